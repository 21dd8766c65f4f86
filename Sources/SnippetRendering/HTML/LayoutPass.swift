import SwiftUI

/// One walk over a tree that works out the traits of its nodes, children before their parents.
struct LayoutPass {
    typealias Flags = LayoutTraits.Flags

    /// The direction in which siblings follow one another.
    enum Axis { case horizontal, vertical, depth }

    /// The size and the flexibility that a node, or several, ask of their parent.
    struct SizeRequest {
        var flags: Flags = []
        var width = 0.0
    }

    /// Of the nodes met so far, in the order of drawing.
    var traits: [LayoutTraits] = []

    private mutating func measure(
        _ node: NodePlace, offered: Double, axis: Axis, isInRow: Bool
    ) -> SizeRequest {
        let index = traits.count
        traits.append(LayoutTraits())
        if node.attributes.isEmpty {
            let request = measureKind(node, offered: offered, axis: axis, isInRow: isInRow)
            traits[index] = LayoutTraits(
                idealWidth: request.width, flags: request.flags, coreFlags: request.flags,
                end: Int32(truncatingIfNeeded: traits.count))
            return request
        }
        let attributes = node.attributes
        let hasLayers = attributes.contains { $0.isLayer }
        if hasLayers { measureLayers(attributes, .behind) }
        let core = measureKind(node, offered: offered, axis: axis, isInRow: isInRow)
        if hasLayers { measureLayers(attributes, .inFront) }
        var result = LayoutTraits(
            idealWidth: core.width, flags: core.flags, coreFlags: core.flags)
        let span = attributes.span
        for index in span.indices { result.apply(span[index]) }
        if let start = node.kind.wrapperStart(attributes) {
            result.wrapperStart = Int32(truncatingIfNeeded: start)
            if result.flags.contains(.hasAccessibility) {
                result.coreFlags.insert(.hasAccessibility)
            }
        } else {
            result.coreFlags = result.flags
        }
        result.end = Int32(truncatingIfNeeded: traits.count)
        traits[index] = result
        return SizeRequest(flags: result.flags, width: result.idealWidth)
    }

    private mutating func measureLayers(
        _ attributes: [ViewNode.Attribute], _ side: ViewNode.Layer.Side
    ) {
        for attribute in attributes {
            guard let layer = attribute.layer(side) else { continue }
            measureAll(layer.nodes, offered: Measures.cardWidth, axis: .depth, isInRow: false)
        }
    }

    private mutating func measureKind(
        _ node: NodePlace, offered: Double, axis: Axis, isInRow: Bool
    ) -> SizeRequest {
        switch node.kind {
        case .text(let runs):
            // How wide a text would like to be matters only where others want room beside it.
            guard isInRow else { return SizeRequest() }
            return SizeRequest(width: TextMetrics.width(of: runs, attributes: node.attributes))
        case .image(let image):
            return image.isResizable
                ? SizeRequest(flags: [.growsX, .growsY], width: Measures.resizableWidth)
                : SizeRequest(
                    flags: .isRigid,
                    width: image.width(beside: node.attributes))
        case .stack(let layout):
            switch layout {
            case .horizontal(_, let spacing):
                return measureRow(
                    node.children, spacing: spacing ?? Measures.spacing, offered: offered,
                    isInRow: isInRow)
            case .vertical:
                return measureAll(
                    node.children, offered: offered, axis: .vertical, isInRow: isInRow)
            case .gridRow:
                return measureRow(
                    node.children, spacing: Measures.spacing, offered: offered, isInRow: isInRow)
            case .depth, .grid, .tracks, .fitting, .coded, .reader, .phases:
                return measureAll(
                    node.children, offered: offered, axis: .depth, isInRow: isInRow)
            }
        case .spacer(let minLength):
            switch axis {
            case .horizontal:
                return SizeRequest(
                    flags: [.growsX, .sharesX], width: minLength ?? Measures.placedSpacerLength)
            case .vertical: return SizeRequest(flags: .growsY)
            case .depth: return SizeRequest(flags: [.growsX, .growsY])
            }
        case .divider:
            return SizeRequest(
                flags: axis == .horizontal ? [.growsY, .isRigid] : .growsX,
                width: Measures.hairline)
        case .drawing:
            return SizeRequest(flags: [.growsX, .growsY], width: Measures.shapeLength)
        case .box, .link:
            return measureAll(node.children, offered: offered, axis: .depth, isInRow: isInRow)
        case .label:
            var request = measureAll(
                node.children, offered: offered, axis: .horizontal, isInRow: isInRow)
            request.width += Measures.labelGapEms * Measures.bodyPoints
            return request
        case .button(let button):
            var request = measureAll(
                node.children, offered: offered, axis: .depth, isInRow: isInRow)
            switch button.style {
            case .automatic, .bordered, .borderedProminent: request.width += Measures.controlInsets
            case .borderless, .plain, .custom: break
            }
            return request
        case .toggle(let toggle):
            return measureToggle(node, toggle, offered: offered, isInRow: isInRow)
        case .progress(let progress):
            let width = measureAll(
                node.children, offered: offered, axis: .vertical, isInRow: isInRow
            ).width
            return progress.style == .linear
                ? SizeRequest(flags: .growsX, width: width)
                : SizeRequest(width: max(width, Measures.ring))
        case .gauge(let gauge):
            let width = measureAll(
                node.children, offered: offered, axis: .vertical, isInRow: isInRow
            ).width
            return gauge.style == .linear
                ? SizeRequest(flags: .growsX, width: width)
                : SizeRequest(flags: .isRigid, width: max(width, Measures.dial))
        }
    }

    private mutating func measureToggle(
        _ node: NodePlace, _ toggle: ViewNode.ToggleContent, offered: Double, isInRow: Bool
    ) -> SizeRequest {
        switch toggle.style {
        case .switch:
            let width = measureAll(
                node.children, offered: offered, axis: .depth, isInRow: isInRow
            ).width
            return node.children.isEmpty
                ? SizeRequest(flags: .isRigid, width: Measures.switchWidth)
                : SizeRequest(flags: .growsX, width: width + Measures.switchInsets)
        case .button:
            var request = measureAll(
                node.children, offered: offered, axis: .depth, isInRow: isInRow)
            request.width += Measures.controlInsets
            return request
        case .custom:
            // The look for "on" comes first, whichever is shown.
            let (on, off) = toggle.looks(children: node.children)
            var request = measureAll(on, offered: offered, axis: .depth, isInRow: isInRow)
            let other = measureAll(off, offered: offered, axis: .depth, isInRow: isInRow)
            request.flags = request.flags.union(other.flags).intersection([.growsX, .growsY])
            return request
        }
    }

    @discardableResult
    mutating func measureAll(
        _ nodes: [ViewNode], offered: Double, axis: Axis, isInRow: Bool
    ) -> SizeRequest {
        var all = SizeRequest()
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

// MARK: - Rows

extension LayoutPass {
    private mutating func measureRow(
        _ nodes: [ViewNode], spacing: Double, offered: Double, isInRow: Bool
    ) -> SizeRequest {
        let room = offered - spacing * Double(max(nodes.count - 1, 0))
        var all = SizeRequest(width: offered - room)
        for position in nodes.indices {
            let child = measure(
                NodePlace(siblings: nodes, index: position), offered: room, axis: .horizontal,
                isInRow: isInRow || nodes.count > 1)
            all.flags.formUnion(child.flags.intersection([.growsX, .growsY]))
            all.width += child.width
        }
        return all
    }
}
