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
        let environment = context.environment
        let kind: GaugeStyleKind
        switch environment.gaugeStyle {
        case .primitive(let primitive): kind = primitive
        case .custom(let custom): return custom.draw(configuration, in: &context)
        }
        let id = context.path.id
        let mark = context.path.pushContainer()
        func text(_ name: StaticString, _ view: some View) -> String? {
            let text = context.nodes { $0.drawPart(name, view) }.accessibleName
            return text.isEmpty ? nil : text
        }
        var children = context.nodes { $0.drawPart("_l", label) }
        let content = ViewNode.GaugeContent(
            value: Swift.min(Swift.max(value, bounds.lowerBound), bounds.upperBound),
            lowerBound: bounds.lowerBound, upperBound: bounds.upperBound,
            style: kind.content,
            currentValueLabel: text("_c", currentValueLabel),
            minimumValueLabel: text("_n", minimumValueLabel),
            maximumValueLabel: text("_m", maximumValueLabel))
        context.path.pop(to: mark)
        // A closed ring has room for its value alone; the label is for those who don't see it.
        let isSilent = kind == .ring || environment.labelsAreHidden
        let name = isSilent ? children.accessibleName : ""
        if isSilent { children = [] }
        var node = ViewNode(id: id, kind: .gauge(content), children: children)
        if !name.isEmpty { node.attributes.append(.accessibilityLabel(name)) }
        if let tint = environment.tint { node.attributes.append(.tint(tint)) }
        context.nodes.append(node)
    }

    private var configuration: GaugeStyleConfiguration {
        let length = bounds.upperBound - bounds.lowerBound
        return GaugeStyleConfiguration(
            value: length > 0 ? ((value - bounds.lowerBound) / length).clampedToUnit : 0,
            label: .init(view: AnyView(label)),
            currentValueLabel: currentValueLabel is EmptyView
                ? nil : .init(view: AnyView(currentValueLabel)),
            minimumValueLabel: minimumValueLabel.map { .init(view: AnyView($0)) },
            maximumValueLabel: maximumValueLabel.map { .init(view: AnyView($0)) },
            markedValueLabels: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: EmptyView(),
            minimumValueLabel: nil, maximumValueLabel: nil)
    }

    /// Creates a gauge with a label and a label of the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
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
