import Foundation
import SwiftUI

/// The things that modifiers around a chart ask for.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var styles = ScaleSettings<AnyShapeStyle>()
    var symbols = ScaleSettings<any ChartSymbolShape>()
    var strokes = ScaleSettings<StrokeStyle>()
    var legend = LegendSettings()
    /// Changes the look of the plot.
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    /// The modifiers that nothing in a card performs.
    var inert: [InertInteraction] = []

    /// A view in front of a chart or behind it.
    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> AnyView
    }
}

/// The things that modifiers ask for of one axis.
struct AxisSettings {
    var isHidden = false
    /// Makes the marks of the axis; `nil` for the usual ones.
    var content: ((inout _AxisCollection) -> Void)?
    var titles: [Title] = []
    var domain: _ScaleDomain?
    var padding: (start: CGFloat, end: CGFloat)?
    var type: ScaleType?
    /// The length of the part that is seen.
    var visibleLength: Double?
    /// The beginning of the part that is seen.
    var initialPosition: _ChartScalar?
    /// The values of the axis's own marks, which the ends follow.
    var values: AxisMarkValues.Form?

    /// A view that says what an axis shows.
    struct Title {
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: AnyView
        /// The words, for assistive technology.
        var text: Text?
    }
}

/// The looks that the author gives to values.
struct ScaleSettings<Value> {
    var domain: [_ChartScalar]?
    /// The looks of values by their places, from the first again after the last.
    var range: [Value]?
    /// The colors between which those of numbers lie.
    var colors: [Color]?
    /// The look of a value.
    var mapping: ((_ChartScalar) -> Value?)?
}

/// The things that modifiers ask for of the legend.
struct LegendSettings {
    var visibility: Visibility = .automatic
    var position: AnnotationPosition = .automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// A modifier for what a person does with a chart of an app, and not with one in a card.
enum InertInteraction: String {
    case chartXSelection, chartYSelection, chartAngleSelection, chartScrollableAxes

    /// A word to the chart's author: what is drawn, and the cure.
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
    /// The view with other settings for its charts.
    nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
