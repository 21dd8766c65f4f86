/// A view that goes through keyframes in an app; a card draws it with the value before them.
public nonisolated struct KeyframeAnimator<
    Value, KeyframePath: Keyframes, Content: View
>: PrimitiveView where Value == KeyframePath.Value {
    private let initialValue: Value
    private let content: (Value) -> Content

    /// Creates a view that goes through keyframes repeatedly, or once.
    public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    /// Creates a view that goes through keyframes when a value changes.
    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.content = content
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.running { content(initialValue) }._draw(in: &context)
    }
}

extension View {
    /// Lets the view go through keyframes; a card draws it with the value before them.
    nonisolated public consuming func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: self)
        return KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
            content(placeholder, $0)
        } keyframes: {
            keyframes($0)
        }
    }

    /// Plays keyframes when a value changes; a card draws the view with the value before them.
    nonisolated public consuming func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: self)
        return KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
            content(placeholder, $0)
        } keyframes: {
            keyframes($0)
        }
    }
}
