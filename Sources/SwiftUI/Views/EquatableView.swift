/// A view that is redrawn only if it differs from before; a card is drawn as a whole.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
    /// The view.
    public var content: Content

    /// Creates the view.
    @inlinable
    public init(content: Content) {
        self.content = content
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
    }
}

extension View where Self: Equatable {
    /// Prevents the view from being redrawn while it is equal; a card is drawn as a whole.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
