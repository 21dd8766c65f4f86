// The limits of one resolution.
extension ResolveContext {
    /// Begins a view's or modifier's drawing; returns `false` if a limit is reached.
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

    /// Records the end of a view's or modifier's drawing.
    @inline(__always)
    mutating func leave() { level -= 1 }

    /// True once drawing has stopped at a limit, which the tree shows.
    var hasEnded: Bool { record.budget.views <= 0 && record.budget.isEnded }

    /// Counts a modifier of several nodes once for each of them.
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

    /// Removes the nodes beyond the limits of the tree.
    mutating func keepWithinBounds(room: Int = TreeBounds.room) {
        nodes = withinBounds(nodes, room: room)
    }

    /// Returns nodes without those beyond the limits of the tree.
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
