import SwiftUI

/// How a node takes part in the layout of its parent, as far as CSS cannot find out by itself.
///
/// SwiftUI lets a view that contains something greedy (a spacer, an endless frame) grow with it,
/// and offers space in a row to the least flexible views first. CSS does neither: so both are
/// worked out here, in one pass before drawing, and end as classes.
struct LayoutTraits {
    /// What a parent needs to know of a child.
    struct Flags: OptionSet {
        var rawValue: UInt8
        /// Takes all the width that is offered.
        static let growsX = Flags(rawValue: 1)
        /// Takes all the height that is offered.
        static let growsY = Flags(rawValue: 2)
        /// Shares width evenly with others of its kind, whatever it contains.
        static let sharesX = Flags(rawValue: 4)
        /// Gives way first when a row is too narrow.
        static let yields = Flags(rawValue: 8)
        /// Never gives way in a row.
        static let isRigid = Flags(rawValue: 16)
        /// Carries attributes of meaning.
        static let hasMeaning = Flags(rawValue: 32)
        /// Has nodes behind it or in front of it.
        static let hasLayers = Flags(rawValue: 64)
    }

    /// Of the node with all its attributes.
    var flags: Flags = []
    /// Of the node without the attributes that its outer box takes over.
    var coreFlags: Flags = []
    /// The width in points at which nothing would be wrapped.
    var idealWidth = 0.0
    /// Where the attributes begin that an outer box takes over, if one is needed.
    var wrapperStart: Int?
    /// The index after the last node inside this one.
    var end = 0

    /// Returns the traits of all nodes, in the order of drawing.
    static func measure(_ tree: ViewTree) -> [LayoutTraits] {
        var pass = Pass()
        pass.traits.reserveCapacity(64)
        pass.measureAll(tree.nodes, offered: 360, axis: .vertical)
        return pass.traits
    }
}

extension LayoutTraits {
    private enum Axis { case horizontal, vertical, depth }

    private struct Pass {
        var traits: [LayoutTraits] = []

        @discardableResult
        mutating func measure(_ node: NodePlace, offered: Double, axis: Axis) -> Flags {
            let index = traits.count
            traits.append(LayoutTraits())
            measureLayers(node, behind: true)
            let (core, width) = measureKind(node, offered: offered, axis: axis)
            measureLayers(node, behind: false)
            var result = LayoutTraits(flags: core, coreFlags: core, idealWidth: width)
            if !node.attributes.isEmpty {
                let span = node.attributes.span
                for index in span.indices { result.apply(span[index]) }
                result.wrapperStart = node.kind.wrapperStart(node.attributes)
            }
            if result.flags.contains(.hasMeaning) { result.coreFlags.insert(.hasMeaning) }
            if result.wrapperStart == nil { result.coreFlags = result.flags }
            result.end = traits.count
            traits[index] = result
            return result.flags
        }

        private mutating func measureLayers(_ node: NodePlace, behind: Bool) {
            if node.attributes.isEmpty { return }
            for attribute in node.attributes {
                switch attribute {
                case .backgroundNodes(let nodes, _, _) where behind:
                    measureAll(nodes, offered: 360, axis: .depth)
                case .overlayNodes(let nodes, _, _) where !behind:
                    measureAll(nodes, offered: 360, axis: .depth)
                default: continue
                }
            }
        }

        private mutating func measureKind(
            _ node: NodePlace, offered: Double, axis: Axis
        ) -> (Flags, Double) {
            switch node.kind {
            case .text(let runs):
                return ([], TextMetrics.width(of: runs, attributes: node.attributes))
            case .image(let image):
                return image.isResizable
                    ? ([.growsX, .growsY], 60) : ([.isRigid], 24 * image.scale)
            case .stack(let layout):
                switch layout {
                case .horizontal(_, let spacing):
                    return measureRow(node.children, spacing: spacing ?? 8, offered: offered)
                case .vertical:
                    return measureAll(node.children, offered: offered, axis: .vertical)
                case .depth: return measureAll(node.children, offered: offered, axis: .depth)
                }
            case .spacer(let minLength):
                switch axis {
                case .horizontal: return ([.growsX, .sharesX], minLength ?? 8)
                case .vertical: return ([.growsY], 0)
                case .depth: return ([.growsX, .growsY], 0)
                }
            case .divider: return (axis == .horizontal ? [.growsY, .isRigid] : [.growsX], 1)
            case .shape: return ([.growsX, .growsY], 10)
            case .box: return measureAll(node.children, offered: offered, axis: .depth)
            case .label:
                let (flags, width) = measureAll(node.children, offered: offered, axis: .horizontal)
                return (flags, width + 28)
            case .button(let button):
                let (flags, width) = measureAll(node.children, offered: offered, axis: .depth)
                switch button.style {
                case .automatic, .bordered, .borderedProminent: return (flags, width + 32)
                case .borderless, .plain, .custom: return (flags, width)
                }
            case .link: return measureAll(node.children, offered: offered, axis: .depth)
            case .toggle(let toggle): return measureToggle(node, toggle, offered: offered)
            case .progress(let progress):
                let (_, width) = measureAll(node.children, offered: offered, axis: .vertical)
                return progress.style == .linear ? ([.growsX], width) : ([], max(width, 24))
            case .gauge(let gauge):
                let (_, width) = measureAll(node.children, offered: offered, axis: .vertical)
                return gauge.style == .linear ? ([.growsX], width) : ([.isRigid], max(width, 64))
            }
        }

