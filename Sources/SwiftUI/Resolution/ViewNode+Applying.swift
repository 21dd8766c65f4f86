extension ViewNode {
    /// Adds an attribute outside those that the node has, and wraps the node in a box where the
    /// order of attributes would be broken.
    mutating func apply(_ attribute: Attribute) {
        let (family, rank) = attribute.traits
        if case .accessibility = family { return describe(attribute, rank: rank) }
        var end = attributes.count
        while end > 0, attributes[end - 1].family == .accessibility { end -= 1 }
        if end > 0 {
            let last = attributes[end - 1].rank
            if last == rank, let merged = attributes[end - 1].merged(with: attribute) {
                attributes[end - 1] = merged
                return
            }
            if last >= rank {
                wrap()
                attributes.append(attribute)
                return
            }
        }
        attributes.insert(attribute, at: end)
    }

    /// Tells whether an attribute can be added without a box.
    func takes(_ attribute: Attribute) -> Bool {
        let rank = attribute.rank
        return attributes.allSatisfy { $0.rank < rank || $0.family == .accessibility }
    }

    /// Tells whether an effect changes how the node as a whole is drawn.
    var hasEffects: Bool { attributes.contains { $0.family == .effect } }

    /// Tells whether an effect can be added without a box.
    func takesEffect(_ attribute: Attribute) -> Bool {
        // Other effects of the same element would move around the same point as a turn.
        if case .turn = attribute, hasEffects { return false }
        return takes(attribute)
    }

    /// Adds an effect outside those that the node has.
    mutating func applyEffect(_ attribute: Attribute) {
        // Not wherever it takes a box: two effects of one kind may be one.
        if case .turn = attribute, hasEffects { wrap() }
        apply(attribute)
    }

    /// Puts the node into a box, which from now on stands for it.
    mutating func wrap() {
        let inner = self
        self = ViewNode(
            id: NodeID(inner.id.rawValue + "_w"), kind: .box, children: [inner])
    }

    /// Accessibility does not depend on the order; what is said further out wins.
    private mutating func describe(_ attribute: Attribute, rank: Int) {
        let index = attributes.firstIndex { $0.rank >= rank } ?? attributes.count
        if index < attributes.count, attributes[index].rank == rank {
            attributes[index] = attribute
        } else {
            attributes.insert(attribute, at: index)
        }
    }
}
