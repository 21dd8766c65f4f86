import SwiftUI

/// One walk over a tree that works out the traits of its nodes, children before their parents.
struct LayoutPass {
    typealias Flags = LayoutTraits.Flags

    /// The direction in which siblings follow one another.
    enum Axis { case horizontal, vertical, depth }

    /// What a node or several tell their parent.
    struct Wish {
        var flags: Flags = []
        var width = 0.0
    }

    /// Of the nodes met so far, in the order of drawing.
    var traits: [LayoutTraits] = []

    private mutating func measure(
        _ node: NodePlace, offered: Double, axis: Axis, isInRow: Bool
    ) -> Wish {
        let index = traits.count
        traits.append(LayoutTraits())
        if node.attributes.isEmpty {
            let wish = measureKind(node, offered: offered, axis: axis, isInRow: isInRow)
            traits[index] = LayoutTraits(
                idealWidth: wish.width, flags: wish.flags, coreFlags: wish.flags,
                end: Int32(truncatingIfNeeded: traits.count))
            return wish
        }
        let attributes = node.attributes
        let hasLayers = attributes.contains { $0.isLayer }
        if hasLayers { measureLayers(attributes, behind: true) }
        let core = measureKind(node, offered: offered, axis: axis, isInRow: isInRow)
        if hasLayers { measureLayers(attributes, behind: false) }
        var result = LayoutTraits(
            idealWidth: core.width, flags: core.flags, coreFlags: core.flags)
        let span = attributes.span
        for index in span.indices { result.apply(span[index]) }
        if let start = node.kind.wrapperStart(attributes) {
            result.wrapperStart = Int32(truncatingIfNeeded: start)
            if result.flags.contains(.hasMeaning) { result.coreFlags.insert(.hasMeaning) }
        } else {
            result.coreFlags = result.flags
        }
        result.end = Int32(truncatingIfNeeded: traits.count)
        traits[index] = result
        return Wish(flags: result.flags, width: result.idealWidth)
    }

    private mutating func measureLayers(_ attributes: [ViewNode.Attribute], behind: Bool) {
        for attribute in attributes {
            switch attribute {
            case .backgroundNodes(let nodes, _, _) where behind:
                measureAll(nodes, offered: 360, axis: .depth, isInRow: false)
            case .overlayNodes(let nodes, _, _) where !behind:
                measureAll(nodes, offered: 360, axis: .depth, isInRow: false)
            default: continue
            }
        }
    }

    private mutating func measureKind(
        _ node: NodePlace, offered: Double, axis: Axis, isInRow: Bool
    ) -> Wish {
        switch node.kind {
        case .text(let runs):
            // How wide a text would like to be matters only where others want room beside it.
            guard isInRow else { return Wish() }
            return Wish(width: TextMetrics.width(of: runs, attributes: node.attributes))
        case .image(let image):
            return image.isResizable
                ? Wish(flags: [.growsX, .growsY], width: 60)
                : Wish(flags: .isRigid, width: 24 * image.scale)
        case .stack(let layout):
            switch layout {
            case .horizontal(_, let spacing):
                return measureRow(
                    node.children, spacing: spacing ?? 8, offered: offered, isInRow: isInRow)
            case .vertical:
                return measureAll(
                    node.children, offered: offered, axis: .vertical, isInRow: isInRow)
            case .depth:
                return measureAll(
                    node.children, offered: offered, axis: .depth, isInRow: isInRow)
            }
        case .spacer(let minLength):
            switch axis {
            case .horizontal: return Wish(flags: [.growsX, .sharesX], width: minLength ?? 8)
            case .vertical: return Wish(flags: .growsY)
            case .depth: return Wish(flags: [.growsX, .growsY])
            }
        case .divider:
            return Wish(flags: axis == .horizontal ? [.growsY, .isRigid] : .growsX, width: 1)
        case .shape: return Wish(flags: [.growsX, .growsY], width: 10)
        case .box, .link:
            return measureAll(node.children, offered: offered, axis: .depth, isInRow: isInRow)
        case .label:
            var wish = measureAll(
                node.children, offered: offered, axis: .horizontal, isInRow: isInRow)
            wish.width += 28
            return wish
        case .button(let button):
            var wish = measureAll(
                node.children, offered: offered, axis: .depth, isInRow: isInRow)
            switch button.style {
            case .automatic, .bordered, .borderedProminent: wish.width += 32
            case .borderless, .plain, .custom: break
            }
            return wish
        case .toggle(let toggle):
            return measureToggle(node, toggle, offered: offered, isInRow: isInRow)
        case .progress(let progress):
            let width = measureAll(
                node.children, offered: offered, axis: .vertical, isInRow: isInRow
            ).width
            return progress.style == .linear
                ? Wish(flags: .growsX, width: width) : Wish(width: max(width, 24))
        case .gauge(let gauge):
            let width = measureAll(
                node.children, offered: offered, axis: .vertical, isInRow: isInRow
            ).width
            return gauge.style == .linear
                ? Wish(flags: .growsX, width: width)
                : Wish(flags: .isRigid, width: max(width, 64))
        }
    }

