import SwiftUI

/// One pass over a tree: what has been written so far, and where in the tree the pass stands.
struct HTMLDrawing: ~Copyable {
    let renderer: HTMLRenderer
    var out: HTMLWriter
    /// The declarations of the element that is being opened.
    var style = HTMLWriter(capacity: 256)
    /// The traits of every node, in the order in which this pass meets the nodes.
    private let traits: [LayoutTraits]
    /// How each element's identity begins, escaped once for all.
    private let identityStart: [UInt8]
    private var position = 0
    /// Whether the pass is inside a button, toggle or link, where HTML allows neither another
    /// control nor block elements.
    var isInControl = false
    /// Which of the two looks of a toggle the pass is inside.
    var variant: Variant?
    /// Where the element of each node lies, in the order in which they begin; `nil` if no caller wants
    /// to know.
    private(set) var places: [HTMLMarkup.Place]?

    init(renderer: HTMLRenderer, traits: [LayoutTraits], notesPlaces: Bool = false) {
        self.renderer = renderer
        self.traits = traits
        out = HTMLWriter(capacity: 256 + traits.count * 224)
        var start = HTMLWriter(capacity: 64)
        start.markup(" id=\"")
        start.attributeValue(renderer.idPrefix)
        identityStart = start.bytes
        if notesPlaces {
            places = []
            places?.reserveCapacity(traits.count)
        }
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
        let place = places?.count
        places?.append(HTMLMarkup.Place(start: out.count))
        drawBoxes(of: node)
        if let place { places?[place].end = out.count }
    }

    /// Notes how far the identity of a node's outermost element goes: that of the one begun last.
    private mutating func noteIdentity() {
        guard let last = places?.indices.last, places?[last].identityEnd == 0 else { return }
        places?[last].identityEnd = out.count
    }

    private mutating func drawBoxes(of node: NodePlace) {
        let traits = position < traits.count ? traits[position] : LayoutTraits()
        position += 1
        let count = node.attributes.count
        if traits.wrapperStart < 0 {
            return drawElement(
                node, Look(attributes: 0..<count, traits: traits.flags, isWrapped: false))
        }
        let split = Int(traits.wrapperStart)
        // The element keeps what concerns its text; an outer box gets the rest.
        let outer = Look(
            attributes: split..<count, traits: traits.flags, isWrapped: false)
        openBlock()
        identify(node, isBox: true)
        out.markup("frame")
        endLook(node, outer)
        if outer.traits.contains(.hasMeaning), !node.kind.keepsMeaning {
            writeMeaning(of: node, outer)
        }
        out.markup(">")
        if outer.traits.contains(.hasLayers) { drawLayers(of: node, behind: outer) }
        drawElement(
            node, Look(attributes: 0..<split, traits: traits.coreFlags, isWrapped: true))
        if outer.traits.contains(.hasLayers) { drawLayers(of: node, inFront: outer) }
        closeBlock()
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

    /// Opens a `div`, or a `span` where HTML allows no `div`.
    @inline(__always)
    mutating func openBlock() {
        if isInControl { out.markup("<span") } else { out.markup("<div") }
    }

    /// Closes what `openBlock()` opened.
    @inline(__always)
    mutating func closeBlock() {
        if isInControl { out.markup("</span>") } else { out.markup("</div>") }
    }

    /// Writes the identity and opens the attribute of classes, which `endLook(_:_:)` closes.
    ///
    /// A suffix tells several elements of one node apart.
    mutating func identify(_ node: NodePlace, isBox: Bool = false) {
        out.markup(identityStart)
        out.attributeValue(node.id.rawValue)
        switch variant {
        case nil: break
        case .on: out.markup(":on")
        case .off: out.markup(":off")
        }
        if isBox { out.markup(":box") }
        noteIdentity()
        out.markup("\" class=\"")
    }
}
