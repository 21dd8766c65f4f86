extension View {
    /// Changes the drawing of the view by its size and its place, which don't change.
    ///
    /// The system calls the closure once the view is laid out, for each view if there are several.
    /// The closure receives the view's place relative to the card and to the named views around it.
    nonisolated public consuming func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modified(_VisualEffectModifier(effect: effect))
    }
}

/// Changes the drawing of a view once it is laid out.
public struct _VisualEffectModifier<Effect: VisualEffect>: _PrimitiveModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let first = context.nodes.count
        content._draw(in: &context)
        if Effect._changeCount == 0 { return }
        let spaces = context.coordinateSpaces()
        for index in context.nodes.indices[first...] {
            var node = context.nodes[index]
            if context.isInGrid, case .stack(.gridRow) = node.kind {
                // A box around the row would remove its cells from the columns.
                for cell in node.children.indices {
                    follow(&node.children[cell], spaces, in: &context)
                }
            } else {
                follow(&node, spaces, in: &context)
            }
            context.nodes[index] = node
        }
        context.count(nodesFrom: first)
    }

    /// Wraps a node in boxes that receive the changes once the node has its place.
    @MainActor
    private func follow(
        _ node: inout ViewNode, _ spaces: [AnyHashable: Int], in context: inout ResolveContext
    ) {
        let effect = effect
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        let own = context.liveParts().newAnchor()
        // Elements are found by their order, so there are as many boxes as there can be changes:
        // how many one box can hold is known only later. Outer attributes apply to a further box.
        for _ in 0...Effect._changeCount { node.wrap() }
        context.addCode(to: &node) { code in
            code.anchor = own
            code.finish = { node, size, anchors in
                guard anchors.indices.contains(own) else { return }
                var proxy = GeometryProxy(
                    size: LayoutSize(width: Double(size.width), height: Double(size.height)),
                    x: Double(anchors[own].minX), y: Double(anchors[own].minY), anchors: anchors)
                proxy.spaces = spaces
                var changes = effect(EmptyVisualEffect(), proxy)._changes
                    .map { $0.attribute(isRightToLeft: isRightToLeft) }[...]
                node.spread(&changes, boxes: Effect._changeCount)
            }
        }
    }
}

extension ViewNode {
    /// Gives the node's boxes the changes, from the innermost on, as many as each box can hold.
    fileprivate mutating func spread(_ changes: inout ArraySlice<Attribute>, boxes: Int) {
        guard boxes > 0, children.count == 1 else { return }
        children[0].spread(&changes, boxes: boxes - 1)
        while let change = changes.first, children[0].takesEffect(change) {
            children[0].apply(change)
            changes.removeFirst()
        }
    }
}
