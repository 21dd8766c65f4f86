import SwiftUI

// Drawings: an outline is a box of CSS, which follows its size; marks are SVG in such a box.
extension HTMLDrawing {
    mutating func drawDrawing(_ node: NodePlace, _ drawing: ViewNode.Drawing, _ box: BoxStyle) {
        openBlock()
        identify(node)
        switch drawing {
        case .outline(let outline, let fill, let stroke):
            out.markup("shape")
            write(outline)
            writeFill(fill)
            if let stroke {
                declare("border", max(stroke.width ?? 1, 0), "px solid ", color: stroke.ink)
            }
            endStyle(node, box)
            writeOwnAccessibility(of: node, box)
            out.markup(">")
        case .marks(let marks):
            out.markup("shape drawing")
            endStyle(node, box)
            writeOwnAccessibility(of: node, box)
            out.markup("><svg class=\"marks\"")
            if drawing.plainText.isEmpty { out.markup(" aria-hidden=\"true\"") }
            out.markup(">")
            let identity = identity(of: node)
            out.marks(marks, identity: identity)
            out.markup("</svg>")
        }
        closeBlock()
    }

    private mutating func writeFill(_ fill: ViewNode.Ink?) {
        switch fill {
        case nil: break
        case .paint(.named(let name)): outClass(" bg-", name)
        case .paint(.material(let material)): outClass(" material-", material)
        case .paint(let paint):
            style.markup("background:")
            style.background(paint)
            style.markup(";")
        case .foreground: style.markup("background:currentColor;")
        case .knockout: style.markup("background:var(--knockout,var(--card-solid));")
        }
    }

    /// The identity of a node's element, for what refers to a part of it.
    private func identity(of node: NodePlace) -> String {
        let suffix =
            switch variant {
            case nil: ""
            case .on: ":on"
            case .off: ":off"
            }
        return renderer.idPrefix + node.id.rawValue + suffix
    }
}
