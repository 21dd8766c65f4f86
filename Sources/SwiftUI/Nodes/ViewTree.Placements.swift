extension ViewTree {
    /// Where every element of a tree lies on a card of one width.
    public struct Placements: Sendable, Hashable, Codable {
        /// The width of the card's content, in points.
        public var width: Double
        /// The height of the card's content, in points.
        public var height: Double
        /// A place for each element, in the order of drawing: an element, what lies behind it, what
        /// is inside it, what lies in front of it; of a toggle with a look of its author's, that for
        /// on before that for off.
        public var elements: [ViewNode.Placement]
        /// The size of text against the default at which the card is drawn; `nil` for the person's own.
        public var textScale: Double?
        /// The person's size of text against the default; `nil` for the default.
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
    /// Where an element lies.
    public struct Placement: Sendable, Hashable {
        /// The box of the element with all its attributes, against the content of the element that it
        /// is inside of, or against the box of the one that it lies behind or in front of.
        public var box: Area
        /// The content, without space around it, against the box.
        public var content: Area
        /// The factor by which text was made smaller to fit.
        public var textScale: Float
        /// The lines that there is room for, where text is cut; 0 where it is not.
        public var lines: Int32
        /// The characters that are left where the middle of text is cut; `nil` elsewhere.
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

        /// Tells whether nothing lies between the content and the edges of the box.
        public var isFilled: Bool {
            content.x == 0 && content.y == 0 && content.width == box.width
                && content.height == box.height
        }
    }

    /// A rectangle in points, from the left and the top, whatever the direction of reading.
    public struct Area: Sendable, Hashable {
        /// Points from the left.
        public var x: Float
        /// Points from the top.
        public var y: Float
        /// Points across.
        public var width: Float
        /// Points down.
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

/// As numbers: the box, then the content where it is another, then how text fits where it does not,
/// then what is left of it where its middle is cut.
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
