import SwiftUI

/// One pass over a tree: the output so far, and the current position in the tree.
struct HTMLDrawing: ~Copyable {
    let renderer: HTMLRenderer
    var out: HTMLWriter
    /// The declarations of the element that is being opened.
    var style = HTMLWriter(capacity: 256)
    /// The traits of every node, in the order of this pass.
    private let traits: [LayoutTraits]
    /// The placements of all nodes in the same order; `nil` if the style sheet lays them out.
    let placements: [ViewNode.Placement]?
    /// The origin of the current node's content in the element that it is drawn as.
    var origin = (x: Float(0), y: Float(0))
    /// The prefix of each element's identity, escaped once.
    private let identityStart: [UInt8]
    var position = 0
    /// True while the pass is inside a button, toggle or link, where HTML allows neither another
    /// control nor block elements.
    var isInControl = false
    /// The appearance of a toggle that the pass is inside.
    var variant: Variant?
    /// The backdrop around the current node, and the backdrop of its content.
    var backdrop = (around: Backdrop.card, inside: Backdrop.card)
    /// The place of each node's element in the markup, in the order of their beginnings; `nil` if
    /// the caller doesn't need them.
    private(set) var places: [HTMLMarkup.Place]?
    /// The drawing of another tree, for reuse.
    private let earlier: EarlierDrawing?

    init(
        _ tree: ViewTree, renderer: HTMLRenderer, notesPlaces: Bool = false,
        after earlier: HTMLMarkup? = nil
    ) {
        self.renderer = renderer
        // Locals: the compiler (6.3) releases a noncopyable value's own member twice where it is read
        // before the value is complete.
        // Placements of another tree are ignored.
        let count = tree.placements == nil ? nil : ViewLayout.placeCount(of: tree.nodes)
        let isPlaced = count != nil && tree.placements?.elements.count == count
        let placements = isPlaced ? tree.placements?.elements : nil
        let traits = placements == nil ? LayoutTraits.measure(tree.nodes) : []
        self.placements = placements
        self.traits = traits
        out = HTMLWriter(capacity: 256 + (placements?.count ?? traits.count) * 224)
        var start = HTMLWriter(capacity: 64)
        start.markup(" id=\"")
        start.attributeValue(renderer.idPrefix)
        identityStart = start.bytes
        if notesPlaces {
            places = []
            places?.reserveCapacity(placements?.count ?? traits.count)
        }
        self.earlier = earlier.flatMap {
            EarlierDrawing(
                $0, for: tree.nodes, placements, count: placements?.count ?? traits.count)
        }
    }

    mutating func draw(_ tree: ViewTree) {
        out.markup("<div")
        out.attribute("id", prefix: renderer.idPrefix, ":snippet")
        out.markup(" class=\"snippet")
        if renderer.isForCard, tree.nodes.fillsCard { out.markup(" fills") }
        if placements != nil, let placements = tree.placements {
            out.markup(" placed\"")
            declare("width", placements.width.rounded(.up), "px")
            declare("height", placements.height.rounded(.up), "px")
            if let scale = placements.textScale { declare("--text-scale", scale) }
            writeDeclarations()
            out.markup(">")
        } else {
            out.markup("\">")
        }
        if let background = renderer.background {
            backdrop.inside = background.nodes.backdrop(over: .card)
        }
        draw(tree.nodes)
        out.markup("</div>")
    }

    /// Draws nodes; if they overlap, each is in front of those before it.
    mutating func draw(_ nodes: [ViewNode], arePiled: Bool = false) {
        let outer = backdrop
        for index in nodes.indices {
            draw(NodePlace(siblings: nodes, index: index))
            if arePiled, index + 1 < nodes.count {
                backdrop.inside = nodes[index].backdrop(over: backdrop.inside)
            }
        }
        backdrop = outer
    }

    private mutating func draw(_ node: NodePlace) {
        if takeOver() { return }
        let place = notePlace()
        let outer = backdrop
        backdrop = (outer.inside, node.attributes.backdrop(over: outer.inside))
        if placements == nil { drawBoxes(of: node) } else { drawPlaced(node) }
        backdrop = outer
        if let place { close(place) }
    }

