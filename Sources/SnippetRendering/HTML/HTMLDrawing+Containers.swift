import SwiftUI

// Elements that arrange others.
extension HTMLDrawing {
    mutating func drawContainer(_ node: NodePlace, _ names: StaticString, _ box: BoxStyle) {
        openBlock()
        identify(node)
        out.markup(names)
        finishContainer(node, box)
    }

    mutating func drawStack(_ node: NodePlace, _ layout: ViewNode.StackLayout, _ box: BoxStyle) {
        openBlock()
        identify(node)
        switch layout {
        case .horizontal(let alignment, let spacing):
            out.markup("hstack")
            if alignment != .center { outClass(" y-", alignment) }
            write(spacing: spacing, overlap: "--tight-x")
        case .vertical(let alignment, let spacing):
            out.markup("vstack")
            if alignment != .center { outClass(" x-", alignment) }
            write(spacing: spacing, overlap: "--tight-y")
        case .depth(let horizontal, let vertical):
            out.markup("zstack")
            if horizontal != .center { outClass(" x-", horizontal) }
            if vertical != .center { outClass(" y-", vertical) }
        }
        finishContainer(node, box)
    }

    /// Where views overlap, margins move them: a gap is never negative.
    private mutating func write(spacing: Double?, overlap: StaticString) {
        guard let spacing, spacing != Measures.spacing else { return }
        if spacing >= 0 {
            declare("--gap", spacing, "px")
        } else {
            out.markup(" tight")
            declare(overlap, spacing, "px")
        }
    }

    mutating func drawLabel(_ node: NodePlace, iconCount: Int, _ box: BoxStyle) {
        drawContainer(node, iconCount > 0 ? "label with-icon" : "label", box)
    }

    private mutating func finishContainer(_ node: NodePlace, _ box: BoxStyle) {
        endStyle(node, box)
        writeOwnAccessibility(of: node, box)
        out.markup(">")
        if box.traits.contains(.hasLayers) { drawLayers(of: node, .behind) }
        draw(node.children)
        if box.traits.contains(.hasLayers) { drawLayers(of: node, .inFront) }
        closeBlock()
    }

    mutating func drawLayers(of node: NodePlace, _ side: ViewNode.Layer.Side) {
        for attribute in node.attributes {
            if let layer = attribute.layer(side) {
                drawLayer(side == .behind ? "layer behind" : "layer", layer)
            }
        }
    }

    private mutating func drawLayer(_ names: StaticString, _ layer: ViewNode.Layer) {
        openBlock()
        out.markup(" class=\"")
        out.markup(names)
        if layer.horizontal != .center { outClass(" x-", layer.horizontal) }
        if layer.vertical != .center { outClass(" y-", layer.vertical) }
        out.markup("\">")
        draw(layer.nodes)
        closeBlock()
    }
}
