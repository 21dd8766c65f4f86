extension ViewNode {
    /// Adds an attribute outside the existing ones, in a box if it would break their order.
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

    /// Tells whether an effect changes the drawing of the whole node.
    var hasEffects: Bool { attributes.contains { $0.family == .effect } }

    /// Tells whether an effect can be added without a box.
    func takesEffect(_ attribute: Attribute) -> Bool {
        // Other effects of the same element would use the anchor of a turn.
        if case .turn = attribute, hasEffects { return false }
        return takes(attribute)
    }

    /// Adds an effect outside the node's existing ones.
    mutating func applyEffect(_ attribute: Attribute) {
        // Not in every case that takes a box: two effects of one kind can be merged.
        if case .turn = attribute, hasEffects { wrap() }
        apply(attribute)
    }

    /// Wraps the node in a box, which replaces it.
    mutating func wrap() {
        let inner = self
        self = ViewNode(
            id: NodeID(inner.id.rawValue + "_w"), kind: .box, children: [inner])
    }

    /// Accessibility does not depend on the order; the outermost value wins.
    private mutating func describe(_ attribute: Attribute, rank: Int) {
        let index = attributes.firstIndex { $0.rank >= rank } ?? attributes.count
        if index < attributes.count, attributes[index].rank == rank {
            attributes[index] = attribute
        } else {
            attributes.insert(attribute, at: index)
        }
    }
}
