import Foundation
import SwiftUI

/// The settings from modifiers around a chart.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var styles = ScaleSettings<AnyShapeStyle>()
    var symbols = ScaleSettings<any ChartSymbolShape>()
    var strokes = ScaleSettings<StrokeStyle>()
    var legend = LegendSettings()
    /// A closure that changes the appearance of the plot.
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    /// The modifiers for interactions, which a card doesn't have.
    var inert: [InertInteraction] = []

    /// A view in front of a chart or behind it.
    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }
}

/// The settings of one axis from modifiers.
struct AxisSettings {
    var isHidden = false
    /// A closure that makes the marks of the axis; `nil` for the usual ones.
    var content: ((inout _AxisCollection) -> Void)?
    var titles: [Title] = []
    var domain: _ScaleDomain?
    var padding: (start: CGFloat, end: CGFloat)?
    var type: ScaleType?
    /// The length of the visible part.
    var visibleLength: Double?
    /// The beginning of the visible part.
    var initialPosition: _ChartScalar?
    /// The values of the axis's marks, which the bounds follow.
    var values: AxisMarkValues.Form?

    /// A view that names the values of an axis.
    struct Title {
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView
        /// The text, for assistive technology.
        var text: Text?
    }
}

/// The author's appearance of values.
struct ScaleSettings<Value> {
    var domain: [_ChartScalar]?
    /// The appearance of values in order, repeated after the last.
    var range: [Value]?
    /// The colors between which numbers are interpolated.
    var colors: [Color]?
    /// A closure that returns the appearance of a value.
    var mapping: ((_ChartScalar) -> Value?)?
}

/// The settings of the legend from modifiers.
struct LegendSettings {
    var visibility: Visibility = .automatic
    var position: AnnotationPosition = .automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// A modifier for an interaction with a chart that exists in an app, but not in a card.
enum InertInteraction: String {
    case chartXSelection, chartYSelection, chartAngleSelection, chartScrollableAxes

    /// A message to the chart's author: what is drawn, and the cure.
    var finding: String {
        switch self {
        case .chartXSelection, .chartYSelection, .chartAngleSelection:
            "`\(rawValue)` sets a binding, which nothing in a snippet does; the chart is drawn as it is "
                + "without a selection. Mark what matters with a RuleMark or an annotation."
        case .chartScrollableAxes:
            "A chart in a snippet does not scroll; the part that `chartXVisibleDomain` or "
                + "`chartYVisibleDomain` names is drawn, from `chartScrollPosition(initialX:)` on. Open the "
                + "app for the rest."
        }
    }
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with changed settings for its charts.
    nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
