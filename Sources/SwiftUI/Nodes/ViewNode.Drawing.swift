extension ViewNode {
    /// A drawing in an element's box: all that is no text, picture or control becomes one.
    ///
    /// A view that draws something new, such as a chart, needs marks and no kind of node.
    public enum Drawing: Sendable, Codable, Hashable {
        /// An outline that follows the box, whatever its size becomes.
        case outline(Outline, fill: Ink? = nil, stroke: Stroke? = nil)
        /// Marks at places in points from the box's top left corner; later ones lie on earlier ones.
        case marks([Mark])
    }

    /// One path or text of a drawing.
    public enum Mark: Sendable, Codable, Hashable {
        /// A path that is filled, stroked or both.
        case path(PathData, fill: Ink? = nil, stroke: Stroke? = nil)
        /// A line of text whose middle is at a place, its letters of a size in points.
        case text(String, x: Double, y: Double, size: Double, Ink)
    }

    /// The color or colors of a part of a drawing.
    public enum Ink: Sendable, Codable, Hashable {
        /// The color of text and symbols where the drawing stands.
        case foreground
        /// The color of what lies behind the drawing, so that the part seems cut out.
        case knockout
        /// A paint of its own.
        case paint(Paint)
    }

    /// A line along an outline or a path.
    public struct Stroke: Sendable, Codable, Hashable {
        /// The line's color.
        public var ink: Ink
        /// The line's thickness in points; `nil` for that of the symbols where the drawing stands.
        public var width: Double?

        /// Creates a stroke.
        public init(_ ink: Ink, width: Double? = nil) {
            self.ink = ink
            self.width = width
        }
    }
}

extension ViewNode.Drawing {
    /// The drawing's texts, in the order of its marks.
    public var plainText: String {
        guard case .marks(let marks) = self else { return "" }
        return marks.compactMap { mark in
            if case .text(let text, _, _, _, _) = mark { text } else { nil }
        }.joined(separator: " ")
    }
}
