extension ViewNode {
    /// A drawing in an element's box: everything that is not a text, picture or control.
    ///
    /// A view that draws something new, such as a chart, needs marks, not another kind of node.
    public enum Drawing: Sendable, Codable, Hashable {
        /// An outline that follows the box at any size.
        case outline(Outline, fill: Ink? = nil, stroke: Stroke? = nil)
        /// Marks at positions in points from the box's top left corner; later marks are in front.
        case marks([Mark])
        /// The line that shows the value of progress or a gauge.
        case range(RangeLine)
    }

    /// A line that shows a value.
    public struct RangeLine: Sendable, Codable, Hashable {
        /// The form of the line.
        public enum Form: String, Sendable, Codable, Hashable {
            /// Across the box, from the leading side.
            case bar
            /// Around a ring of a fixed size, which follows the text size.
            case ring
        }

        /// The form of the line.
        public var form: Form
        /// The position of the value on the line, 0…1; `nil` if unknown, which is animated.
        public var fraction: Double?
        /// True for a marker at the value instead of a line up to it; only for a bar.
        public var isMarked: Bool
        /// The timer that changes the value, emptying the line for a countdown; `nil` for a fixed value.
        public var counting: Counting?

        /// Creates a line.
        public init(
            _ form: Form, fraction: Double?, isMarked: Bool = false, counting: Counting? = nil
        ) {
            self.form = form
            self.fraction = fraction
            self.isMarked = isMarked
            self.counting = counting
        }
    }

    /// One path or text of a drawing.
    public enum Mark: Sendable, Codable, Hashable {
        /// A path that is filled, stroked or both.
        case path(PathData, fill: Ink? = nil, stroke: Stroke? = nil)
        /// A line of text centered at a position, with its font size in points.
        case text(String, x: Double, y: Double, size: Double, Ink)
    }

    /// The paint of a part of a drawing.
    public enum Ink: Sendable, Codable, Hashable {
        /// The color of text and symbols in the drawing's surroundings.
        case foreground
        /// A separate paint.
        case paint(Paint)
    }

    /// A line along an outline or a path.
    public struct Stroke: Sendable, Codable, Hashable {
        /// The line's color.
        public var ink: Ink
        /// The line's thickness in points; `nil` for that of symbols in the drawing's surroundings.
        public var width: Double?
        /// The line's ends, corners and gaps; `nil` for a plain line.
        public var line: Line?
        /// True for a line centered on the edge of an outline, instead of one inside the edge.
        public var isCentered: Bool

        /// Creates a stroke.
        public init(_ ink: Ink, width: Double? = nil, line: Line? = nil, isCentered: Bool = false) {
            self.ink = ink
            self.width = width
            self.line = line
            self.isCentered = isCentered
        }
    }

    /// The ends, corners and gaps of a line.
    public struct Line: Sendable, Codable, Hashable {
        /// The form of the ends.
        public enum Cap: String, Sendable, Codable, Hashable {
            /// Straight, at the line's end.
            case butt
            /// Half a circle beyond the end.
            case round
            /// Half a square beyond the end.
            case square
        }

        /// The form of the corners.
        public enum Join: String, Sendable, Codable, Hashable {
            /// Pointed.
            case miter
            /// Round.
            case round
            /// Cut off.
            case bevel
        }

        /// The form of the ends.
        public var cap: Cap
        /// The form of the corners.
        public var join: Join
        /// The maximum length of a pointed corner, as a multiple of the line's thickness.
        public var miterLimit: Double
        /// The lengths of dashes and gaps, in turn.
        public var dash: [Double]
        /// The offset into the dashes at which the line begins.
        public var dashPhase: Double

        /// Creates a line.
        public init(
            cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
            dashPhase: Double = 0
        ) {
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash
            self.dashPhase = dashPhase
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
