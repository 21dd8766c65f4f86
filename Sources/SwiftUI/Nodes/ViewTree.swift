/// A resolved view: all that a card shows, free of code and of any actor.
public struct ViewTree: Sendable, Hashable {
    /// The outermost nodes, top to bottom; none for an empty view.
    public var nodes: [ViewNode]

    /// Creates a tree.
    public init(nodes: [ViewNode] = []) {
        self.nodes = nodes
    }

    /// Tells whether there is nothing to draw.
    public var isEmpty: Bool { nodes.isEmpty }
}
