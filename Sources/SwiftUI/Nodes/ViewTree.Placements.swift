extension ViewTree {
    /// The placement of every element of a tree on a card of one width.
    public struct Placements: Sendable, Hashable, Codable {
        /// The width of the card's content, in points.
        public var width: Double
        /// The height of the card's content, in points.
        public var height: Double
        /// A placement for each element, in drawing order: an element, its background layer, its
        /// children, its overlay layer; for a toggle with a custom style, the appearance for on
        /// before that for off.
        public var elements: [ViewNode.Placement]
        /// The text scale at which the card is drawn, against the default; `nil` for the person's own.
        public var textScale: Double?
        /// The person's text scale, against the default; `nil` for the default.
        public var personScale: Double?

        /// Creates placements.
        public init(
            width: Double, height: Double, elements: [ViewNode.Placement],
            textScale: Double? = nil, personScale: Double? = nil
        ) {
            self.width = width
            self.height = height
            self.elements = elements
            self.textScale = textScale
            self.personScale = personScale
        }
    }
}

extension ViewNode {
    /// The position and size of an element.
    public struct Placement: Sendable, Hashable {
        /// The box of the element with all its attributes, relative to the content of its parent,
        /// or to the box of the element whose layer it belongs to.
        public var box: Area
        /// The content, without space around it, relative to the box.
        public var content: Area
        /// The factor by which text is shrunk to fit.
        public var textScale: Float
        /// The number of lines of truncated text; 0 if it isn't truncated.
        public var lines: Int32
        /// The characters that remain of text whose middle is truncated; `nil` for other text.
        public var truncation: MiddleTruncation?

        /// Creates a placement.
        public init(
            box: Area, content: Area, textScale: Float = 1, lines: Int32 = 0,
            truncation: MiddleTruncation? = nil
        ) {
            self.box = box
            self.content = content
            self.textScale = textScale
            self.lines = lines
            self.truncation = truncation
        }

        /// Tells whether the content fills the box.
        public var isFilled: Bool {
            content.x == 0 && content.y == 0 && content.width == box.width
                && content.height == box.height
        }
    }

    /// A rectangle in points, from the left and the top, whatever the layout direction is.
    public struct Area: Sendable, Hashable {
        /// The distance from the left in points.
        public var x: Float
        /// The distance from the top in points.
        public var y: Float
        /// The width in points.
        public var width: Float
        /// The height in points.
        public var height: Float

        /// Creates an area.
        public init(x: Float, y: Float, width: Float, height: Float) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
}

/// Encoded as numbers: the box, then the content if it differs, then the fit of text if it doesn't
/// fit, then the remaining characters if its middle is truncated.
extension ViewNode.Placement: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func area() throws -> ViewNode.Area {
            ViewNode.Area(
                x: try values.decode(Float.self), y: try values.decode(Float.self),
                width: try values.decode(Float.self), height: try values.decode(Float.self))
        }
        let box = try area()
        let inside = ViewNode.Area(x: 0, y: 0, width: box.width, height: box.height)
        self.init(box: box, content: values.isAtEnd ? inside : try area())
        guard !values.isAtEnd else { return }
        textScale = try values.decode(Float.self)
        lines = try values.decode(Int32.self)
        guard !values.isAtEnd else { return }
        truncation = ViewNode.MiddleTruncation(
            start: try values.decode(Int32.self), end: try values.decode(Int32.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        func encode(_ area: ViewNode.Area) throws {
            for length in [area.x, area.y, area.width, area.height] { try values.encode(length) }
        }
        try encode(box)
        let isWhole = textScale == 1 && lines == 0 && truncation == nil
        if isFilled, isWhole { return }
        try encode(content)
        if isWhole { return }
        try values.encode(textScale)
        try values.encode(lines)
        guard let truncation else { return }
        try values.encode(truncation.start)
        try values.encode(truncation.end)
    }
}
