/// A resolved view: the whole content of a card, without code and independent of any actor.
public struct ViewTree: Sendable, Equatable {
    /// The outermost nodes, top to bottom; none for an empty view.
    public var nodes: [ViewNode]

    /// The elements' placements on a card of one width; `nil` if the client lays out the tree.
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
    /// The placements follow from the nodes, so they rarely distinguish two trees.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(nodes)
    }
}
