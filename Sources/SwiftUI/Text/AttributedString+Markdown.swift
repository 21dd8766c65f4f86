public import Foundation
import _Localization

/// The emphasis of a stretch of text, as Markdown gives it.
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

    /// A style of text with the emphasis, in a text of a font.
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
    /// The reading of Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The marks that are read.
        public enum InterpretedSyntax: Sendable {
            /// All marks; here those of stretches.
            case full
            /// Those of stretches.
            case inlineOnly
            /// Those of stretches; lines stay lines.
            case inlineOnlyPreservingWhitespace
        }

        /// The outcome for a text with mistakes, of which there are none here: marks without a meaning
        /// stay in the text.
        public enum FailurePolicy: Sendable {
            /// An error.
            case throwError
            /// The text as far as it was read.
            case returnPartiallyParsedIfPossible
        }

        /// The marks that are read.
        public var interpretedSyntax: InterpretedSyntax
        /// The outcome for a text with mistakes.
        public var failurePolicy: FailurePolicy
        /// The language of the text, if it isn't known from elsewhere.
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
    /// The marks of paragraphs, such as those of headings and lists, stay in the text.
    public init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        // A line's end within a paragraph is a space, as in every Markdown.
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
