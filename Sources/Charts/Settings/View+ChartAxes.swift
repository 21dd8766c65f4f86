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

    /// Chooses the values along the x axis of charts, the part of the plot that it runs over, and how values
    /// become places.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain = _SameScaleDomain(), range: Range = _SamePositionScaleRange(),
        type: ScaleType? = nil
    ) -> some View {
        chartScale(\.x, domain._domain, range._padding, type)
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

    /// Chooses the values along the y axis of charts, the part of the plot that it runs over, and how values
    /// become places.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain = _SameScaleDomain(), range: Range = _SamePositionScaleRange(),
        type: ScaleType? = nil
    ) -> some View {
        chartScale(\.y, domain._domain, range._padding, type)
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
        _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ domain: _ScaleDomain?,
        _ padding: (start: CGFloat, end: CGFloat)?, _ type: ScaleType?
    ) -> some View {
        chartSettings {
            let outer = $0[keyPath: axis]
            $0[keyPath: axis].domain = domain ?? outer.domain
            $0[keyPath: axis].padding = padding ?? outer.padding
            // Alone, no type is a choice.
            $0[keyPath: axis].type = type ?? (domain == nil && padding == nil ? nil : outer.type)
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
