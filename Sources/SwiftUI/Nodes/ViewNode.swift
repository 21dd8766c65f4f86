/// One drawn element of a resolved view: what it is, how it looks, who it is and what it does.
///
/// A tree of nodes is all that leaves the main actor when a view has been resolved. Renderers are
/// pure functions of it; they never see a `View`. The set of kinds is closed on purpose: a renderer
/// that forgets one does not compile.
public struct ViewNode: Sendable, Codable, Hashable {
    /// The element's identity within its tree, stable from one refresh to the next.
    public var id: NodeID

    /// The element's kind, with what only elements of that kind have.
    public var kind: Kind

    /// How the element looks, in the order in which the attributes apply (innermost first).
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
    /// Tells whether nodes lie in the same memory as others, so that they are equal; they may be equal without it.
    package func sharesMemory(with others: [ViewNode]) -> Bool {
        count == others.count
            && withUnsafeBufferPointer { nodes in
                others.withUnsafeBufferPointer { nodes.baseAddress == $0.baseAddress }
            }
    }

    /// Tells whether nodes may be a version of others, as far as a glance tells.
    package func resemble(_ others: [ViewNode]) -> Bool {
        guard let node = first, let other = others.first else { return false }
        return count == others.count && node.id == other.id
            && node.children.count == other.children.count
    }
}
