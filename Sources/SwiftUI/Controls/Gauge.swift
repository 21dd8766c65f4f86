/// A value within a range.
public nonisolated struct Gauge<
    Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    private init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel,
        minimumValueLabel: BoundsLabel?, maximumValueLabel: BoundsLabel?
    ) {
        self.value = Double(value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let kind: GaugeStyleKind
        switch context.environment.gaugeStyle {
        case .primitive(let primitive): kind = primitive
        case .custom(let custom):
            let outer = context.environment.gaugeStyle
            // A gauge inside the style is drawn plainly.
            context.environment.gaugeStyle = .primitive(.linear)
            context.running { custom.makeBody(configuration: configuration) }._draw(in: &context)
            context.environment.gaugeStyle = outer
            return
        }
        var parts = parts(of: kind, in: &context)
        let name = parts.label.accessibleName
        let currentValue = parts.currentValue.accessibleName
        if context.environment.labelsAreHidden { parts.label = [] }
        let children = kind.arrange(parts, at: fraction)
        let content = ViewNode.GaugeContent(
            value: Swift.min(Swift.max(value, bounds.lowerBound), bounds.upperBound),
            lowerBound: bounds.lowerBound, upperBound: bounds.upperBound,
            style: kind.content,
            label: name.isEmpty && !children.speak ? nil : name,
            currentValueLabel: currentValue.isEmpty ? nil : currentValue)
        var node = ViewNode(id: parts.id, kind: .gauge(content), children: children)
        if let tint = context.environment.tint { node.attributes.append(.tint(tint)) }
        context.nodes.append(node)
    }

    /// Returns the labels, in the style's fonts unless the environment sets others.
    @MainActor
    private func parts(
        of kind: GaugeStyleKind, in context: inout ResolveContext
    ) -> RangeParts {
        var parts = RangeParts(id: context.path.id)
        let mark = context.path.pushContainer()
        defer { context.path.pop(to: mark) }
        let font = context.environment.font
        switch kind {
        case .linear, .markedLinear:
            func note(_ view: some View) -> some View {
                view.font(font ?? .footnote).foregroundStyle(.secondary)
            }
            parts.label = context.nodes { $0.drawPart("_l", label) }
            parts.currentValue = context.nodes { $0.drawPart("_c", note(currentValueLabel)) }
            parts.minimum = context.nodes { $0.drawPart("_n", note(minimumValueLabel)) }
            parts.maximum = context.nodes { $0.drawPart("_m", note(maximumValueLabel)) }
        case .circular, .ring:
            // A dial has a fixed size, which its labels keep to.
            func fitting(_ view: some View) -> some View {
                view.lineLimit(1).minimumScaleFactor(0.5)
            }
            func note(_ view: some View) -> some View {
                fitting(view).font(font ?? .caption2).foregroundStyle(.secondary)
            }
            parts.label = context.nodes { $0.drawPart("_l", note(label)) }
            parts.currentValue = context.nodes {
                $0.drawPart("_c", fitting(currentValueLabel).font(font ?? .headline))
            }
            parts.minimum = context.nodes { $0.drawPart("_n", note(minimumValueLabel)) }
            parts.maximum = context.nodes { $0.drawPart("_m", note(maximumValueLabel)) }
        }
        return parts
    }

    /// The place of the value between the bounds, 0…1.
    private var fraction: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? ((value - bounds.lowerBound) / length).clampedToUnit : 0
    }

    private var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: fraction,
            label: .init(label),
            currentValueLabel: currentValueLabel is EmptyView ? nil : .init(currentValueLabel),
            minimumValueLabel: minimumValueLabel.map { .init($0) },
            maximumValueLabel: maximumValueLabel.map { .init($0) },
            markedValueLabels: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label, and perhaps a label of the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) where BoundsLabel == EmptyView {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: nil, maximumValueLabel: nil)
    }

    /// Creates a gauge with labels of the value and of both ends.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
}
