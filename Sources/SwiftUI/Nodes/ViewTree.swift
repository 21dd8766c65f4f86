/// A resolved view: all that a card shows, free of code and of any actor.
public struct ViewTree: Sendable, Equatable {
    /// The outermost nodes, top to bottom; none for an empty view.
    public var nodes: [ViewNode]

    /// Where the elements lie on a card of one width; `nil` if that is left to who draws them.
    public var placements: Placements?

    /// Creates a tree.
    public init(nodes: [ViewNode] = [], placements: Placements? = nil) {
        self.nodes = nodes
        self.placements = placements
    }

    /// Tells whether there is nothing to draw.
    public var isEmpty: Bool { nodes.isEmpty }
}

extension ViewTree: Hashable {
    /// The places follow from the nodes, so that they tell hardly any two trees apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(nodes)
    }
}
