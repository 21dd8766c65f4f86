extension ViewNode {
    /// A stretch of text with one look.
    public struct TextRun: Sendable, Hashable {
        /// The characters, as a person reads them.
        public var text: String
        private var look: Look?

        /// A style is large and rare, so it lies behind a reference.
        private indirect enum Look: Sendable, Hashable {
            case style(TextStyle)
        }

        /// Changes against the element's own font and color.
        public var style: TextStyle? {
            get { if case .style(let style) = look { style } else { nil } }
            set { look = newValue.map { .style($0) } }
        }

        /// Creates a run.
        public init(text: String, style: TextStyle? = nil) {
            self.text = text
            look = style.map { .style($0) }
        }
    }

    /// How a stretch of text differs from the text around it.
    public struct TextStyle: Sendable, Codable, Hashable {
        /// The font; `nil` for the element's own.
        public var font: FontDescription?
        /// The color; `nil` for the element's own.
        public var paint: Paint?
        /// Whether the text is bold, whatever the font's weight.
        public var isBold = false
        /// Whether the text is italic, whatever the font.
        public var isItalic = false
        /// Whether a line runs below the text.
        public var isUnderlined = false
        /// Whether a line runs through the text.
        public var isStruckThrough = false
        /// Whether all digits have one width.
        public var isMonospacedDigit = false

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
