/// A view that draws nothing and takes no space.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}

    @MainActor
    package func draw(in context: inout ResolveContext) {}
}
