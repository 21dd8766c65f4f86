public import Foundation
public import SwiftUI

// The surroundings of a chart's plot.
extension View {
    // MARK: - The legend

    /// Shows the legend of charts, or hides it.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartSettings { $0.legend.visibility = visibility }
    }

    /// Chooses the place of the legend of charts.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartSettings {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    /// Shows a view as the legend of charts.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        let legend = LegendSettings(
            position: position, alignment: alignment, spacing: spacing,
            content: AnyView(content()))
        return chartSettings { $0.legend = legend }
    }

    // MARK: - The plot

    /// Changes the look of the plot of charts: its size, its background, its border.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartSettings { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Draws a view in front of charts.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings {
            $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) })
        }
    }

    /// Draws a view behind charts.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings {
            $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) })
        }
    }

    // MARK: - The part that is seen

    /// Shows a part of the x axis, as long as a difference of values.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.scalar.number
        return chartSettings { $0.x.visibleLength = length }
    }

    /// Shows a part of the y axis, as long as a difference of values.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.scalar.number
        return chartSettings { $0.y.visibleLength = length }
    }

    /// Chooses the value at which the part of the x axis that is seen begins.
    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        let position = initialX.scalar
        return chartSettings { $0.x.initialPosition = position }
    }

    /// Chooses the value at which the part of the y axis that is seen begins.
    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        let position = initialY.scalar
        return chartSettings { $0.y.initialPosition = position }
    }

    /// Shows the part of the x axis that begins at a bound value, which nothing in a card changes.
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        chartScrollPosition(initialX: x.wrappedValue)
    }

    /// Shows the part of the y axis that begins at a bound value, which nothing in a card changes.
    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        chartScrollPosition(initialY: y.wrappedValue)
    }

    /// Would let a person scroll charts; a card shows the first part, and the author is told.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartSettings { if !axes.isEmpty { $0.inert.append(.chartScrollableAxes) } }
    }

    // MARK: - Selections

    /// Would let a person select a value of the x axis; the author is told that nothing does.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.inert.append(.chartXSelection) }
    }

    /// Would let a person select a value of the y axis; the author is told that nothing does.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.inert.append(.chartYSelection) }
    }

    /// Would let a person select a sector; the author is told that nothing does.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.inert.append(.chartAngleSelection) }
    }
}
