public import Foundation

extension ViewNode {
    /// A picture or a symbol.
    public struct ImageContent: Sendable, Codable, Hashable {
        /// The source of a picture.
        public enum Source: Sendable, Codable, Hashable {
            /// A symbol by its name in Apple's symbol set.
            case symbol(String)
            /// An image in the app's bundle, by name and without extension.
            case asset(String)
            /// An image file's bytes, with their MIME type.
            case data(Data, contentType: String)
            /// A picture that the client fetches from a host that the app names.
            case remote(URL)
        }

        /// The way in which a resizable picture fills its box.
        public enum ContentMode: String, Sendable, Codable, Hashable {
            /// As large as fits in the box, with its own proportions.
            case fit
            /// As small as covers the box, with its own proportions; the rest is clipped.
            case fill
            /// Exactly as large as the box, whatever its proportions.
            case stretch
        }

        /// The source of the picture.
        public var source: Source
        /// The picture's name for a screen reader; `nil` for a decorative picture.
        public var label: String?
        /// True if the picture takes the size of its box instead of its own.
        public var isResizable: Bool
        /// The way in which the picture fills its box; used only for a resizable one.
        public var contentMode: ContentMode
        /// True if the picture is drawn in the foreground color, as symbols are.
        public var isTemplate: Bool
        /// The factor of `imageScale`: 0.8 small, 1 medium, 1.3 large.
        public var scale: Double
        /// True if the picture is enlarged by repeating pixels, without smoothing.
        public var isPixelated = false
        /// The paint of a symbol's secondary layer, such as a circle; `nil` for its own.
        public var secondary: Paint? {
            get { rareSecondary.value }
            set { rareSecondary.value = newValue }
        }
        /// The paint of a symbol's tertiary layer, such as drops; `nil` for the secondary.
        public var tertiary: Paint? {
            get { rareTertiary.value }
            set { rareTertiary.value = newValue }
        }
        /// The motion of a symbol; `nil` for none.
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

/// By all bytes: names of files may be different but canonically equivalent in Unicode, and pictures may differ only at
/// their ends.
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
