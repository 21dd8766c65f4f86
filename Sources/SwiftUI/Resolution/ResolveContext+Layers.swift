// Views behind and in front of others.
extension ResolveContext {
    /// Puts a view behind each of the nodes that were drawn from an index on.
    @MainActor
    mutating func putBehind<V: View>(_ background: V, _ alignment: Alignment, from start: Int) {
        for index in start..<nodes.count {
            let empty = ViewNode.Attribute.backgroundNodes([], .center, .center)
            if !nodes[index].takes(empty) { nodes[index].wrap() }
            let behind = beside(nodes[index].id, "_k", background)
            if behind.isEmpty { continue }
            nodes[index].apply(
                Self.surface(of: behind, on: nodes[index])
                    ?? .backgroundNodes(
                        behind, alignment.horizontal.position, alignment.vertical.position))
        }
    }

    /// Puts a view in front of each of the nodes that were drawn from an index on.
    @MainActor
    mutating func putInFront<V: View>(_ overlay: V, _ alignment: Alignment, from start: Int) {
        for index in start..<nodes.count {
            let empty = ViewNode.Attribute.overlayNodes([], .center, .center)
            if !nodes[index].takes(empty) { nodes[index].wrap() }
            let outer = covered
            covered = nodes[index]
            let front = beside(nodes[index].id, "_o", overlay)
            covered = outer
            if front.isEmpty { continue }
            nodes[index].apply(
                .overlayNodes(front, alignment.horizontal.position, alignment.vertical.position))
        }
    }

    /// Returns a single filled shape as a surface, which is cheaper to draw.
    static func surface(
        of nodes: [ViewNode], on node: ViewNode
    ) -> ViewNode.Attribute? {
        guard nodes.count == 1, nodes[0].attributes.isEmpty,
            case .drawing(.outline(let outline, .paint(let fill)?, nil)) = nodes[0].kind
        else { return nil }
        if case .path = outline { return nil }
        let attribute = ViewNode.Attribute.background(fill, outline)
        return node.takes(attribute) ? attribute : nil
    }
}
