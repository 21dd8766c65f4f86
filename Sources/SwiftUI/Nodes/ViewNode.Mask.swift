extension ViewNode {
    /// The part of a box in which an element is seen, and how much of it.
    public struct Mask: Sendable, Codable, Hashable {
        /// How much of the element is seen: as much as the paint is opaque.
        public var paint: Paint
        /// The outline in which the paint lies.
        public var outline: Outline
        /// The paint's width in points; `nil` for that of the element.
        public var width: Double?
        /// The paint's height in points; `nil` for that of the element.
        public var height: Double?
        /// Where the paint lies across the element.
        public var horizontal: HorizontalPosition
        /// Where the paint lies down the element.
        public var vertical: VerticalPosition
        /// Several paints in places of their own, which then are the whole mask; `nil` for the one above.
        public var parts: [Part]? {
            get { rareParts.value }
            set { rareParts.value = newValue }
        }

        private var rareParts = Rare<[Part]>()

        private enum CodingKeys: String, CodingKey {
            case paint, outline, width, height, horizontal, vertical
            case rareParts = "parts"
        }

        /// Creates a mask.
        public init(
            paint: Paint, outline: Outline = .rectangle, width: Double? = nil,
            height: Double? = nil, horizontal: HorizontalPosition = .center,
            vertical: VerticalPosition = .center
        ) {
            self.paint = paint
            self.outline = outline
            self.width = width
            self.height = height
            self.horizontal = horizontal
            self.vertical = vertical
        }

        /// Creates a mask of several paints.
        public init(parts: [Part]) {
            self.init(paint: .named(.black))
            self.parts = parts
        }

        /// A length as a share of the element's, and some points more or less.
        public struct Length: Sendable, Codable, Hashable {
            /// The points.
            public var points: Double
            /// The share of the element's width or height.
            public var share: Double

            /// Creates a length.
            public init(points: Double = 0, share: Double = 0) {
                self.points = points
                self.share = share
            }
        }

        /// A paint in a place of its own, whichever the direction of reading.
        public struct Part: Sendable, Codable, Hashable {
            /// How much of the element is seen: as much as the paint is opaque.
            public var paint: Paint
            /// The outline in which the paint lies: a rectangle, one with corners of a radius, a circle, or an
            /// ellipse.
            public var outline: Outline
            /// From the left.
            public var x: Length
            /// From the top.
            public var y: Length
            /// Across.
            public var width: Length
            /// Down.
            public var height: Length

            /// Creates a part.
            public init(
                paint: Paint, outline: Outline = .rectangle, x: Length = Length(),
                y: Length = Length(), width: Length = Length(share: 1),
                height: Length = Length(share: 1)
            ) {
                self.paint = paint
                self.outline = outline
                self.x = x
                self.y = y
                self.width = width
                self.height = height
            }
        }
    }
}
