public import Foundation

extension ViewNode {
    /// A stretch of text in one style.
    public struct TextRun: Sendable, Hashable {
        /// The characters, as a person reads them.
        public var text: String
        private var storage: Storage?

        /// A style is large and rare, so it lies behind a reference.
        private indirect enum Storage: Sendable, Hashable {
            case style(TextStyle)
        }

        /// Changes against the element's own font and color.
        public var style: TextStyle? {
            get { if case .style(let style) = storage { style } else { nil } }
            set { storage = newValue.map { .style($0) } }
        }

        /// Creates a run.
        public init(text: String, style: TextStyle? = nil) {
            self.text = text
            storage = style.map { .style($0) }
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
        /// Points between letters, beyond the font's own.
        public var letterSpacing: Double?
        /// Points by which the text is raised.
        public var baselineOffset: Double?
        /// The address that the text opens.
        public var link: URL?

        /// Creates a style that changes nothing.
        public init() {}
    }
}

/// As if the style were stored beside the text.
extension ViewNode.TextRun: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, style
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            text: try container.decode(String.self, forKey: .text),
            style: try container.decodeIfPresent(ViewNode.TextStyle.self, forKey: .style))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(style, forKey: .style)
    }
}
