// The bounds of what one resolution draws.
extension ResolveContext {
    /// Notes that a view or a modifier is going to be drawn; `false` if there is no room for it.
    @inline(__always)
    mutating func enter() -> Bool {
        guard level < TreeBounds.viewLevels, record.budget.views > 0 else {
            refuse()
            return false
        }
        level += 1
        record.budget.views -= 1
        return true
    }

    /// Notes that a view or a modifier was drawn.
    @inline(__always)
    mutating func leave() { level -= 1 }

    /// True once nothing more is drawn, and the tree says so.
    var hasEnded: Bool { record.budget.views <= 0 && record.budget.isEnded }

    /// Counts a modifier that was drawn for several nodes as one for each of them.
    mutating func count(nodesFrom start: Int) {
        if nodes.count > start + 1 { record.budget.views -= nodes.count - start - 1 }
    }

    @inline(never)
    private mutating func refuse() {
        if record.budget.views > 0 {
            reportOnce(TreeBounds.tooManyLevels)
        } else {
            if record.budget.isEnded { return }
            record.budget.isEnded = true
            reportOnce(TreeBounds.tooMany)
        }
        nodes.append(.ellipsis(path.id))
    }

    /// Leaves out the nodes that the tree has no room for.
    mutating func keepWithinBounds(room: Int = TreeBounds.room) {
        nodes = withinBounds(nodes, room: room)
    }

    /// Nodes without those that the tree has no room for.
    package mutating func withinBounds(_ nodes: [ViewNode]) -> [ViewNode] {
        withinBounds(nodes, room: TreeBounds.room)
    }

    private mutating func withinBounds(_ nodes: [ViewNode], room: Int) -> [ViewNode] {
        if let count = nodes.elementCount(room: room), count <= record.budget.elements {
            record.budget.elements -= count
            return nodes
        }
        var cut = TreeCut(elements: record.budget.elements)
        let kept = cut.kept(of: nodes, room: room)
        record.budget.elements = cut.elements
        if cut.isTooDeep { reportOnce(TreeBounds.tooDeep) }
        if cut.isEnded { reportOnce(TreeBounds.tooMany) }
        return kept
    }
}
