import SwiftUI

// Elements that arrange others.
extension HTMLDrawing {
    mutating func drawContainer(_ node: NodePlace, _ names: StaticString, _ look: Look) {
        openBlock()
        identify(node)
        out.markup(names)
        finishContainer(node, look)
    }

    mutating func drawStack(_ node: NodePlace, _ layout: ViewNode.StackLayout, _ look: Look) {
        openBlock()
        identify(node)
        switch layout {
        case .horizontal(let alignment, let spacing):
            out.markup("hstack")
            if alignment != .center { outClass(" y-", alignment) }
            if let spacing, spacing != 8 { declare("gap", max(spacing, 0), "px") }
        case .vertical(let alignment, let spacing):
            out.markup("vstack")
            if alignment != .center { outClass(" x-", alignment) }
            if let spacing, spacing != 8 { declare("gap", max(spacing, 0), "px") }
        case .depth(let horizontal, let vertical):
            out.markup("zstack")
            if horizontal != .center { outClass(" x-", horizontal) }
            if vertical != .center { outClass(" y-", vertical) }
        }
        finishContainer(node, look)
    }

    mutating func drawLabel(_ node: NodePlace, iconCount: Int, _ look: Look) {
        drawContainer(node, iconCount > 0 ? "label with-icon" : "label", look)
    }

    private mutating func finishContainer(_ node: NodePlace, _ look: Look) {
        endLook(node, look)
        writeOwnMeaning(of: node, look)
        out.markup(">")
        if look.traits.contains(.hasLayers) { drawLayers(of: node, behind: look) }
        draw(node.children)
        if look.traits.contains(.hasLayers) { drawLayers(of: node, inFront: look) }
        closeBlock()
    }

    mutating func drawLayers(of node: NodePlace, behind look: Look) {
        for index in look.attributes {
            if case .backgroundNodes(let nodes, let x, let y) = node.attributes[index] {
                drawLayer("layer behind", nodes, x, y)
            }
        }
    }

    mutating func drawLayers(of node: NodePlace, inFront look: Look) {
        for index in look.attributes {
            if case .overlayNodes(let nodes, let x, let y) = node.attributes[index] {
                drawLayer("layer", nodes, x, y)
            }
        }
    }

    private mutating func drawLayer(
        _ names: StaticString, _ nodes: [ViewNode], _ x: ViewNode.HorizontalPosition,
        _ y: ViewNode.VerticalPosition
    ) {
        openBlock()
        out.markup(" class=\"")
        out.markup(names)
        if x != .center { outClass(" x-", x) }
        if y != .center { outClass(" y-", y) }
        out.markup("\">")
        draw(nodes)
        closeBlock()
    }
}