    /// Stores the beginning of the current node's element, if the caller needs it, and returns its index.
    private mutating func notePlace() -> Int? {
        guard let place = places?.count else { return nil }
        let new = HTMLMarkup.Place(
            start: out.count, surroundings: surroundings,
            traits: position < traits.count ? traits[position] : LayoutTraits())
        places?.append(new)
        return place
    }

    private mutating func close(_ place: Int) {
        guard let next = places?.count else { return }
        places?[place].end = out.count
        places?[place].next = next
    }

    /// Stores the end of the identity of a node's outermost element: the one that began last.
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
                node, BoxStyle(attributes: 0..<count, traits: traits.flags, isWrapped: false))
        }
        let split = Int(traits.wrapperStart)
        // The element keeps the attributes of its text; an outer box gets the rest.
        let outer = BoxStyle(
            attributes: split..<count, traits: traits.flags, isWrapped: false)
        openBlock()
        identify(node, isBox: true)
        out.markup("frame")
        endStyle(node, outer)
        if outer.traits.contains(.hasAccessibility), !node.kind.hasRole {
            writeAccessibility(of: node)
        }
        out.markup(">")
        if outer.traits.contains(.hasLayers) { drawLayers(of: node, .behind) }
        drawElement(
            node, BoxStyle(attributes: 0..<split, traits: traits.coreFlags, isWrapped: true))
        if outer.traits.contains(.hasLayers) { drawLayers(of: node, .inFront) }
        closeBlock()
    }

    mutating func drawElement(_ node: NodePlace, _ box: BoxStyle) {
        switch node.kind {
        case .text(let runs): drawText(node, runs, box)
        case .image(let image): drawImage(node, image, box)
        case .stack(let layout): drawStack(node, layout, box)
        case .spacer(let minLength): drawSpacer(node, minLength, box)
        case .divider: drawDivider(node, box)
        case .drawing(let drawing): drawDrawing(node, drawing, box)
        case .box: drawContainer(node, "frame box", box)
        case .label(let iconCount): drawLabel(node, iconCount: iconCount, box)
        case .button(let button): drawButton(node, button, box)
        case .toggle(let toggle): drawToggle(node, toggle, box)
        case .link(let address): drawLink(node, address, box)
        case .progress: drawProgress(node, box)
        case .gauge(let gauge): drawGauge(node, gauge, box)
        }
    }
}

// MARK: - Reuse

extension HTMLDrawing {
    /// The state outside a node that its markup depends on.
    struct Surroundings: Sendable, Equatable {
        var x: Float
        var y: Float
        var backdrop: Backdrop
        var isInControl: Bool
        var variant: Variant?
    }

    private var surroundings: Surroundings {
        Surroundings(
            x: origin.x, y: origin.y, backdrop: backdrop.inside, isInControl: isInControl,
            variant: variant)
    }

    /// Writes the earlier markup of the current node if it is unchanged, and returns true if it did.
    private mutating func takeOver() -> Bool {
        guard let earlier, let count = places?.count, count == position,
            let place = earlier.place(at: position, in: surroundings),
            placements != nil || place.traits == traits[position]
        else { return false }
        let shift = out.count - place.start
        out.markup(earlier.markup.bytes, from: place.start, to: place.end)
        places?.append(
            contentsOf: earlier.markup.places[position..<place.next].lazy.map { place in
                var place = place
                place.start += shift
                place.identityEnd += shift
                place.end += shift
                return place
            })
        position = place.next
        return true
    }
}

// MARK: - Elements

extension HTMLDrawing {
    /// The two appearances of a toggle with a custom style.
    enum Variant { case on, off }

    /// The attributes that one HTML element applies, and its layout traits.
    struct BoxStyle {
        var attributes: Range<Int>
        var traits: LayoutTraits.Flags
        /// True if an outer box applies the other attributes.
        var isWrapped: Bool
        /// The area of the element; `nil` if the style sheet lays it out.
        var area: PlacedArea?
    }

    /// Opens a `div`, or a `span` if HTML allows no `div`.
    @inline(__always)
    mutating func openBlock() {
        if isInControl { out.markup("<span") } else { out.markup("<div") }
    }

    /// Closes the element that `openBlock()` opened.
    @inline(__always)
    mutating func closeBlock() {
        if isInControl { out.markup("</span>") } else { out.markup("</div>") }
    }

    /// Writes the identity and opens the `class` attribute, which `endStyle(_:_:)` closes.
    ///
    /// A suffix distinguishes several elements of one node.
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
