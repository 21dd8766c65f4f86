/// A value that selects one of several views by its tag.
struct TagSelection {
    /// The selected value.
    let selection: AnyHashable
    /// The nodes of the selected view, once it was drawn.
    var nodes: [ViewNode]?
}

extension ResolveContext {
    /// Records that the nodes drawn from an index on have a tag.
    mutating func offer<Tag: Hashable>(_ tag: Tag, from start: Int) {
        guard let choice, choice.nodes == nil else { return }
        if choice.selection == AnyHashable(tag) || choice.selection == AnyHashable(Optional(tag)) {
            self.choice?.nodes = Array(nodes[start...])
        }
    }

    /// Draws options, and returns all of them and the one that a value selects.
    @MainActor
    mutating func options<Selection: Hashable>(
        of view: some View, selection: Selection?
    ) -> (all: [ViewNode], chosen: [ViewNode]?) {
        let outer = choice
        choice = selection.map { TagSelection(selection: AnyHashable($0)) }
        let all = label { view._draw(in: &$0) }
        let chosen = choice?.nodes
        choice = outer
        return (all, chosen)
    }
}
