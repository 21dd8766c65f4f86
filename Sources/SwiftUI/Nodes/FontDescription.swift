/// A font by its role, so that a renderer can follow the person's text size.
public struct FontDescription: Sendable, Codable, Hashable {
    /// A text style, or a size in points at the default text size. Both grow with the person's setting.
    public enum Size: Sendable, Codable, Hashable {
        case style(TextStyle)
        case points(Double)
    }

    /// Apple's text styles.
    public enum TextStyle: String, Sendable, Codable, Hashable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
            caption, caption2

        /// Points at the default text size (17 for `body`).
        public var points: Double {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }

    /// The strokes' thickness.
    public enum Weight: Int, Sendable, Codable, Hashable, CaseIterable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    /// The family's character.
    public enum Design: String, Sendable, Codable, Hashable, CaseIterable {
        case standard, rounded, serif, monospaced
    }

    public var size: Size
    /// `nil` for the style's own weight: semibold for `headline`, regular otherwise.
    public var weight: Weight?
    public var design: Design
    public var isItalic: Bool
    public var isMonospacedDigit: Bool
    /// The name of a family asked for by name; a renderer without it uses the design.
    public var family: String?

    /// Creates a font description.
    public init(
        size: Size = .style(.body), weight: Weight? = nil, design: Design = .standard,
        isItalic: Bool = false, isMonospacedDigit: Bool = false, family: String? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.isMonospacedDigit = isMonospacedDigit
        self.family = family
    }
}
