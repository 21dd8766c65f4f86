public import Foundation

extension ViewNode {
    /// A picture or a symbol.
    public struct ImageContent: Sendable, Codable, Hashable {
        /// Where the picture comes from.
        public enum Source: Sendable, Codable, Hashable {
            /// A symbol by the name Apple's symbol set gives it.
            case symbol(String)
            /// An image in the app's bundle, by name and without extension.
            case asset(String)
            /// An image file's bytes, with their MIME type.
            case data(Data, contentType: String)
            /// A picture that the client fetches from a host that the app names.
            case remote(URL)
        }

        /// How a resizable picture fills its box.
        public enum ContentMode: String, Sendable, Codable, Hashable {
            /// As large as fits in the box, in its own proportions.
            case fit
            /// As small as covers the box, in its own proportions; the rest is cut off.
            case fill
            /// Exactly as the box, whatever its proportions.
            case stretch
        }

        /// Where the picture comes from.
        public var source: Source
        /// The picture's name for a screen reader; `nil` for a decorative picture.
        public var label: String?
        /// Makes the picture take the size of its box instead of its own.
        public var isResizable: Bool
        /// How the picture fills its box; only a resizable one looks at it.
        public var contentMode: ContentMode
        /// Makes the picture a form in the foreground color, as symbols are.
        public var isTemplate: Bool
        /// The factor of `imageScale`: 0.8 small, 1 medium, 1.3 large.
        public var scale: Double
        /// Enlarged by repeating pixels, without smoothing.
        public var isPixelated = false
        /// The paint of what lies behind the mark of a symbol, such as the circle around it, or of what is
        /// beside one without a mark; `nil` for the symbol's own.
        public var secondary: Paint? {
            get { rareSecondary.value }
            set { rareSecondary.value = newValue }
        }
        /// The paint of what is beside both, such as the drops below a cloud; `nil` for that of what lies
        /// behind.
        public var tertiary: Paint? {
            get { rareTertiary.value }
            set { rareTertiary.value = newValue }
        }
        /// How a symbol moves; `nil` for one at rest.
        public var motion: SymbolMotion? {
            get { rareMotion.value }
            set { rareMotion.value = newValue }
        }

        private var rareSecondary = Rare<Paint>()
        private var rareTertiary = Rare<Paint>()
        private var rareMotion = Rare<SymbolMotion>()

        private enum CodingKeys: String, CodingKey {
            case source, label, isResizable, contentMode, isTemplate, scale, isPixelated
            case rareSecondary = "secondary"
            case rareTertiary = "tertiary"
            case rareMotion = "motion"
        }

        /// Creates image content.
        public init(
            source: Source, label: String?, isResizable: Bool = false,
            contentMode: ContentMode = .stretch, isTemplate: Bool = false, scale: Double = 1
        ) {
            self.source = source
            self.label = label
            self.isResizable = isResizable
            self.contentMode = contentMode
            self.isTemplate = isTemplate
            self.scale = scale
        }
    }
}

/// By all bytes: names of files may differ in what Unicode counts as the same, and pictures at their ends.
extension ViewNode.ImageContent.Source {
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.symbol(let name), .symbol(let otherName)): name.isWritten(as: otherName)
        case (.asset(let name), .asset(let otherName)): name.isWritten(as: otherName)
        case (.data(let data, let type), .data(let otherData, let otherType)):
            data == otherData && type == otherType
        case (.remote(let url), .remote(let otherURL)): url == otherURL
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .symbol(let name):
            hasher.combine(0)
            name.hashBytes(into: &hasher)
        case .asset(let name):
            hasher.combine(1)
            name.hashBytes(into: &hasher)
        case .data(let data, let contentType):
            hasher.combine(2)
            data.hashAll(into: &hasher)
            hasher.combine(contentType)
        case .remote(let url):
            hasher.combine(3)
            hasher.combine(url)
        }
    }
}
