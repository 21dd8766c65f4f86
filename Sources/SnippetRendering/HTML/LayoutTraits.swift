import SwiftUI

/// How a node takes part in the layout of its parent, as far as CSS cannot find out by itself.
///
/// SwiftUI lets a view that contains something greedy (a spacer, an endless frame) grow with it. CSS
/// doesn't: so it is worked out here, in one pass before drawing, and ends as classes.
struct LayoutTraits: Sendable, Equatable {
    /// The facts that a parent needs to know of a child.
    struct Flags: OptionSet, Sendable {
        var rawValue: UInt8
        /// Takes all the width that is offered.
        static let growsX = Flags(rawValue: 1)
        /// Takes all the height that is offered.
        static let growsY = Flags(rawValue: 2)
        /// Shares width evenly with others of its kind, whatever it contains.
        static let sharesX = Flags(rawValue: 4)
        /// Never gives way in a row.
        static let isRigid = Flags(rawValue: 16)
        /// Carries attributes of accessibility.
        static let hasAccessibility = Flags(rawValue: 32)
        /// Has nodes behind it or in front of it.
        static let hasLayers = Flags(rawValue: 64)
        /// Those that end as classes.
        static let classes: Flags = [.growsX, .growsY, .sharesX, .isRigid]
    }

    /// Of the node with all its attributes.
    var flags: Flags = []
    /// Of the node without the attributes that its outer box takes over.
    var coreFlags: Flags = []
    /// Where the attributes begin that an outer box takes over, or a negative number if none is
    /// needed.
    var wrapperStart: Int32 = -1
    /// The index after the last node inside this one.
    var end: Int32 = 0

    /// Returns the traits of all nodes, in the order of drawing.
    static func measure(_ nodes: [ViewNode]) -> [LayoutTraits] {
        var pass = LayoutPass()
        pass.traits.reserveCapacity(96)
        pass.measureAll(nodes, axis: .vertical)
        return pass.traits
    }
}

extension LayoutTraits {
    /// Takes what an attribute says of the room that its element takes into account.
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
            // What matters more is served first, so counts as narrow.
            if priority > 0 { flags.insert(.isRigid) }
        case .aspectRatio(let aspect):
            // Its height follows from its width.
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
