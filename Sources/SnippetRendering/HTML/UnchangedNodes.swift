import SwiftUI

/// The elements of a tree that are, with their layers and children, unchanged since an earlier
/// tree.
///
/// A tap changes few elements of a card; a drawing reuses the earlier markup of the others.
struct UnchangedNodes {
    /// For each element, true if it is unchanged, in drawing order.
    private(set) var flags: [Bool] = []
    private let places: [HTMLMarkup.Place]
    private var areOthers = false

    /// Compares a tree with one that was drawn, element by element; returns `nil` unless both have
    /// the same elements with the same nesting.
    init?(of nodes: [ViewNode], since earlier: HTMLMarkup) {
        places = earlier.places
        flags.reserveCapacity(places.count)
        _ = compare(nodes, earlier.nodes)
        guard !areOthers, flags.count == places.count else { return nil }
    }

    /// Tells whether all the nodes are unchanged.
    private mutating func compare(_ nodes: [ViewNode], _ earlier: [ViewNode]) -> Bool {
        guard nodes.count == earlier.count else {
            areOthers = true
            return false
        }
        if nodes.sharesMemory(with: earlier) {
            // All of them are unchanged, with everything inside.
            for _ in nodes where flags.count < places.count {
                let end = places[flags.count].next
                flags.append(contentsOf: repeatElement(true, count: end - flags.count))
            }
            return true
        }
        var areSame = true
        for index in nodes.indices {
            if !compare(nodes, earlier, at: index) { areSame = false }
            if areOthers { return false }
        }
        return areSame
    }

    private mutating func compare(_ nodes: [ViewNode], _ earlier: [ViewNode], at index: Int) -> Bool
    {
        guard nodes[index].id == earlier[index].id else {
            areOthers = true
            return false
        }
        let place = flags.count
        flags.append(false)
        let attributes = nodes[index].attributes
        let earlierAttributes = earlier[index].attributes
        var isSame = attributes.count == earlierAttributes.count
        var hasLayers = false
        for place in attributes.indices {
            guard attributes[place].isLayer else {
                if isSame, attributes[place] != earlierAttributes[place] { isSame = false }
                continue
            }
            hasLayers = true
        }
        if hasLayers, !compareLayers(attributes, earlierAttributes, .behind) { isSame = false }
        if !compareContent(nodes, earlier, at: index) { isSame = false }
        if hasLayers, !compareLayers(attributes, earlierAttributes, .inFront) { isSame = false }
        flags[place] = isSame
        return isSame
    }

    private mutating func compareLayers(
        _ attributes: [ViewNode.Attribute], _ earlier: [ViewNode.Attribute],
        _ side: ViewNode.Layer.Side
    ) -> Bool {
        guard attributes.count == earlier.count else {
            areOthers = true
            return false
        }
        var areSame = true
        for place in attributes.indices {
            guard let layer = attributes[place].layer(side) else { continue }
            guard let other = earlier[place].layer(side) else {
                areOthers = true
                return false
            }
            if layer.horizontal != other.horizontal || layer.vertical != other.vertical {
                areSame = false
            }
            if !compare(layer.nodes, other.nodes) { areSame = false }
        }
        return areSame
    }

    private mutating func compareContent(
        _ nodes: [ViewNode], _ earlier: [ViewNode], at index: Int
    ) -> Bool {
        guard case .toggle(let toggle) = nodes[index].kind, toggle.style == .custom else {
            // Trees from other sources may contain elements that aren't drawn.
            if nodes[index].hidesChildren || earlier[index].hidesChildren {
                areOthers = true
                return false
            }
            let isSame = nodes[index].kind == earlier[index].kind
            return compare(nodes[index].children, earlier[index].children) && isSame
        }
        // A toggle with a custom style draws the appearance for on first, so that the order of its
        // elements changes when it is flipped.
        guard case .toggle(let other) = earlier[index].kind, other.style == .custom,
            toggle.isOn == other.isOn
        else {
            areOthers = true
            return false
        }
        var (own, before) = (toggle, other)
        (own.flipped, before.flipped) = ([], [])
        let looks = toggle.looks(children: nodes[index].children)
        let earlierLooks = other.looks(children: earlier[index].children)
        let isOnSame = compare(looks.on, earlierLooks.on)
        let isOffSame = compare(looks.off, earlierLooks.off)
        return isOnSame && isOffSame && own == before
    }
}

extension ViewNode {
    /// Tells whether the node has children that aren't drawn.
    fileprivate var hidesChildren: Bool {
        if children.isEmpty { return false }
        return switch kind {
        case .text, .image, .spacer, .divider, .drawing: true
        case .stack, .box, .label, .button, .toggle, .link, .progress, .gauge: false
        }
    }
}
