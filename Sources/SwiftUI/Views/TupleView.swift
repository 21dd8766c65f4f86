/// Several views, one after another.
public nonisolated struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        var index = 0
        for child in repeat each content {
            let mark = context.path.push(index: index)
            let resolved = context.resolve(child)
            context.path.pop(to: mark)
            if nodes.isEmpty {
                nodes = resolved
            } else {
                nodes += resolved
            }
            index += 1
        }
        return nodes
    }
}
