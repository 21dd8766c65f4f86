import SwiftUI

// Elements with placements from layout, in reading order: later elements are in front of earlier ones.
extension HTMLDrawing {
    /// Draws nodes whose placements are relative to an origin in their parent element.
    mutating func draw(
        _ nodes: [ViewNode], from start: (x: Float, y: Float), arePiled: Bool = false
    ) {
        let outer = origin
        origin = start
        draw(nodes, arePiled: arePiled)
        origin = outer
    }

    mutating func drawPlaced(_ node: NodePlace) {
        guard let placements, placements.indices.contains(position) else { return }
        let place = placements[position]
        position += 1
        let attributes = node.attributes
        var outer = PlacedArea(place.box, from: origin)
        var features = BoxFeatures(attributes)
        // A circle in an oblong box is a separate element.
        if features.hasCircle, outer.isOblong { features.hasLayers = true }
        switch node.kind {
        case .stack, .box, .label:
            outer.content = (place.content.x, place.content.y)
            drawElement(
                node,
                BoxStyle(
                    attributes: 0..<attributes.count, traits: features.flags, isWrapped: false,
                    area: outer))
        case .spacer where !features.isVisible: break
        default:
            if needsWrapper(node.kind, features, place) {
                return drawWrapped(node, place, features, outer)
            }
            let box = BoxStyle(
                attributes: 0..<attributes.count, traits: features.flags, isWrapped: false,
                area: area(of: node.kind, place, showsBox: features.isVisible))
            drawLeaf(node, box)
        }
    }

    /// Draws an element whose children's placements are relative to its own corner.
    private mutating func drawLeaf(_ node: NodePlace, _ box: BoxStyle) {
        let outer = origin
        origin = (0, 0)
        drawElement(node, box)
        origin = outer
    }

    /// Tells whether a content and its box need two elements.
    private func needsWrapper(
        _ kind: ViewNode.Kind, _ features: BoxFeatures, _ place: ViewNode.Placement
    ) -> Bool {
        if features.hasLayers { return true }
        if features.hasDirection, kind.bringsDirection { return true }
        guard features.hasSurface || features.hasEffects else { return false }
        switch kind {
        case .text:
            // A truncated line would be visible in the padding.
            let isCut = place.lines > 0 && !place.isFilled
            let overflows =
                place.content.x < 0 || place.content.y < 0
                || place.content.x + place.content.width > place.box.width + 0.01
                || place.content.y + place.content.height > place.box.height + 0.01
            return isCut || overflows || place.textScale != 1
                || (features.hasGradientText && features.hasSurface)
        case .image, .spacer, .drawing: return !place.isFilled
        case .divider, .progress, .gauge, .button, .toggle, .link:
            return features.hasSurface || !place.isFilled
        case .stack, .box, .label: return false
        }
    }

    private func area(
        of kind: ViewNode.Kind, _ place: ViewNode.Placement, showsBox: Bool
    ) -> PlacedArea {
        var area = PlacedArea(place.box, from: origin)
        if showsBox {
            area.content = (place.content.x, place.content.y)
            area.end = (
                place.box.width - place.content.x - place.content.width,
                place.box.height - place.content.y - place.content.height
            )
        } else {
            area = PlacedArea(place.content, from: (area.x, area.y))
        }
        finish(&area, kind, place)
        return area
    }

    private func finish(
        _ area: inout PlacedArea, _ kind: ViewNode.Kind, _ place: ViewNode.Placement
    ) {
        area.textScale = place.textScale
        area.lines = place.lines
        area.truncation = place.truncation
        switch kind {
        case .text: area.isText = true
        case .divider: area.isHairline = true
        default: break
        }
    }

    private mutating func drawWrapped(
        _ node: NodePlace, _ place: ViewNode.Placement, _ features: BoxFeatures, _ outer: PlacedArea
    ) {
        let count = node.attributes.count
        let box = BoxStyle(
            attributes: features.start..<count, traits: features.flags, isWrapped: false,
            area: outer)
        openBlock()
        identify(node, isBox: true)
        out.markup("box")
        endStyle(node, box)
        if features.hasAccessibility, !node.kind.hasRole { writeAccessibility(of: node) }
        out.markup(">")
        drawDisc(of: node, in: outer)
        if features.hasLayers { drawLayers(of: node, .behind) }
        var inner = PlacedArea(place.content, from: (0, 0))
        finish(&inner, node.kind, place)
        var traits = features.flags
        traits.remove(.hasLayers)
        drawLeaf(
            node,
            BoxStyle(
                attributes: 0..<features.start, traits: traits, isWrapped: true, area: inner))
        if features.hasLayers { drawLayers(of: node, .inFront) }
        closeBlock()
    }

    /// Draws the circle behind an element that isn't square.
    mutating func drawDisc(of node: NodePlace, in area: PlacedArea) {
        guard area.isOblong else { return }
        for attribute in node.attributes {
            guard case .background(let paint, .circle) = attribute else { continue }
            out.markup("<span class=\"disc")
            writeBackground(paint)
            let side = Double(min(area.width, area.height))
            declare("width", side, "px")
            declare("height", side, "px")
            out.markup("\"")
            writeDeclarations()
            out.markup("></span>")
        }
    }
}
