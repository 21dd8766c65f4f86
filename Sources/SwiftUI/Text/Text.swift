public import Foundation
public import _Localization

/// Text that a person reads.
public nonisolated struct Text: Sendable {
    /// The source of a text's characters.
    enum Content: Sendable {
        case verbatim(String)
        /// A key without arguments, in the app's own table: most texts are such keys.
        case literal(String)
        indirect case key(
            LocalizedStringKey, table: String?, LocalizedStringResource.BundleDescription)
        indirect case resource(LocalizedStringResource)
        indirect case formatted(any FormattedValue)
        indirect case attributed(AttributedString)
        case joined([Text])
        indirect case image(Image)
    }

    /// The style that fills a text, behind a reference: few texts have one, and views are copied
    /// often while they are assembled.
    private final class Fill: Sendable {
        let style: any ShapeStyle

        init(_ style: any ShapeStyle) {
            self.style = style
        }
    }

    let content: Content
    /// The differences of the text from the text around it.
    let overrides: TextOverrides
    let font: Font?
    private let fill: Fill?

    var style: (any ShapeStyle)? { fill?.style }

    init(content: Content) {
        self.init(content: content, overrides: TextOverrides(), font: nil, fill: nil)
    }

    private init(content: Content, overrides: TextOverrides, font: Font?, fill: Fill?) {
        self.content = content
        self.overrides = overrides
        self.font = font
        self.fill = fill
    }

    /// Creates a text that is shown unchanged.
    public init(verbatim content: String) {
        self.init(content: .verbatim(content))
    }

    /// Creates a text from given characters, which are not looked up.
    @_disfavoredOverload
    @inlinable
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// Creates a text that is looked up in its reader's language.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        if let literal = key.literal, tableName == nil, bundle == nil {
            self.init(content: .literal(literal))
        } else {
            self.init(content: .key(key, table: tableName, .init(bundle)))
        }
    }

    /// Creates a text from a resource that is looked up in its reader's language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(content: .resource(resource))
    }

    /// Creates a text whose stretches have attributes: SwiftUI's attributes, and links.
    ///
    /// The emphasis from Markdown is drawn too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(content: .attributed(attributedContent))
    }

    /// Creates a text with only a picture, to be concatenated with others.
    public init(_ image: Image) {
        self.init(content: .image(image))
    }

    /// Concatenates two texts into one paragraph.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(content: .joined(lhs.parts + rhs.parts))
    }

    /// The concatenated texts, or the text itself.
    private var parts: [Text] {
        if case .joined(let texts) = content, isPlain { texts } else { [self] }
    }

    private var isPlain: Bool { overrides.isEmpty && font == nil && fill == nil }
}

extension Text {
    /// The place where text that doesn't fit is truncated.
    public enum TruncationMode: Sendable, Hashable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle

        var truncation: ViewNode.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// A line below or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Creates a line; renderers may draw dashes for a pattern of dashes and dots.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A line of the text's own color.
        public static let single = LineStyle()

        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            /// The pattern; `nil` for a solid line.
            let described: ViewNode.LinePattern?

            /// A solid line.
            public static let solid = Pattern(described: nil)
            /// Dots.
            public static let dot = Pattern(described: .dot)
            /// Dashes.
            public static let dash = Pattern(described: .dash)
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(described: .dashDot)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(described: .dashDotDot)
        }
    }

    /// A change of all letters.
    public enum Case: Sendable, Hashable {
        /// All letters are uppercase.
        case uppercase
        /// All letters are lowercase.
        case lowercase
    }
}

// MARK: - Style

extension Text {
    func with(_ trait: TextOverrides.Traits, _ isActive: Bool) -> Text {
        changed { $0[trait] = isActive }
    }

    /// Sets the font.
    public func font(_ font: Font?) -> Text {
        Text(content: content, overrides: overrides, font: font, fill: fill)
    }

    /// Sets the thickness of the strokes.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { $0.others.weight = weight?.described }
    }

    /// Sets the character of the font.
    public func fontDesign(_ design: Font.Design?) -> Text {
        changed { $0.others.design = design?.described }
    }

    /// Sets the width of letters, where the renderer's font has several.
    public func fontWidth(_ width: Font.Width?) -> Text {
        changed { $0.others.width = width.map(\.described) }
    }

    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }

    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

    /// Sets whether the text is underlined.
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
        with(.underlined, active).changed {
            if let color { $0.others.lineColor = color.paint }
        }
    }

    /// Sets whether the text is underlined, with a pattern.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        underline(isActive, color: color).changed { $0.others.linePattern = pattern.described }
    }

    /// Sets whether the text is struck through.
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        with(.struckThrough, active).changed {
            if let color { $0.others.lineColor = color.paint }
        }
    }

    /// Sets whether the text is struck through, with a pattern.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color).changed { $0.others.linePattern = pattern.described }
    }

    /// Sets the points between letters, beyond the font's own.
    public func kerning(_ kerning: CGFloat) -> Text {
        changed { $0.others.letterSpacing = Double(kerning) }
    }

    /// Sets the points between letters, beyond the font's own.
    public func tracking(_ tracking: CGFloat) -> Text {
        changed { $0.others.letterSpacing = Double(tracking) }
    }

    /// Sets the points by which the text is raised.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed { $0.others.baselineOffset = Double(baselineOffset) }
    }

    private func changed(_ change: (inout TextOverrides) -> Void) -> Text {
        var overrides = overrides
        change(&overrides)
        return Text(content: content, overrides: overrides, font: font, fill: fill)
    }

    /// Gives all digits one width.
    public func monospacedDigit() -> Text { with(.monospacedDigit, true) }

    /// Sets whether all characters have one width.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced, isActive) }

    /// Sets the style that fills the text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        Text(content: content, overrides: overrides, font: font, fill: Fill(style))
    }

    /// Sets the color of the text.
    public func foregroundColor(_ color: Color?) -> Text {
        Text(content: content, overrides: overrides, font: font, fill: color.map { Fill($0) })
    }
}

extension Text: Equatable {
    public static func == (lhs: Text, rhs: Text) -> Bool {
        var environment = EnvironmentValues()
        return lhs.overrides == rhs.overrides && lhs.font == rhs.font
            && lhs.style?._paint(in: environment)
                == rhs.style?._paint(in: environment)
            && lhs.runs(in: &environment) == rhs.runs(in: &environment)
    }
}
