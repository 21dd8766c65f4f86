public import Foundation
public import _Localization

/// How far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    fileprivate init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0, value.isFinite else { return nil }
        return Swift.min(Swift.max(Double(value / total), 0), 1)
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let environment = context.environment
        let kind: ProgressStyleKind
        switch environment.progressStyle {
        case .primitive(let primitive): kind = primitive
        case .custom(let custom):
            func part(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
            return custom.draw(
                ProgressViewStyleConfiguration(
                    fraction: fraction, label: part(label),
                    currentValueLabel: part(currentValueLabel)),
                in: &context)
        }
        let id = context.path.id
        let mark = context.path.pushContainer()
        var children = context.nodes { $0.drawPart("_l", label) }
        let name = environment.labelsAreHidden ? children.accessibleName : ""
        if environment.labelsAreHidden { children = [] }
        children += context.nodes { $0.drawPart("_c", currentValueLabel) }
        context.path.pop(to: mark)
        let style: ViewNode.ProgressContent.Style =
            switch kind {
            case .automatic: fraction == nil ? .circular : .linear
            case .linear: .linear
            case .circular: .circular
            }
        var node = ViewNode(
            id: id,
            kind: .progress(ViewNode.ProgressContent(fraction: fraction, style: style)),
            children: children)
        if !name.isEmpty { node.attributes.append(.accessibilityLabel(name)) }
        if let tint = environment.tint { node.attributes.append(.tint(tint)) }
        if style == .circular, let factor = environment.controlSize.factor {
            node.attributes.append(.scale(factor))
        }
        context.nodes.append(node)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates progress of unknown length.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Creates progress of unknown length with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Creates progress of unknown length with a title that is looked up.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Creates progress of unknown length with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    /// Creates progress of unknown length with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
    }

    /// Creates progress of a value toward a total, or of unknown length without a value.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(
            fraction: Self.fraction(value, of: total), label: EmptyView(),
            currentValueLabel: EmptyView())
    }

    /// Creates progress of a value toward a total with a label.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(),
            currentValueLabel: EmptyView())
    }

    /// Creates progress of a value toward a total with a title that is looked up.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates progress of a value toward a total with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Creates progress of a value toward a total with a title from a resource.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension ProgressView {
    /// Creates progress of a value toward a total with a label and a label of the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the progress of a style's configuration, to be drawn in another style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label ?? .init(view: AnyView(EmptyView())),
            currentValueLabel: configuration.currentValueLabel
                ?? .init(view: AnyView(EmptyView())))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Creates progress through an interval of time, as it is when the card is drawn.
    ///
    /// Unspecified by Apple for a view that stands still; Apple's goes on by itself.
    @MainActor
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            fraction: timerInterval.fraction(at: Date(), countsDown: countsDown),
            label: EmptyView(),
            currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Creates progress through an interval of time with a label, as it is when the card is drawn.
    @MainActor
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: timerInterval.fraction(at: Date(), countsDown: countsDown), label: label(),
            currentValueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView {
    /// Creates progress through an interval of time with labels, as it is when the card is drawn.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: timerInterval.fraction(at: Date(), countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ClosedRange<Date> {
    /// How much of the interval has passed at a moment, or is left of it.
    fileprivate func fraction(at now: Date, countsDown: Bool) -> Double {
        let length = upperBound.timeIntervalSince(lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = (now.timeIntervalSince(lowerBound) / length).clampedToUnit
        return countsDown ? 1 - passed : passed
    }
}
