extension ViewNode {
    /// The outline of a box.
    public enum Outline: Sendable, Codable, Hashable {
        case rectangle
        /// Corners of a radius in points.
        case roundedRectangle(radius: Double)
        /// Corners of four radii in points, in reading direction.
        case unevenRoundedRectangle(
            topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double)
        case capsule
        case circle
        case ellipse
        /// Corners concentric with the card's own.
        case containerRelative
    }

    /// A filled or stroked shape.
    public struct ShapeContent: Sendable, Codable, Hashable {
        public var outline: Outline
        public var fill: Paint?
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
