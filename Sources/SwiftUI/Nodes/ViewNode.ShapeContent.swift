extension ViewNode {
    /// The outline of a box.
    public enum Outline: Sendable, Codable, Hashable {
        /// Square corners.
        case rectangle
        /// Corners of a radius in points.
        case roundedRectangle(radius: Double)
        /// Corners of four radii in points, in reading direction.
        case unevenRoundedRectangle(
            topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
        /// Corners as round as the shorter side allows.
        case capsule
        /// The largest circle that fits the box, in its middle.
        case circle
        /// The ellipse that touches all four sides.
        case ellipse
        /// Corners concentric with the card's own.
        case containerRelative
    }

    /// A filled or stroked shape.
    public struct ShapeContent: Sendable, Codable, Hashable {
        /// The shape's outline.
        public var outline: Outline
        /// What the inside is filled with; `nil` for nothing.
        public var fill: Paint?
        /// What the line along the outline is drawn with; `nil` for no line.
        public var stroke: Paint?
        /// Points; meaningful when there is a stroke.
        public var lineWidth: Double

        /// Creates shape content.
        public init(
            outline: Outline, fill: Paint? = nil, stroke: Paint? = nil, lineWidth: Double = 1
        ) {
            self.outline = outline
            self.fill = fill
            self.stroke = stroke
            self.lineWidth = lineWidth
        }
    }
}
