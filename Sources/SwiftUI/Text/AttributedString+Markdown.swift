public import Foundation
import _Localization

/// The emphasis of a stretch of text in Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasized, as in italic letters.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized, as in bold letters.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, as in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

    /// Returns a text style with the emphasis, for a text of a font.
    func applied(
        to outer: ViewNode.TextStyle, in font: FontDescription
    ) -> ViewNode.TextStyle {
        var style = outer
        if contains(.stronglyEmphasized) { style.isBold = true }
        if contains(.emphasized) { style.isItalic = true }
        if contains(.strikethrough) { style.isStruckThrough = true }
        if contains(.code) { style.font = (style.font ?? font).monospaced }
        return style
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The emphasis of a stretch.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// The options for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax that is read.
        public enum InterpretedSyntax: Sendable {
            /// All syntax; here only inline syntax.
            case full
            /// Only inline syntax.
            case inlineOnly
            /// Only inline syntax; line breaks are preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The result for a text with mistakes, which don't exist here: characters without a
        /// meaning stay in the text.
        public enum FailurePolicy: Sendable {
            /// An error.
            case throwError
            /// The text up to the mistake.
            case returnPartiallyParsedIfPossible
        }

        /// The syntax that is read.
        public var interpretedSyntax: InterpretedSyntax
        /// The result for a text with mistakes.
        public var failurePolicy: FailurePolicy
        /// The language of the text, if it is known.
        public var languageCode: String?

        /// Creates options.
        public init(
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a text from Markdown: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and links.
    ///
    /// The syntax of blocks, such as headings and lists, stays in the text.
    public init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        // A line break within a paragraph is a space, as in standard Markdown.
        let text =
            options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            ? markdown : markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
        for span in InlineMarkdown.spans(of: [.literal(text)]) {
            guard case .literal(let characters) = span.segment else { continue }
            var run = AttributedString(characters)
            if !span.intent.isEmpty {
                run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
                    span.intent
            }
            if let link = span.link {
                run[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
                    baseURL == nil ? link : URL(string: link.relativeString, relativeTo: baseURL)
            }
            if let code = options.languageCode {
                run[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = code
            }
            append(run)
        }
    }

    /// Creates a text from the bytes of Markdown in UTF-8.
    public init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}
