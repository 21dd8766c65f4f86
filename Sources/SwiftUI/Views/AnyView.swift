/// A view whose type is hidden.
public nonisolated struct AnyView: PrimitiveView {
    private let view: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) {
        self.view = view
    }

    /// Hides the type of a view.
    public init<V: View>(erasing view: V) {
        self.view = view
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        view._draw(in: &context)
    }
}
