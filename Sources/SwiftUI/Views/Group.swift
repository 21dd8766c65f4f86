/// Several views treated as one; a modifier of the group applies to each.
public nonisolated struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
    }
}
