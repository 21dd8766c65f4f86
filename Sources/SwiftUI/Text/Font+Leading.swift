extension Font {
    /// The distance between lines of text.
    public enum Leading: Sendable, Hashable {
        /// The font's own.
        case standard
        /// Less than the font's own.
        case tight
        /// More than the font's own.
        case loose
    }

    /// The points by which lines of a tight font are closer together, and those of a loose one farther apart.
    ///
    /// Apple's Human Interface Guidelines give this number for the text styles.
    static let leadingPoints = 2.0

    /// Returns the font with another distance between lines.
    public func leading(_ leading: Leading) -> Font {
        var font = self
        font.lineChange =
            switch leading {
            case .standard: nil
            case .tight: -Self.leadingPoints
            case .loose: Self.leadingPoints
            }
        return font
    }
}
