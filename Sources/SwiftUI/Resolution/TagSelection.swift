/// One of several views that a value chooses.
struct TagSelection {
    /// The chosen value.
    let selection: AnyHashable
    /// The nodes of the view that stands for it, once it was drawn.
    var nodes: [ViewNode]?

    init(_ selection: AnyHashable) {
        self.selection = selection
    }
}

extension ResolveContext {
    /// Notes that the nodes drawn since there were so many stand for a value.
    mutating func offer<Tag: Hashable>(_ tag: Tag, from start: Int) {
        guard let choice, choice.nodes == nil else { return }
        if choice.selection == AnyHashable(tag) || choice.selection == AnyHashable(Optional(tag)) {
            self.choice?.nodes = Array(nodes[start...])
        }
    }

    /// Draws options of which a value chooses one, and returns all of them and the chosen one.
    @MainActor
    mutating func options<Selection: Hashable>(
        of view: some View, selection: Selection?
    ) -> (all: [ViewNode], chosen: [ViewNode]?) {
        let outer = choice
        choice = selection.map { TagSelection(AnyHashable($0)) }
        let all = label { view._draw(in: &$0) }
        let chosen = choice?.nodes
        choice = outer
        return (all, chosen)
    }
}
