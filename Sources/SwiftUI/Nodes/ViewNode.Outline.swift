extension ViewNode {
    /// The outline of a box.
    public enum Outline: Sendable, Codable, Hashable {
        /// Square corners.
        case rectangle
        /// Corners with a radius in points.
        case roundedRectangle(radius: Double)
        /// Corners with four radii in points, in reading direction.
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
        /// Lines and curves whose points follow the size of the box.
        indirect case path(FlexiblePath)
    }
}
