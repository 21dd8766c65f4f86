import SwiftUI

/// One pass over a tree that computes the traits of its nodes, children before their parents.
struct LayoutPass {
    typealias Flags = LayoutTraits.Flags

    /// The direction in which siblings are laid out.
    enum Axis { case horizontal, vertical, depth }

    /// The traits of the nodes visited so far, in drawing order.
    var traits: [LayoutTraits] = []

    private mutating func measure(_ node: NodePlace, axis: Axis) -> Flags {
        let index = traits.count
        traits.append(LayoutTraits())
        if node.attributes.isEmpty {
            let flags = measureKind(node, axis: axis)
            traits[index] = LayoutTraits(
                flags: flags, coreFlags: flags, end: Int32(truncatingIfNeeded: traits.count))
            return flags
        }
        let attributes = node.attributes
        let box = BoxFeatures(attributes)
        if box.hasLayers { measureLayers(attributes, .behind) }
        let core = measureKind(node, axis: axis)
        if box.hasLayers { measureLayers(attributes, .inFront) }
        var result = LayoutTraits(flags: core.union(box.flags), coreFlags: core)
        let span = attributes.span
        for index in span.indices { result.apply(span[index]) }
        if let start = node.kind.wrapperStart(attributes, box) {
            result.wrapperStart = Int32(truncatingIfNeeded: start)
            if box.hasAccessibility { result.coreFlags.insert(.hasAccessibility) }
        } else {
            result.coreFlags = result.flags
        }
        result.end = Int32(truncatingIfNeeded: traits.count)
        traits[index] = result
        return result.flags
    }

    private mutating func measureLayers(
        _ attributes: [ViewNode.Attribute], _ side: ViewNode.Layer.Side
    ) {
        for attribute in attributes {
            guard let layer = attribute.layer(side) else { continue }
            measureAll(layer.nodes, axis: .depth)
        }
    }

    private mutating func measureKind(_ node: NodePlace, axis: Axis) -> Flags {
        switch node.kind {
        case .text: return []
        case .image(let image): return image.isResizable ? [.growsX, .growsY] : .isRigid
        case .stack(let layout):
            switch layout {
            case .horizontal, .gridRow: return measureRow(node.children)
            case .vertical: return measureAll(node.children, axis: .vertical)
            case .depth, .grid, .tracks, .fitting, .coded, .reader, .phases:
                return measureAll(node.children, axis: .depth)
            }
        case .spacer:
            switch axis {
            case .horizontal: return [.growsX, .sharesX]
            case .vertical: return .growsY
            case .depth: return [.growsX, .growsY]
            }
        case .divider: return axis == .horizontal ? [.growsY, .isRigid] : .growsX
        case .drawing(.range(let line)):
            switch line.form {
            case .bar: return .growsX
            case .ring: return .isRigid
            }
        case .drawing(.outline), .drawing(.marks): return [.growsX, .growsY]
        case .box, .link, .button, .progress: return measureAll(node.children, axis: .depth)
        case .label: return measureAll(node.children, axis: .horizontal)
        case .toggle(let toggle): return measureToggle(node, toggle)
        case .gauge(let gauge):
            let inside = measureAll(node.children, axis: .depth)
            switch gauge.style {
            case .linear: return inside
            case .circular, .ring: return .isRigid
            }
        }
    }

    private mutating func measureToggle(
        _ node: NodePlace, _ toggle: ViewNode.ToggleContent
    ) -> Flags {
        switch toggle.style {
        case .switch:
            measureAll(node.children, axis: .depth)
            return node.children.isEmpty ? .isRigid : .growsX
        case .button: return measureAll(node.children, axis: .depth)
        case .custom:
            // The appearance for on comes first, whichever is shown.
            let (on, off) = toggle.looks(children: node.children)
            let flags = measureAll(on, axis: .depth)
            return flags.union(measureAll(off, axis: .depth)).intersection([.growsX, .growsY])
        }
    }

    @discardableResult
    mutating func measureAll(_ nodes: [ViewNode], axis: Axis) -> Flags {
        var all: Flags = []
        var isRigid = false
        for position in nodes.indices {
            let child = measure(NodePlace(siblings: nodes, index: position), axis: axis)
            all.formUnion(child.intersection([.growsX, .growsY]))
            isRigid = child.contains(.isRigid)
        }
        if isRigid, nodes.count == 1 { all.insert(.isRigid) }
        return all
    }

    /// Measures a row, which can shrink unless a child can't.
    private mutating func measureRow(_ nodes: [ViewNode]) -> Flags {
        measureAll(nodes, axis: .horizontal).subtracting(.isRigid)
    }
}
