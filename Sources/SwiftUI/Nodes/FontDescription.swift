/// A font by its role, so that a renderer can follow the person's text size.
public struct FontDescription: Sendable, Codable, Hashable {
    /// A text style, or a size in points at the default text size.
    ///
    /// Both grow with the person's setting.
    public enum Size: Sendable, Codable, Hashable {
        /// One of Apple's text styles.
        case style(TextStyle)
        /// A size in points at the default text size.
        case points(Double)
    }

    /// Apple's text styles.
    public enum TextStyle: String, Sendable, Codable, Hashable, CaseIterable {
        /// The title of a whole screen: 34 points.
        case largeTitle
        /// A first-level title: 28 points.
        case title
        /// A second-level title: 22 points.
        case title2
        /// A third-level title: 20 points.
        case title3
        /// A heading: 17 points, semibold unless another weight is given.
        case headline
        /// A subheading: 15 points.
        case subheadline
        /// Running text: 17 points.
        case body
        /// Text that is set apart: 16 points.
        case callout
        /// A footnote: 13 points.
        case footnote
        /// A caption: 12 points.
        case caption
        /// A lesser caption: 11 points.
        case caption2

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
        /// The thinnest strokes.
        case ultraLight = 100
        /// Strokes between `ultraLight` and `light`.
        case thin = 200
        /// Strokes between `thin` and `regular`.
        case light = 300
        /// The strokes of running text.
        case regular = 400
        /// Strokes between `regular` and `semibold`.
        case medium = 500
        /// The strokes of headings.
        case semibold = 600
        /// Strokes between `semibold` and `heavy`.
        case bold = 700
        /// Strokes between `bold` and `black`.
        case heavy = 800
        /// The thickest strokes.
        case black = 900
    }

    /// The family's character.
    public enum Design: String, Sendable, Codable, Hashable, CaseIterable {
        /// The renderer's own family.
        case standard
        /// Letters with round stroke ends.
        case rounded
        /// Letters with serifs.
        case serif
        /// Letters of one width.
        case monospaced
    }

    /// The width of letters, where a family has several.
    public enum Width: String, Sendable, Codable, Hashable, CaseIterable {
        /// Half as wide as usual.
        case ultraCondensed
        /// Between `ultraCondensed` and `condensed`.
        case extraCondensed
        /// Three quarters as wide as usual.
        case condensed
        /// Between `condensed` and the usual width.
        case semiCondensed
        /// Between the usual width and `expanded`.
        case semiExpanded
        /// A quarter wider than usual.
        case expanded
        /// Between `expanded` and `ultraExpanded`.
        case extraExpanded
        /// Twice as wide as usual.
        case ultraExpanded

        /// The width in hundredths of the usual one.
        public var percent: Double {
            switch self {
            case .ultraCondensed: 50
            case .extraCondensed: 62.5
            case .condensed: 75
            case .semiCondensed: 87.5
            case .semiExpanded: 112.5
            case .expanded: 125
            case .extraExpanded: 150
            case .ultraExpanded: 200
            }
        }
    }

    /// The size of the letters.
    public var size: Size
    /// The weight; `nil` for the style's own: semibold for `headline`, regular otherwise.
    public var weight: Weight?
    /// The character of the family, if `family` is `nil` or not available.
    public var design: Design
    /// True for italic letters.
    public var isItalic: Bool
    /// True if all digits have one width, so that a changing number doesn't move the text after it.
    public var isMonospacedDigit: Bool
    /// The width of the letters, where a family has several; `nil` for the usual one.
    public var width: Width?
    /// The name of a family that the author chose; a renderer without it uses the design.
    public var family: String?

    /// Creates a font description.
    public init(
        size: Size = .style(.body), weight: Weight? = nil, design: Design = .standard,
        isItalic: Bool = false, isMonospacedDigit: Bool = false, family: String? = nil,
        width: Width? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.isMonospacedDigit = isMonospacedDigit
        self.family = family
        self.width = width
    }
}
