/// A hairline across the enclosing stack.
public nonisolated struct Divider: PrimitiveView, Sendable {
    public init() {}

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.nodes.append(
            ViewNode(id: context.path.id, kind: .divider))
    }
}
