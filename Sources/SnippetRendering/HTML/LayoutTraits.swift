import SwiftUI

/// The traits of a node for the layout of its parent that CSS cannot find itself.
///
/// In SwiftUI, a view that contains an expanding one (a spacer, an infinite frame) grows with it.
/// CSS doesn't do that, so the traits are computed here, in one pass before drawing, and become
/// classes.
struct LayoutTraits: Sendable, Equatable {
    /// The Boolean traits that a parent needs to know about a child.
    struct Flags: OptionSet, Sendable {
        var rawValue: UInt8
        /// The node takes the whole proposed width.
        static let growsX = Flags(rawValue: 1)
        /// The node takes the whole proposed height.
        static let growsY = Flags(rawValue: 2)
        /// The node shares width evenly with others of its kind, whatever it contains.
        static let sharesX = Flags(rawValue: 4)
        /// The node never shrinks in a row.
        static let isRigid = Flags(rawValue: 16)
        /// The node has accessibility attributes.
        static let hasAccessibility = Flags(rawValue: 32)
        /// The node has layers behind it or in front of it.
        static let hasLayers = Flags(rawValue: 64)
        /// The flags that become classes.
        static let classes: Flags = [.growsX, .growsY, .sharesX, .isRigid]
    }

    /// The flags of the node with all its attributes.
    var flags: Flags = []
    /// The flags of the node without the attributes of its outer box.
    var coreFlags: Flags = []
    /// The index of the first attribute that an outer box applies, or a negative number if none is
    /// needed.
    var wrapperStart: Int32 = -1
    /// The index after the last node inside this one.
    var end: Int32 = 0

    /// Returns the traits of all nodes, in drawing order.
    static func measure(_ nodes: [ViewNode]) -> [LayoutTraits] {
        var pass = LayoutPass()
        pass.traits.reserveCapacity(96)
        pass.measureAll(nodes, axis: .vertical)
        return pass.traits
    }
}

extension LayoutTraits {
    /// Updates the flags for an attribute that affects the size of its element.
    mutating func apply(_ attribute: ViewNode.Attribute) {
        switch attribute {
        case .frame(let frame): apply(frame)
        case .fixedSize(let horizontal, let vertical):
            if horizontal {
                flags.subtract([.growsX, .sharesX])
                flags.insert(.isRigid)
            }
            if vertical { flags.remove(.growsY) }
        case .layoutPriority(let priority):
            // A view of higher priority gets its space first, so it counts as rigid.
            if priority > 0 { flags.insert(.isRigid) }
        case .aspectRatio(let aspect):
            // Its height depends on its width.
            if aspect.ratio != nil, !aspect.fills { flags.remove(.growsY) }
        default: break
        }
    }

    private mutating func apply(_ frame: ViewNode.Frame) {
        if frame.width != nil {
            flags.subtract([.growsX, .sharesX])
            flags.insert(.isRigid)
        } else if frame.maxWidth != nil {
            flags.insert([.growsX, .sharesX])
            flags.remove(.isRigid)
        }
        if frame.height != nil {
            flags.remove(.growsY)
        } else if frame.maxHeight != nil {
            flags.insert(.growsY)
        }
    }
}
