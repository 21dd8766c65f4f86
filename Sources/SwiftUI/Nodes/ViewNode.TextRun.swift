public import Foundation

extension ViewNode {
    /// A stretch of text in one style, or a picture that stands in a text.
    public struct TextRun: Sendable {
        /// The characters, as a person reads them; of a picture, the words that stand for it.
        public var text: String
        private var storage: Storage?

        /// A style is large and rare, so it lies behind a reference, and so does a picture.
        private indirect enum Storage: Sendable, Hashable {
            case style(TextStyle)
            case image(ImageContent, TextStyle?)
        }

        /// Changes against the element's own font and color.
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

        /// Tells whether the run is nothing but characters.
        public var isPlain: Bool { if case nil = storage { true } else { false } }

        /// The picture that stands here instead of characters.
        public var image: ImageContent? {
            if case .image(let image, _) = storage { image } else { nil }
        }

        /// Creates a run.
        public init(text: String, style: TextStyle? = nil) {
            self.text = text
            storage = style.map { .style($0) }
        }

        /// Creates a picture in a text.
        public init(image: ImageContent, style: TextStyle? = nil) {
            text = image.label ?? ""
            storage = .image(image, style)
        }
    }

    /// How a stretch of text differs from the text around it.
    public struct TextStyle: Sendable, Codable, Hashable {
        /// The font; `nil` for the element's own.
        public var font: FontDescription?
        /// The color; `nil` for the element's own.
        public var paint: Paint?
        /// Makes the text bold, whatever the font's weight.
        public var isBold = false
        /// Makes the text italic, whatever the font.
        public var isItalic = false
        /// Draws a line below the text.
        public var isUnderlined = false
        /// Draws a line through the text.
        public var isStruckThrough = false
        /// Gives all digits one width.
        public var isMonospacedDigit = false
        /// The color of lines below and through the text; `nil` for the text's own.
        public var lineColor: Paint?
        /// The gaps in lines below and through the text; `nil` for none.
        public var linePattern: LinePattern?
        /// The color behind the text; `nil` for none.
        public var background: Paint?
        /// Points between letters, beyond the font's own.
        public var letterSpacing: Double?
        /// Points by which the text is raised.
        public var baselineOffset: Double?
        /// The address that the text opens.
        public var link: URL?
        /// How the text goes on counting; `nil` for a text that stays.
        public var counting: Counting?

        /// Creates a style that changes nothing.
        public init() {}
    }

    /// The gaps in a line.
    public enum LinePattern: String, Sendable, Codable, Hashable, CaseIterable {
        /// Between dots.
        case dot
        /// Between dashes.
        case dash
        /// Between dashes and dots.
        case dashDot
        /// Between dashes and two dots.
        case dashDotDot
    }
}

/// Letter by letter as they are written: what Unicode counts as the same may be drawn in another width.
extension ViewNode.TextRun: Hashable {
    public static func == (one: Self, other: Self) -> Bool {
        one.text.isWritten(as: other.text) && one.storage == other.storage
    }

    public func hash(into hasher: inout Hasher) {
        text.hashBytes(into: &hasher)
        hasher.combine(storage)
    }
}

/// As if the style and the picture were stored beside the text.
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
