public import Foundation
public import SwiftUI

// Modifiers for the legend, the plot and the views around it.
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

    /// Changes the plot of charts: its size, its background, its border.
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

    /// Sets the value at which the visible part of the x axis begins.
    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        let position = initialX.scalar
        return chartSettings { $0.x.initialPosition = position }
    }

    /// Sets the value at which the visible part of the y axis begins.
    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        let position = initialY.scalar
        return chartSettings { $0.y.initialPosition = position }
    }

    /// Shows the part of the x axis that begins at a bound value; a card never changes it.
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        chartScrollPosition(initialX: x.wrappedValue)
    }

    /// Shows the part of the y axis that begins at a bound value; a card never changes it.
    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        chartScrollPosition(initialY: y.wrappedValue)
    }

    /// Lets a person scroll charts in an app; a card shows the first part and logs that.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartSettings { if !axes.isEmpty { $0.inert.append(.chartScrollableAxes) } }
    }

    // MARK: - Selections

    /// Binds the selected value of the x axis; a card has no selection, and the author is informed.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.inert.append(.chartXSelection) }
    }

    /// Binds the selected value of the y axis; a card has no selection, and the author is informed.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.inert.append(.chartYSelection) }
    }

    /// Binds the selected angle; a card has no selection, and the author is informed.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartSettings { $0.inert.append(.chartAngleSelection) }
    }
}
