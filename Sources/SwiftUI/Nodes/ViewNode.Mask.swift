extension ViewNode {
    /// A mask: the opacity of its paint is the opacity of the element.
    public struct Mask: Sendable, Codable, Hashable {
        /// The paint whose opacity becomes that of the element.
        public var paint: Paint
        /// The outline of the paint.
        public var outline: Outline
        /// The paint's width in points; `nil` for the element's width.
        public var width: Double?
        /// The paint's height in points; `nil` for the element's height.
        public var height: Double?
        /// The horizontal position of the paint in the element.
        public var horizontal: HorizontalPosition
        /// The vertical position of the paint in the element.
        public var vertical: VerticalPosition
        /// Several paints with separate positions, which replace the properties above; `nil` for none.
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

        /// A length as a fraction of the element's width or height plus some points.
        public struct Length: Sendable, Codable, Hashable {
            /// The points.
            public var points: Double
            /// The fraction of the element's width or height.
            public var share: Double

            /// Creates a length.
            public init(points: Double = 0, share: Double = 0) {
                self.points = points
                self.share = share
            }
        }

        /// A paint at a separate position, whatever the layout direction is.
        public struct Part: Sendable, Codable, Hashable {
            /// The paint whose opacity becomes that of the element.
            public var paint: Paint
            /// The paint's outline: a rectangle, a rounded one, a circle, or an ellipse.
            public var outline: Outline
            /// The distance from the left.
            public var x: Length
            /// The distance from the top.
            public var y: Length
            /// The width.
            public var width: Length
            /// The height.
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
