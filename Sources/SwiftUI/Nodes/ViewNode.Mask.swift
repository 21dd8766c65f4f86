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
    }
}
