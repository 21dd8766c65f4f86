import SwiftUI

/// The area of an element in its parent element, and of its content in the element.
struct PlacedArea {
    var x: Float
    var y: Float
    var width: Float
    var height: Float
    /// The position of the content, relative to the element.
    var content = (x: Float(0), y: Float(0))
    /// The space after and below the content, only for text.
    var end = (x: Float(0), y: Float(0))
    /// The factor by which text is shrunk.
    var textScale: Float = 1
    /// The number of lines that fit, for truncated text.
    var lines: Int32 = 0
    /// The characters that remain of text whose middle is truncated.
    var truncation: ViewNode.MiddleTruncation?
    /// True for text, which wraps by itself and so needs slightly more space than was measured.
    var isText = false
    /// True for lines so thin that they are visibly blurred if they don't cover whole points.
    var isHairline = false

    init(_ area: ViewNode.Area, from origin: (x: Float, y: Float)) {
        x = area.x + origin.x
        y = area.y + origin.y
        width = area.width
        height = area.height
    }

    /// True if a circle in the element would be an ellipse.
    var isOblong: Bool { abs(width - height) > 0.5 }
}

extension HTMLDrawing {
    /// Returns the extra space for text beyond the measured width, in points: a broken line is
    /// slightly wider than the same letters inside a longer line, where kerning moves them closer
    /// to the next letters.
    private static func slack(of width: Float) -> Float { min(max(width / 300, 0.5), 1) }

    mutating func write(_ area: PlacedArea) {
        let step: Float = area.isHairline ? 1 : 2
        // Neighbors share an edge, so the edges are rounded.
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
                style.markup(
                    "px ", Double(max(0, area.end.x - slack)), "px ", edge(area.end.y), "px ")
                style.number(Double(area.content.x), "px;")
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
            // A thin line stays visible.
            declare("width", max(right - left, Double(min(area.width, 1))), "px")
        }
        let bottom = edge(area.y + area.height / area.textScale)
        declare("height", max(bottom - top, Double(min(area.height, 1))), "px")
    }
}
