extension ViewNode {
    /// One way in which an element looks or behaves.
    ///
    /// The attributes of a node stand in the order of the cases below, each case at most once; a modifier
    /// that would break that order wraps the node in a `box`. So a renderer may apply them as CSS does:
    /// text, then padding, then frame, then background, then clipping, then effects.
    public enum Attribute: Sendable, Codable, Hashable {
        // Text
        case font(FontDescription)
        case foreground(Paint)
        /// The accent color of controls inside.
        case tint(Paint)
        case textAlignment(HorizontalPosition)
        case lineLimit(Int)
        case truncation(Truncation)
        /// How far text may shrink to fit, 0…1.
        case minimumScaleFactor(Double)
        /// Points between lines, beyond the font's own.
        case lineSpacing(Double)
        case contentTransition(ContentTransition)

        // Box
        case padding(Insets)
        case frame(Frame)
        case aspectRatio(AspectRatio)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case layoutPriority(Double)

        // Surface
        case background(Paint, Outline)
        /// Nodes drawn behind the element, aligned to its box.
        case backgroundNodes([ViewNode], HorizontalPosition, VerticalPosition)
        /// Nodes drawn in front of the element, aligned to its box.
        case overlayNodes([ViewNode], HorizontalPosition, VerticalPosition)
        case border(Paint, width: Double)
        case clip(Outline)

        // Effects
        case opacity(Double)
        case shadow(Shadow)
        /// Degrees, clockwise.
        case rotation(Double)
        case scale(Double)
        /// Points, right and down.
        case offset(x: Double, y: Double)
        case blur(Double)
        case redacted
        /// Stale until the next refresh arrives, once a control of the card is tapped.
        case invalidatable

        // Meaning
        case accessibilityLabel(String)
        case accessibilityValue(String)
        case accessibilityHint(String)
        case accessibilityHidden
        /// The children are read as one element.
        case accessibilityCombined
        case accessibilityHeader
        case accessibilityIdentifier(String)
        case help(String)
    }

    /// Where text that does not fit is cut.
    public enum Truncation: String, Sendable, Codable, Hashable {
        case head, middle, tail
    }

    /// How changed content becomes the new content.
    public enum ContentTransition: String, Sendable, Codable, Hashable {
        case identity, opacity, interpolate, numericText
    }

    /// Distances in points, in reading direction.
    public struct Insets: Sendable, Codable, Hashable {
        public var top: Double
        public var leading: Double
        public var bottom: Double
        public var trailing: Double

        /// Creates insets.
        public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// A box of a size or of a range of sizes, in points, and where the content lies within it.
    public struct Frame: Sendable, Codable, Hashable {
        public var width: Double?
        public var height: Double?
        public var minWidth: Double?
        public var minHeight: Double?
        /// Infinity means: as wide as offered.
        public var maxWidth: Double?
        public var maxHeight: Double?
        public var horizontal: HorizontalPosition
        public var vertical: VerticalPosition

        /// Creates a frame.
        public init(
            width: Double? = nil, height: Double? = nil, minWidth: Double? = nil,
            minHeight: Double? = nil, maxWidth: Double? = nil, maxHeight: Double? = nil,
            horizontal: HorizontalPosition = .center, vertical: VerticalPosition = .center
        ) {
            self.width = width
            self.height = height
            self.minWidth = minWidth
            self.minHeight = minHeight
            self.maxWidth = maxWidth
            self.maxHeight = maxHeight
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// Width over height (`nil` for the content's own), and whether the box fits or fills what is offered.
    public struct AspectRatio: Sendable, Codable, Hashable {
        public var ratio: Double?
        public var fills: Bool

        /// Creates an aspect ratio.
        public init(ratio: Double?, fills: Bool) {
            self.ratio = ratio
            self.fills = fills
        }
    }

    /// A drop shadow, in points.
    public struct Shadow: Sendable, Codable, Hashable {
        public var paint: Paint
        public var radius: Double
        public var x: Double
        public var y: Double

        /// Creates a shadow.
        public init(paint: Paint, radius: Double, x: Double, y: Double) {
            self.paint = paint
            self.radius = radius
            self.x = x
            self.y = y
        }
    }
}
