/// A view that is drawn anew only if it isn't equal to what it was; a card is drawn as a whole.
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
    /// Keeps the view from being drawn anew while it is equal; a card is drawn as a whole.
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
