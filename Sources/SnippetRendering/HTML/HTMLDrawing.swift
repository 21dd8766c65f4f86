import SwiftUI

/// One pass over a tree: what has been written so far, and where in the tree the pass stands.
struct HTMLDrawing: ~Copyable {
    let renderer: HTMLRenderer
    var out: HTMLWriter
    /// The declarations of the element that is being opened.
    var style = HTMLWriter(capacity: 256)
    /// The traits of every node, in the order in which this pass meets the nodes.
    private let traits: [LayoutTraits]
    private var position = 0
    /// Whether the pass is inside a button, toggle or link, where HTML allows neither another
    /// control nor block elements.
    var isInControl = false
    /// Which of the two looks of a toggle the pass is inside.
    var variant: Variant?

    init(renderer: HTMLRenderer, traits: [LayoutTraits]) {
        self.renderer = renderer
        self.traits = traits
        out = HTMLWriter(capacity: 256 + traits.count * 224)
    }

    mutating func draw(_ tree: ViewTree) {
        out.markup("<div")
        out.attribute("id", prefix: renderer.idPrefix, ":snippet")
        out.markup(" class=\"snippet\">")
        draw(tree.nodes)
        out.markup("</div>")
    }

    mutating func draw(_ nodes: [ViewNode]) {
        for index in nodes.indices { draw(NodePlace(siblings: nodes, index: index)) }
    }

    private mutating func draw(_ node: NodePlace) {
        let traits = position < traits.count ? traits[position] : LayoutTraits()
        position += 1
        guard let split = traits.wrapperStart else {
            let all = node.attributes.indices
            return drawElement(
                node, Look(attributes: all, traits: traits.flags, isWrapped: false))
        }
        // The element keeps what concerns its text; an outer box gets the rest.
        let outer = Look(
            attributes: split..<node.attributes.count, traits: traits.flags, isWrapped: false)
        open(blockTag)
        identify(node, isBox: true)
        beginClass("frame")
        endLook(node, outer)
        if !node.kind.keepsMeaning { writeMeaning(of: node, outer) }
        out.markup(">")
        drawLayers(of: node, behind: outer)
        drawElement(
            node, Look(attributes: 0..<split, traits: traits.coreFlags, isWrapped: true))
        drawLayers(of: node, inFront: outer)
        close(blockTag)
    }

    private mutating func drawElement(_ node: NodePlace, _ look: Look) {
        switch node.kind {
        case .text(let runs): drawText(node, runs, look)
        case .image(let image): drawImage(node, image, look)
        case .stack(let layout): drawStack(node, layout, look)
        case .spacer(let minLength): drawSpacer(node, minLength, look)
        case .divider: drawDivider(node, look)
        case .shape(let shape): drawShape(node, shape, look)
        case .box: drawContainer(node, "frame box", look)
        case .label(let iconCount): drawLabel(node, iconCount: iconCount, look)
        case .button(let button): drawButton(node, button, look)
        case .toggle(let toggle): drawToggle(node, toggle, look)
        case .link(let address): drawLink(node, address, look)
        case .progress(let progress): drawProgress(node, progress, look)
        case .gauge(let gauge): drawGauge(node, gauge, look)
        }
    }
}

// MARK: - Elements

extension HTMLDrawing {
    /// The two looks that a toggle with a style of its author's comes with.
    enum Variant { case on, off }

    /// The attributes that one HTML element takes over, and how it takes part in layout.
    struct Look {
        var attributes: Range<Int>
        var traits: LayoutTraits.Flags
        /// Whether an outer box took the other attributes over.
        var isWrapped: Bool
    }

    /// `div` where HTML allows it.
    var blockTag: StaticString { isInControl ? "span" : "div" }

    mutating func open(_ tag: StaticString) {
        out.markup("<")
        out.markup(tag)
    }

    mutating func close(_ tag: StaticString) {
        out.markup("</")
        out.markup(tag)
        out.markup(">")
    }

    /// Writes the identity; a suffix tells several elements of one node apart.
    mutating func identify(_ node: NodePlace, isBox: Bool = false) {
        let suffix: StaticString =
            switch (variant, isBox) {
            case (nil, false): ""
            case (nil, true): ":box"
            case (.on, false): ":on"
            case (.on, true): ":on:box"
            case (.off, false): ":off"
            case (.off, true): ":off:box"
            }
        out.attribute("id", prefix: renderer.idPrefix, node.id.rawValue, suffix: suffix)
    }
}
