import SwiftUI

// Elements that arrange others.
extension HTMLDrawing {
    mutating func drawContainer(_ node: NodePlace, _ names: StaticString, _ look: Look) {
        open(blockTag)
        identify(node)
        beginClass(names)
        finishContainer(node, look)
    }

    mutating func drawStack(_ node: NodePlace, _ layout: ViewNode.StackLayout, _ look: Look) {
        open(blockTag)
        identify(node)
        switch layout {
        case .horizontal(let alignment, let spacing):
            beginClass("hstack")
            if alignment != .center { outClass(" y-", alignment) }
            if let spacing, spacing != 8 { declare("gap", max(spacing, 0), "px") }
        case .vertical(let alignment, let spacing):
            beginClass("vstack")
            if alignment != .center { outClass(" x-", alignment) }
            if let spacing, spacing != 8 { declare("gap", max(spacing, 0), "px") }
        case .depth(let horizontal, let vertical):
            beginClass("zstack")
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
        if !look.isWrapped { writeMeaning(of: node, look) }
        out.markup(">")
        drawLayers(of: node, behind: look)
        draw(node.children)
        drawLayers(of: node, inFront: look)
        close(blockTag)
    }

    mutating func drawLayers(of node: NodePlace, behind look: Look) {
        if !look.traits.contains(.hasLayers) { return }
        for index in look.attributes {
            if case .backgroundNodes(let nodes, let x, let y) = node.attributes[index] {
                drawLayer("layer behind", nodes, x, y)
            }
        }
    }

    mutating func drawLayers(of node: NodePlace, inFront look: Look) {
        if !look.traits.contains(.hasLayers) { return }
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
        open(blockTag)
        beginClass(names)
        if x != .center { outClass(" x-", x) }
        if y != .center { outClass(" y-", y) }
        out.markup("\">")
        draw(nodes)
        close(blockTag)
    }
}
