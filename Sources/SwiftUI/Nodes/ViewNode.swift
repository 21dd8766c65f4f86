/// One drawn element of a resolved view: its kind, appearance, identity and action.
///
/// A tree of nodes is all that leaves the main actor after a view is resolved. Renderers are pure
/// functions of it; they never see a `View`. The set of kinds is closed on purpose: a renderer that
/// doesn't handle one doesn't compile.
public struct ViewNode: Sendable, Codable, Hashable {
    /// The element's identity within its tree, stable from one refresh to the next.
    public var id: NodeID

    /// The element's kind, with the data that only elements of that kind have.
    public var kind: Kind

    /// The appearance of the element, in the order in which the attributes apply (innermost first).
    public var attributes: [Attribute]

    /// The elements inside this one, in reading order.
    public var children: [ViewNode]

    /// Creates a node.
    public init(
        id: NodeID, kind: Kind, attributes: [Attribute] = [], children: [ViewNode] = []
    ) {
        self.id = id
        self.kind = kind
        self.attributes = attributes
        self.children = children
    }
}

extension [ViewNode] {
    /// Tells whether two arrays of nodes share memory, and so are equal; equal arrays may not share it.
    package func sharesMemory(with others: [ViewNode]) -> Bool {
        count == others.count
            && withUnsafeBufferPointer { nodes in
                others.withUnsafeBufferPointer { nodes.baseAddress == $0.baseAddress }
            }
    }

    /// Tells whether the nodes look like a version of others, by a quick comparison.
    package func resemble(_ others: [ViewNode]) -> Bool {
        guard let node = first, let other = others.first else { return false }
        return count == others.count && node.id == other.id
            && node.children.count == other.children.count
    }
}
