/// A view whose type is hidden.
public nonisolated struct AnyView: PrimitiveView {
    private let view: any View

    /// Creates a view that hides the type of another.
    public init<V: View>(_ view: V) {
        self.view = view
    }

    /// Creates a view that hides the type of another.
    public init<V: View>(erasing view: V) {
        self.view = view
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        view._draw(in: &context)
    }
}
