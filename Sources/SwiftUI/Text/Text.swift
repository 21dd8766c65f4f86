public import Foundation
public import _Localization

/// Text that a person reads.
public nonisolated struct Text: Sendable {
    /// What the text says.
    enum Content: Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, LocalizedStringResource.BundleDescription)
        case resource(LocalizedStringResource)
        case formatted(any FormattedValue)
        case attributed(AttributedString)
        case joined([Text])
    }

    /// What the text says and how it differs from text around it.
    struct Storage: Sendable {
        var content: Content
        var look = TextLook()
        var font: Font?
        var style: (any ShapeStyle)?
    }

    private final class Box: Sendable {
        let storage: Storage

        init(_ storage: Storage) {
            self.storage = storage
        }
    }

    /// One reference: views are copied often while they are put together.
    private let box: Box

    var content: Content { box.storage.content }
    var look: TextLook { box.storage.look }
    var font: Font? { box.storage.font }
    var style: (any ShapeStyle)? { box.storage.style }

    init(content: Content) {
        box = Box(Storage(content: content))
    }

    private init(_ storage: Storage) {
        box = Box(storage)
    }

    /// Creates a text that is shown as it stands.
    public init(verbatim content: String) {
        self.init(content: .verbatim(content))
    }

    /// Creates a text from characters that are at hand; they are not looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(content: .verbatim(String(content)))
    }

    /// Creates a text that is looked up for its reader.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(content: .key(key, table: tableName, .init(bundle)))
    }

    /// Creates a text from a resource that is looked up for its reader.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(content: .resource(resource))
    }

    /// Creates a text from the characters of an attributed one.
    ///
    /// Foundation on this platform has no attributes for the look of text, so there are none to
    /// keep.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(content: .attributed(attributedContent))
    }

    /// Joins two texts into one paragraph.
    public static func + (lhs: Text, rhs: Text) -> Text {
        if case .joined(let texts) = lhs.content, lhs.isPlain {
            return Text(content: .joined(texts + [rhs]))
        }
        return Text(content: .joined([lhs, rhs]))
    }

    private var isPlain: Bool { look == TextLook() && font == nil && style == nil }
}

extension Text {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Sendable, Hashable {
        /// At the beginning.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle

        var truncation: ViewNode.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// A change of all letters.
    public enum Case: Sendable, Hashable {
        /// All letters are capitals.
        case uppercase
        /// No letter is a capital.
        case lowercase
    }
}

// MARK: - Look

extension Text {
    private func with(_ change: (inout Storage) -> Void) -> Text {
        var storage = box.storage
        change(&storage)
        return Text(storage)
    }

    /// Sets the font.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }

    /// Sets the thickness of the strokes.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        with { $0.look.weight = weight?.described }
    }

    /// Sets the character of the font.
    public func fontDesign(_ design: Font.Design?) -> Text {
        with { $0.look.design = design?.described }
    }

    /// Makes the text bold.
    public func bold() -> Text { bold(true) }

    /// Makes the text bold or not.
    public func bold(_ isActive: Bool) -> Text { with { $0.look.isBold = isActive } }

    /// Makes the text italic.
    public func italic() -> Text { italic(true) }

    /// Makes the text italic or not.
    public func italic(_ isActive: Bool) -> Text { with { $0.look.isItalic = isActive } }

    /// Underlines the text or not.
    public func underline(_ isActive: Bool = true) -> Text {
        with { $0.look.isUnderlined = isActive }
    }

    /// Strikes the text through or not.
    public func strikethrough(_ isActive: Bool = true) -> Text {
        with { $0.look.isStruckThrough = isActive }
    }

    /// Gives all digits one width.
    public func monospacedDigit() -> Text { with { $0.look.isMonospacedDigit = true } }

    /// Gives all characters one width or not.
    public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.look.isMonospaced = isActive }
    }

    /// Sets what the text is filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.style = style } }

    /// Sets the color of the text.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.style = color } }
}

extension Text: Equatable {
    public static func == (lhs: Text, rhs: Text) -> Bool {
        let environment = EnvironmentValues()
        return lhs.look == rhs.look && lhs.font == rhs.font
            && lhs.style?._paint(in: environment)
                == rhs.style?._paint(in: environment)
            && lhs.runs(in: environment) == rhs.runs(in: environment)
    }
}
