public import Foundation
public import _Localization

/// The progress of a task, or a sign that it continues.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    private let fraction: Double?
    /// The change of the fraction over time.
    private var counting: ViewNode.Counting?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value, total > 0, value.isFinite else { return nil }
        return Swift.min(Swift.max(Double(value / total), 0), 1)
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let kind: ProgressStyleKind
        switch context.environment.progressStyle {
        case .primitive(let primitive), .tinted(let primitive, _): kind = primitive
        case .custom(let custom):
            let outer = context.environment.progressStyle
            // Progress inside the style is drawn plainly.
            context.environment.progressStyle = .primitive(.automatic)
            context.running { custom.makeBody(configuration: configuration) }._draw(in: &context)
            context.environment.progressStyle = outer
            return
        }
        let style: ViewNode.ProgressContent.Style =
            switch kind {
            case .automatic: fraction == nil ? .circular : .linear
            case .linear: .linear
            case .circular: .circular
            }
        var parts = parts(of: style, in: &context)
        let name = parts.label.accessibleName
        let currentValue = parts.currentValue.accessibleName
        if context.environment.labelsAreHidden { parts.label = [] }
        let children = arrange(parts, style)
        let content = ViewNode.ProgressContent(
            fraction: fraction, style: style,
            label: name.isEmpty && !children.speak ? nil : name,
            currentValueLabel: currentValue.isEmpty ? nil : currentValue)
        var node = ViewNode(id: parts.id, kind: .progress(content), children: children)
        var tint = context.environment.tint
        if case .tinted(_, let color) = context.environment.progressStyle {
            tint = color.paint(in: context.environment)
        }
        if let tint { node.attributes.append(.tint(tint)) }
        if style == .circular, let factor = context.environment.controlSize.factor {
            node.attributes.append(.scale(factor))
        }
        context.nodes.append(node)
    }

    private var configuration: ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, counting: counting,
            label: label is EmptyView ? nil : .init(label),
            currentValueLabel: currentValueLabel is EmptyView ? nil : .init(currentValueLabel))
    }

    /// Returns the labels; the value's label is small and subdued.
    @MainActor
    private func parts(
        of style: ViewNode.ProgressContent.Style, in context: inout ResolveContext
    ) -> RangeParts {
        var parts = RangeParts(id: context.path.id)
        let mark = context.path.pushContainer()
        defer { context.path.pop(to: mark) }
        parts.label = context.nodes { context in
            switch style {
            case .linear: context.drawPart("_l", label)
            case .circular: context.drawPart("_l", label.foregroundStyle(.secondary))
            }
        }
        parts.currentValue = context.nodes {
            $0.drawPart("_c", currentValueLabel.font(.caption).foregroundStyle(.secondary))
        }
        return parts
    }

    /// Puts the label above the line or below the ring, and the value below both.
    private func arrange(
        _ parts: RangeParts, _ style: ViewNode.ProgressContent.Style
    ) -> [ViewNode] {
        switch style {
        case .linear:
            return parts.column([
                parts.line(
                    .init(.bar, fraction: fraction, counting: counting),
                    thickness: Measures.progressBar)
            ])
        case .circular:
            var parts = parts
            let ring = parts.line(.init(.ring, fraction: fraction, counting: counting))
            let label = parts.label
            parts.label = []
            return parts.column([ring] + label, alignment: .center)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates progress of unknown length.
    public init() where Label == EmptyView {
        self.init { EmptyView() }
    }

    /// Creates progress of unknown length with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Creates progress of unknown length with a localized title.
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

    /// Creates progress toward a total, unknown without a value, perhaps with a label.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label = { EmptyView() }
    ) {
        self.init(
            fraction: Self.fraction(value, of: total), label: label(),
            currentValueLabel: EmptyView())
    }

    /// Creates progress of a value toward a total with a localized title.
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
    /// Creates progress from a style's configuration, to be drawn in another style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, counting: configuration.counting,
            label: configuration.label ?? .init(EmptyView()),
            currentValueLabel: configuration.currentValueLabel ?? .init(EmptyView()))
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Creates progress through an interval, perhaps with a label; clients advance it if they can.
    @MainActor
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label = { EmptyView() }
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView {
    /// Creates progress through an interval with labels; clients advance it if they can.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: timerInterval.fraction(at: Date(), countsDown: countsDown),
            counting: timerInterval.lowerBound < timerInterval.upperBound
                ? ViewNode.Counting(
                    countsDown ? .down : .up, from: timerInterval.lowerBound,
                    to: timerInterval.upperBound) : nil,
            label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ClosedRange<Date> {
    /// Returns the part of the interval that has passed at a moment, or that is left.
    fileprivate func fraction(at now: Date, countsDown: Bool) -> Double {
        let length = upperBound.timeIntervalSince(lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = (now.timeIntervalSince(lowerBound) / length).clampedToUnit
        return countsDown ? 1 - passed : passed
    }
}
