/// A hairline across the stack around it.
public nonisolated struct Divider: PrimitiveView, Sendable {
    /// Creates a divider.
    public init() {}

    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        [ViewNode(id: context.path.id, kind: .divider)]
    }
}
