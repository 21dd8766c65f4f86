/// A control for setting a value along a line; in a card it shows the value.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let label: Label
    private let minimumValueLabel: ValueLabel?
    private let maximumValueLabel: ValueLabel?

    private init<V: BinaryFloatingPoint>(
        value: V, bounds: ClosedRange<V>, label: Label, minimumValueLabel: ValueLabel?,
        maximumValueLabel: ValueLabel?
    ) {
        self.value = Double(value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawInert(
            "slider", named: label,
            HStack {
                minimumValueLabel
                Gauge(value: value, in: bounds) { EmptyView() }.gaugeStyle(.linearCapacity)
                    .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
                maximumValueLabel
            })
    }
}

extension Slider {
    /// Creates a slider with a label and labels of both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.wrappedValue, bounds: bounds, label: label(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }

    /// Creates a slider with steps, a label and labels of both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.wrappedValue, bounds: bounds, label: label(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.wrappedValue, bounds: bounds, label: label(), minimumValueLabel: nil,
            maximumValueLabel: nil)
    }

    /// Creates a slider with steps and a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.wrappedValue, bounds: bounds, label: label(), minimumValueLabel: nil,
            maximumValueLabel: nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.wrappedValue, bounds: bounds, label: EmptyView(), minimumValueLabel: nil,
            maximumValueLabel: nil)
    }

    /// Creates a slider with steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.wrappedValue, bounds: bounds, label: EmptyView(), minimumValueLabel: nil,
            maximumValueLabel: nil)
    }
}
