public import Foundation
public import SwiftUI

// Modifiers for the axes of charts.
extension View {
    // MARK: - The x axis

    /// Shows the x axis of charts, or hides it.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartSettings { $0.x.isHidden = visibility == .hidden }
    }

    /// Gives charts a custom x axis.
    nonisolated public func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartSettings { $0.x.content = { content._collect(in: &$0) } }
    }

    /// Sets the domain of the charts' x axis, the part of the plot that it spans, and its scale.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain = _SameScaleDomain(), range: Range = _SamePositionScaleRange(),
        type: ScaleType? = nil
    ) -> some View {
        chartScale(\.x, domain._domain, range._padding, type)
    }

    /// Sets the title of the charts' x axis, with a localized key.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Sets the title of the charts' x axis.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Sets the title of the charts' x axis.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartTitle(\.x, AnyView(label), label, position, alignment, spacing)
    }

    /// Sets a view as the title of the charts' x axis.
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

    /// Gives charts a custom y axis.
    nonisolated public func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return chartSettings { $0.y.content = { content._collect(in: &$0) } }
    }

    /// Sets the domain of the charts' y axis, the part of the plot that it spans, and its scale.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain = _SameScaleDomain(), range: Range = _SamePositionScaleRange(),
        type: ScaleType? = nil
    ) -> some View {
        chartScale(\.y, domain._domain, range._padding, type)
    }

    /// Sets the title of the charts' y axis, with a localized key.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
    }

    /// Sets the title of the charts' y axis.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
    }

    /// Sets the title of the charts' y axis.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartTitle(\.y, AnyView(label), label, position, alignment, spacing)
    }

    /// Sets a view as the title of the charts' y axis.
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
            // Without other arguments, `nil` resets the type; with others, it keeps the outer one.
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