        private mutating func measureToggle(
            _ node: NodePlace, _ toggle: ViewNode.ToggleContent, offered: Double
        ) -> (Flags, Double) {
            switch toggle.style {
            case .switch:
                let (_, width) = measureAll(node.children, offered: offered, axis: .depth)
                return node.children.isEmpty ? ([.isRigid], 51) : ([.growsX], width + 59)
            case .button:
                let (flags, width) = measureAll(node.children, offered: offered, axis: .depth)
                return (flags, width + 28)
            case .custom:
                // The look for "on" comes first, whichever is shown.
                let (on, off) = toggle.looks(children: node.children)
                let (flags, width) = measureAll(on, offered: offered, axis: .depth)
                let (others, _) = measureAll(off, offered: offered, axis: .depth)
                return (flags.union(others).intersection([.growsX, .growsY]), width)
            }
        }

        @discardableResult
        mutating func measureAll(
            _ nodes: [ViewNode], offered: Double, axis: Axis
        ) -> (Flags, Double) {
            var flags: Flags = []
            var isRigid = false
            var width = 0.0
            for position in nodes.indices {
                let index = traits.count
                let child = measure(
                    NodePlace(siblings: nodes, index: position), offered: offered, axis: axis)
                flags.formUnion(child.intersection([.growsX, .growsY]))
                isRigid = child.contains(.isRigid)
                let childWidth = traits[index].idealWidth
                width = axis == .horizontal ? width + childWidth : max(width, childWidth)
            }
            if isRigid, nodes.count == 1 { flags.insert(.isRigid) }
            return (flags, width)
        }

        private mutating func measureRow(
            _ nodes: [ViewNode], spacing: Double, offered: Double
        ) -> (Flags, Double) {
            let first = traits.count
            let room = offered - spacing * Double(max(nodes.count - 1, 0))
            var flags: Flags = []
            var total = offered - room
            for position in nodes.indices {
                let index = traits.count
                let child = measure(
                    NodePlace(siblings: nodes, index: position), offered: room, axis: .horizontal)
                flags.formUnion(child.intersection([.growsX, .growsY]))
                total += traits[index].idealWidth
            }
            if nodes.count > 1 { letWidestYield(first: first, room: room) }
            return (flags, total)
        }

        /// Finds who gives way in a row: those that want more than an even share of what the
        /// narrower ones leave; at least the widest.
        private mutating func letWidestYield(first: Int, room: Double) {
            var room = room
            var widest = 0.0
            forEachSibling(from: first) { trait in
                if trait.flags.contains(.isRigid) {
                    room -= trait.idealWidth
                } else {
                    widest = max(widest, trait.idealWidth)
                }
            }
            var settled = -1.0
            while true {
                var count = 0
                var next = Double.infinity
                forEachSibling(from: first) { trait in
                    if trait.idealWidth > settled, !trait.flags.contains(.isRigid) {
                        count += 1
                        next = min(next, trait.idealWidth)
                    }
                }
                guard count > 0, next <= room / Double(count) else { break }
                settled = next
                room -= next
            }
            // What is short already gains nothing by being squeezed.
            let limit = max(min(settled, widest - 0.001), 80)
            forEachSibling(from: first) { trait in
                if trait.idealWidth > limit,
                    trait.flags.isDisjoint(with: [.isRigid, .sharesX])
                {
                    trait.flags.insert(.yields)
                }
            }
        }

        private mutating func forEachSibling(
            from first: Int, _ body: (inout LayoutTraits) -> Void
        ) {
            var index = first
            while index < traits.count {
                body(&traits[index])
                index = max(traits[index].end, index + 1)
            }
        }
    }

    private mutating func apply(_ attribute: ViewNode.Attribute) {
        switch attribute {
        case .padding(let insets): idealWidth += insets.leading + insets.trailing
        case .frame(let frame):
            if let width = frame.width {
                flags.subtract([.growsX, .sharesX])
                flags.insert(.isRigid)
                idealWidth = width
            } else if let maxWidth = frame.maxWidth {
                flags.insert([.growsX, .sharesX])
                flags.remove(.isRigid)
                if maxWidth.isFinite { idealWidth = min(idealWidth, maxWidth) }
            }
            if let minWidth = frame.minWidth { idealWidth = max(idealWidth, minWidth) }
            if frame.height != nil {
                flags.remove(.growsY)
            } else if frame.maxHeight != nil {
                flags.insert(.growsY)
            }
        case .fixedSize(let horizontal, let vertical):
            if horizontal {
                flags.subtract([.growsX, .sharesX])
                flags.insert(.isRigid)
            }
            if vertical { flags.remove(.growsY) }
        case .layoutPriority(let priority):
            // Whoever matters more is served first, so counts as narrow.
            if priority > 0 { flags.insert(.isRigid) }
        case .font, .foreground, .tint, .textAlignment, .lineLimit, .truncation,
            .minimumScaleFactor, .lineSpacing, .contentTransition, .aspectRatio, .background,
            .border, .clip, .opacity, .shadow, .rotation, .scale,
            .offset, .blur, .redacted, .invalidatable:
            break
        case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .accessibilityHidden,
            .accessibilityCombined, .accessibilityHeader, .accessibilityIdentifier, .help:
            flags.insert(.hasMeaning)
        case .backgroundNodes, .overlayNodes: flags.insert(.hasLayers)
        }
    }
}

extension ViewNode.ToggleContent {
    /// The looks for on and for off of a toggle with a style of its author's.
    func looks(children: [ViewNode]) -> (on: [ViewNode], off: [ViewNode]) {
        isOn ? (children, flipped) : (flipped, children)
    }
}