    private mutating func measureToggle(
        _ node: NodePlace, _ toggle: ViewNode.ToggleContent, offered: Double, isInRow: Bool
    ) -> Wish {
        switch toggle.style {
        case .switch:
            let width = measureAll(
                node.children, offered: offered, axis: .depth, isInRow: isInRow
            ).width
            return node.children.isEmpty
                ? Wish(flags: .isRigid, width: 51) : Wish(flags: .growsX, width: width + 59)
        case .button:
            var wish = measureAll(
                node.children, offered: offered, axis: .depth, isInRow: isInRow)
            wish.width += 28
            return wish
        case .custom:
            // The look for "on" comes first, whichever is shown.
            let (on, off) = toggle.looks(children: node.children)
            var wish = measureAll(on, offered: offered, axis: .depth, isInRow: isInRow)
            let other = measureAll(off, offered: offered, axis: .depth, isInRow: isInRow)
            wish.flags = wish.flags.union(other.flags).intersection([.growsX, .growsY])
            return wish
        }
    }

    @discardableResult
    mutating func measureAll(
        _ nodes: [ViewNode], offered: Double, axis: Axis, isInRow: Bool
    ) -> Wish {
        var all = Wish()
        var isRigid = false
        for position in nodes.indices {
            let child = measure(
                NodePlace(siblings: nodes, index: position), offered: offered, axis: axis,
                isInRow: isInRow)
            all.flags.formUnion(child.flags.intersection([.growsX, .growsY]))
            isRigid = child.flags.contains(.isRigid)
            all.width =
                axis == .horizontal ? all.width + child.width : max(all.width, child.width)
        }
        if isRigid, nodes.count == 1 { all.flags.insert(.isRigid) }
        return all
    }
}

extension ViewNode.Attribute {
    fileprivate var isLayer: Bool {
        switch self {
        case .backgroundNodes, .overlayNodes: true
        default: false
        }
    }
}

// MARK: - Rows

extension LayoutPass {
    private mutating func measureRow(
        _ nodes: [ViewNode], spacing: Double, offered: Double, isInRow: Bool
    ) -> Wish {
        let first = traits.count
        let room = offered - spacing * Double(max(nodes.count - 1, 0))
        var all = Wish(width: offered - room)
        for position in nodes.indices {
            let child = measure(
                NodePlace(siblings: nodes, index: position), offered: room, axis: .horizontal,
                isInRow: isInRow || nodes.count > 1)
            all.flags.formUnion(child.flags.intersection([.growsX, .growsY]))
            all.width += child.width
        }
        if nodes.count > 1 { letWidestYield(first: first, room: room) }
        return all
    }

    /// Finds who gives way in a row: those that want more than an even share of what the
    /// narrower ones leave; at least the widest.
    private mutating func letWidestYield(first: Int, room: Double) {
        var room = room
        var widest = 0.0
        var wanted = 0.0
        var index = first
        while index < traits.count {
            let trait = traits[index]
            if trait.flags.contains(.isRigid) {
                room -= trait.idealWidth
            } else {
                widest = max(widest, trait.idealWidth)
                wanted += trait.idealWidth
            }
            index = max(Int(trait.end), index + 1)
        }
        // What is short already gains nothing by being squeezed.
        if widest <= 80 { return }
        let settled = wanted < room ? widest : evenShare(first: first, room: room)
        let limit = max(min(settled, widest - 0.001), 80)
        index = first
        while index < traits.count {
            let trait = traits[index]
            if trait.idealWidth > limit, trait.flags.isDisjoint(with: [.isRigid, .sharesX]) {
                traits[index].flags.insert(.yields)
            }
            index = max(Int(trait.end), index + 1)
        }
    }

    /// Returns the width of the widest that gets all it wants when room is shared evenly.
    private func evenShare(first: Int, room: Double) -> Double {
        var room = room
        var settled = -1.0
        while true {
            var count = 0
            var next = Double.infinity
            var index = first
            while index < traits.count {
                let trait = traits[index]
                if trait.idealWidth > settled, !trait.flags.contains(.isRigid) {
                    count += 1
                    next = min(next, trait.idealWidth)
                }
                index = max(Int(trait.end), index + 1)
            }
            guard count > 0, next <= room / Double(count) else { return settled }
            settled = next
            room -= next
        }
    }
}
