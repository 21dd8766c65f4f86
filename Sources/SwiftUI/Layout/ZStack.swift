/// Views on top of one another, the last in front.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let id = context.path.id
        let layout = ViewNode.StackLayout.depth(
            alignment.horizontal.position, alignment.vertical.position)
        let children = context.children(content)
        var node = ViewNode(id: id, kind: .stack(layout), children: children)
        context.addAlignments((alignment.horizontal, alignment.vertical), to: &node)
        context.nodes.append(node)
    }
}
