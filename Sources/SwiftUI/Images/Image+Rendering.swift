// The ways in which a picture is drawn.
extension Image {
    /// The size of a symbol relative to the text around it.
    public enum Scale: Sendable, Hashable {
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large

        var factor: Double {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.3
            }
        }
    }

    /// The use of a picture: in its original colors, or as a shape for the foreground color.
    public enum TemplateRenderingMode: Sendable, Hashable {
        /// The picture is a shape for the foreground color.
        case template
        /// The picture keeps its colors.
        case original
    }

    /// The way in which a picture fills a larger box.
    public enum ResizingMode: Sendable, Hashable {
        /// The picture is repeated.
        case tile
        /// The picture is stretched.
        case stretch
    }

    /// The quality of a picture's scaling.
    public enum Interpolation: Sendable, Hashable {
        /// No interpolation, the fastest.
        case none
        /// Low quality.
        case low
        /// Medium quality.
        case medium
        /// High quality.
        case high
    }
}
