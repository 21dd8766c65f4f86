public import Foundation

extension ViewNode {
    /// A stretch of text in one style, or a picture inside a text.
    public struct TextRun: Sendable {
        /// The characters, as a person reads them; for a picture, its alternative text.
        public var text: String
        private var storage: Storage?

        /// A style is large and rare, so it is stored behind a reference, as a picture is.
        private indirect enum Storage: Sendable, Hashable {
            case style(TextStyle)
            case image(ImageContent, TextStyle?)
        }

        /// Differences from the element's own font and color.
        public var style: TextStyle? {
            get {
                switch storage {
                case .style(let style): style
                case .image(_, let style): style
                case nil: nil
                }
            }
            set {
                if let image {
                    storage = .image(image, newValue)
                } else {
                    storage = newValue.map { .style($0) }
                }
            }
        }

        /// Tells whether the run has only characters, without a style or a picture.
        public var isPlain: Bool { if case nil = storage { true } else { false } }

        /// The picture that replaces the characters.
        public var image: ImageContent? {
            if case .image(let image, _) = storage { image } else { nil }
        }

        /// Creates a run.
        public init(text: String, style: TextStyle? = nil) {
            self.text = text
            storage = style.map { .style($0) }
        }

        /// Creates a run with a picture.
        public init(image: ImageContent, style: TextStyle? = nil) {
            text = image.label ?? ""
            storage = .image(image, style)
        }
    }

    /// The differences of a stretch of text from the text around it.
    public struct TextStyle: Sendable, Codable, Hashable {
        /// The font; `nil` for the element's own.
        public var font: FontDescription?
        /// The color; `nil` for the element's own.
        public var paint: Paint?
        /// True for bold text, whatever the font's weight is.
        public var isBold = false
        /// True for italic text, whatever the font is.
        public var isItalic = false
        /// True for text with a line below it.
        public var isUnderlined = false
        /// True for text with a line through it.
        public var isStruckThrough = false
        /// True if all digits have one width.
        public var isMonospacedDigit = false
        /// The color of the lines below and through the text; `nil` for the text's own.
        public var lineColor: Paint?
        /// The pattern of the lines below and through the text; `nil` for solid lines.
        public var linePattern: LinePattern?
        /// The color behind the text; `nil` for none.
        public var background: Paint?
        /// Points between letters, beyond the font's own.
        public var letterSpacing: Double?
        /// Points by which the text is raised.
        public var baselineOffset: Double?
        /// The address that the text opens.
        public var link: URL?
        /// The timer that updates the text; `nil` for a fixed text.
        public var counting: Counting?

        public init() {}
    }

    /// The pattern of a line.
    public enum LinePattern: String, Sendable, Codable, Hashable, CaseIterable {
        /// Dots.
        case dot
        /// Dashes.
        case dash
        /// Dashes and dots in turn.
        case dashDot
        /// A dash and two dots in turn.
        case dashDotDot
    }
}

/// By bytes: canonically equivalent texts in Unicode may be drawn with different widths.
extension ViewNode.TextRun: Hashable {
    public static func == (one: Self, other: Self) -> Bool {
        one.text.isWritten(as: other.text) && one.storage == other.storage
    }

    public func hash(into hasher: inout Hasher) {
        text.hashBytes(into: &hasher)
        hasher.combine(storage)
    }
}

/// Encoded as if the style and the picture were stored beside the text.
extension ViewNode.TextRun: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, style, image
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let style = try container.decodeIfPresent(ViewNode.TextStyle.self, forKey: .style)
        let image = try container.decodeIfPresent(ViewNode.ImageContent.self, forKey: .image)
        if let image {
            self.init(image: image, style: style)
        } else {
            self.init(text: try container.decode(String.self, forKey: .text), style: style)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(style, forKey: .style)
        try container.encodeIfPresent(image, forKey: .image)
    }
}
