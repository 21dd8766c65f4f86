/// Several views, one after another.
public nonisolated struct TupleView<each Content: View>: PrimitiveView {
    /// One reference: a tuple of a pack is slow to copy, and views are copied often while they are
    /// put together.
    private final class Children {
        let views: (repeat each Content)

        init(_ views: repeat each Content) {
            self.views = (repeat each views)
        }
    }

    private let children: Children

    init(_ content: repeat each Content) {
        children = Children(repeat each content)
    }

    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        var index = 0
        func append<Child: View>(_ child: Child) {
            let mark = context.path.push(index: index)
            let resolved = child._nodes(in: &context)
            context.path.pop(to: mark)
            if nodes.isEmpty {
                nodes = resolved
            } else {
                nodes += resolved
            }
            index += 1
        }
        // Not a loop: it would copy each child.
        repeat append(each children.views)
        return nodes
    }
}
