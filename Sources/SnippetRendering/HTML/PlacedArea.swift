import SwiftUI

/// Where an element lies in the one around it, and its content in it.
struct PlacedArea {
    var x: Float
    var y: Float
    var width: Float
    var height: Float
    /// Where the content begins, against the element.
    var content = (x: Float(0), y: Float(0))
    /// The space behind and below the content, which is text's alone.
    var end = (x: Float(0), y: Float(0))
    /// The factor by which text is smaller than its font.
    var textScale: Float = 1
    /// The lines that there is room for, where text is cut.
    var lines: Int32 = 0
    /// The characters that are left where the middle of text is cut.
    var truncation: ViewNode.MiddleTruncation?
    /// True for text, which wraps by itself and so needs a hair of room more than was measured.
    var isText = false
    /// True for lines so thin that they show where they don't cover whole points.
    var isHairline = false

    init(_ area: ViewNode.Area, from origin: (x: Float, y: Float)) {
        x = area.x + origin.x
        y = area.y + origin.y
        width = area.width
        height = area.height
    }

    /// A circle in the element would be an ellipse.
    var isOblong: Bool { abs(width - height) > 0.5 }
}

extension HTMLDrawing {
    /// The room that text gets beyond what was measured, in points: a line that is broken is a little
    /// wider than the same letters inside a longer line, where they stand closer to what follows.
    private static func slack(of width: Float) -> Float { min(max(width / 300, 0.5), 1) }

    /// Writes an element's place as declarations.
    mutating func write(_ area: PlacedArea) {
        let step: Float = area.isHairline ? 1 : 2
        // Neighbors share an edge, so edges are what is rounded.
        func edge(_ value: Float) -> Double { Double((value * step).rounded() / step) }
        let left = edge(area.x)
        let top = edge(area.y)
        declare("left", left, "px")
        declare("top", top, "px")
        if area.isText {
            let slack = Self.slack(of: area.width / area.textScale)
            let width = (area.width / area.textScale + slack) * 2
            declare("width", Double(width.rounded(.up) / 2), "px")
            if area.content != (0, 0) || area.end != (0, 0) {
                style.markup("padding:")
                style.number(edge(area.content.y))
                style.markup("px ")
                style.number(Double(max(0, area.end.x - slack)))
                style.markup("px ")
                style.number(edge(area.end.y))
                style.markup("px ")
                style.number(Double(area.content.x))
                style.markup("px;")
            }
            if area.textScale != 1 {
                declare("scale", Double(area.textScale))
                style.markup("transform-origin:0 0;")
            }
            if area.lines == 1 {
                out.markup(" one-line")
            } else if area.lines > 1 {
                out.markup(" clamp")
                declare("--lines", Int(area.lines))
            }
            guard area.height > 0 else { return }
        } else {
            let right = edge(area.x + area.width)
            // What is thin stays visible.
            declare("width", max(right - left, Double(min(area.width, 1))), "px")
        }
        let bottom = edge(area.y + area.height / area.textScale)
        declare("height", max(bottom - top, Double(min(area.height, 1))), "px")
    }
}
