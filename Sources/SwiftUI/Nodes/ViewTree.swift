/// A resolved view: what a card shows, free of code and of any actor.
public struct ViewTree: Sendable, Codable, Hashable {
    /// The outermost nodes, top to bottom; none for an empty view.
    public var nodes: [ViewNode]

    /// Creates a tree.
    public init(nodes: [ViewNode] = []) {
        self.nodes = nodes
    }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { nodes.isEmpty }
}
