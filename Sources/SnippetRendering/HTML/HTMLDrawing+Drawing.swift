import SwiftUI

// Drawings: an outline is a CSS box, which follows its size; marks are SVG in such a box.
extension HTMLDrawing {
    mutating func drawDrawing(_ node: NodePlace, _ drawing: ViewNode.Drawing, _ box: BoxStyle) {
        openBlock()
        identify(node)
        switch drawing {
        case .outline(.path(let path), let fill, let stroke):
            out.markup("shape drawing")
            endStyle(node, box)
            writeOwnAccessibility(of: node, box)
            out.markup(">")
            draw(path, fill, stroke, of: node, box)
        case .outline(.circle, let fill, let stroke) where box.area == nil:
            // In a box whose size the style sheet finds, the circle is an element inside it.
            out.markup("shape round")
            endStyle(node, box)
            writeOwnAccessibility(of: node, box)
            out.markup("><span class=\"disc")
            write(fill, stroke)
            out.markup("\"")
            writeDeclarations()
            out.markup("></span>")
        case .outline(let outline, let fill, let stroke):
            out.markup("shape")
            write(outline)
            write(fill, stroke)
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
        case .range(let line): drawLine(node, line, box)
        }
        closeBlock()
    }

    /// Writes the fill and the line of an outline as classes and declarations.
    private mutating func write(_ fill: ViewNode.Ink?, _ stroke: ViewNode.Stroke?) {
        writeFill(fill)
        guard let stroke else { return }
        // A line along the edge takes no space; one inside it keeps the content within.
        let width = max(stroke.width ?? 1, 0)
        if stroke.isCentered {
            declare("outline", width, "px solid ", color: stroke.ink)
            declare("outline-offset", -width / 2, "px")
        } else {
            declare("border", width, "px solid ", color: stroke.ink)
        }
    }

    /// Draws a path that follows the box: exactly if the box's size is known, else stretched to it.
    private mutating func draw(
        _ path: ViewNode.FlexiblePath, _ fill: ViewNode.Ink?, _ stroke: ViewNode.Stroke?,
        of node: NodePlace, _ box: BoxStyle
    ) {
        let known: (width: Double, height: Double)? =
            box.area.map { (width: Double($0.width), height: Double($0.height)) }
            ?? node.fixedSize
        let size = known ?? (width: 100, height: 100)
        out.markup("<svg class=\"marks\" aria-hidden=\"true\"")
        if known == nil {
            out.markup(" viewBox=\"0 0 100 100\" preserveAspectRatio=\"")
            out.markup(path.keepsProportions ? "xMidYMid meet\"" : "none\"")
        }
        out.markup(">")
        out.marks(
            [
                .path(
                    path.data(width: size.width, height: size.height), fill: fill, stroke: stroke)
            ], identity: identity(of: node), keepsLines: known == nil)
        out.markup("</svg>")
    }

    private mutating func writeFill(_ fill: ViewNode.Ink?) {
        switch fill {
        case nil: break
        case .paint(let paint): writeBackground(paint)
        case .foreground: style.markup("background:currentColor;")
        }
    }

    /// Returns the identity of a node's element, for references to a part of it.
    func identity(of node: NodePlace) -> String {
        let suffix =
            switch variant {
            case nil: ""
            case .on: ":on"
            case .off: ":off"
            }
        return renderer.idPrefix + node.id.rawValue + suffix
    }
}

extension NodePlace {
    /// The size that a frame gives the element, whatever the proposed size is.
    fileprivate var fixedSize: (width: Double, height: Double)? {
        for case .frame(let frame) in attributes {
            if let width = frame.width, let height = frame.height, width > 0, height > 0 {
                return (width, height)
            }
        }
        return nil
    }
}
