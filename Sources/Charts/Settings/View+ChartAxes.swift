public import Foundation
public import SwiftUI

// What the axes of charts are for.
extension View {
    // MARK: - The x axis

    /// Shows the x axis of charts, or hides it.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.x.isHidden = visibility == .hidden }
    }

    /// Gives charts an x axis of one's own.
    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartSettings { $0.x.content = { content._collect(in: &$0) } }
    }

    /// Chooses the values along the x axis of charts.
    nonisolated public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartScale(\.x, domain: domain._domain, type: type)
    }

    /// Chooses the values along the x axis of charts, and the part of the plot that it runs over.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartScale(\.x, domain: domain._domain, padding: range._padding, type: type)
    }

    /// Chooses the part of the plot that the x axis of charts runs over.
    nonisolated public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chartScale(\.x, padding: range._padding, type: type)
    }

    /// Chooses how values become places along the x axis of charts.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
        chartSettings { $0.x.type = type }
    }

    /// Says what the x axis of charts shows, with a key that is looked up.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Says what the x axis of charts shows.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Says what the x axis of charts shows.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartTitle(\.x, AnyView(label), label, position, alignment, spacing)
    }

    /// Shows a view that says what the x axis of charts shows.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        chartTitle(\.x, AnyView(content()), nil, position, alignment, spacing)
    }

    // MARK: - The y axis

    /// Shows the y axis of charts, or hides it.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.y.isHidden = visibility == .hidden }
    }

    /// Gives charts an y axis of one's own.
    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartSettings { $0.y.content = { content._collect(in: &$0) } }
    }

    /// Chooses the values along the y axis of charts.
    nonisolated public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartScale(\.y, domain: domain._domain, type: type)
    }

    /// Chooses the values along the y axis of charts, and the part of the plot that it runs over.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartScale(\.y, domain: domain._domain, padding: range._padding, type: type)
    }

    /// Chooses the part of the plot that the y axis of charts runs over.
    nonisolated public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        chartScale(\.y, padding: range._padding, type: type)
    }

    /// Chooses how values become places along the y axis of charts.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
        chartSettings { $0.y.type = type }
    }

    /// Says what the y axis of charts shows, with a key that is looked up.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Says what the y axis of charts shows.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Says what the y axis of charts shows.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartTitle(\.y, AnyView(label), label, position, alignment, spacing)
    }

    /// Shows a view that says what the y axis of charts shows.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        chartTitle(\.y, AnyView(content()), nil, position, alignment, spacing)
    }

    // MARK: - Either axis

    nonisolated private func chartScale(
        _ axis: WritableKeyPath<ChartSettings, AxisSettings>,
        domain: _ScaleDomain? = nil, padding: (start: CGFloat, end: CGFloat)? = nil,
        type: ScaleType?
    ) -> some View {
        chartSettings {
            $0[keyPath: axis].domain = domain ?? $0[keyPath: axis].domain
            $0[keyPath: axis].padding = padding ?? $0[keyPath: axis].padding
            $0[keyPath: axis].type = type ?? $0[keyPath: axis].type
        }
    }

    nonisolated private func chartTitle(
        _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ content: AnyView, _ text: Text?,
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
    ) -> some View {
        let title = AxisSettings.Title(
            position: position, alignment: alignment, spacing: spacing, content: content, text: text
        )
        return chartSettings { $0[keyPath: axis].titles.append(title) }
    }
}
