public import Foundation
public import _Localization

/// The key of a text that a view looks up in its reader's language.
///
/// In the text, `**bold**`, `*italic*`, `~~struck~~` and code between backticks are read as Markdown;
/// interpolated values are inserted unchanged.
public struct LocalizedStringKey: Sendable, Equatable {
    private enum Contents: Sendable, Equatable {
        case literal(String)
        /// A value with the texts for its placeholders.
        indirect case interpolated(String.LocalizationValue, [Text])
    }

    private let contents: Contents

    /// Creates a key from a text.
    public init(_ value: String) {
        contents = .literal(value)
    }
}

extension LocalizedStringKey {
    /// The text of a key without arguments.
    var literal: String? { if case .literal(let text) = contents { text } else { nil } }

    var value: String.LocalizationValue {
        switch contents {
        case .literal(let text): String.LocalizationValue(text)
        case .interpolated(let value, _): value
        }
    }

    /// The texts for the value's placeholders.
    var texts: [Text] { if case .interpolated(_, let texts) = contents { texts } else { [] } }
}

extension LocalizedStringKey {
    /// Returns the characters, or `nil` if parts of the text may have separate styles.
    func plainText(
        table: String?, bundle: LocalizedStringResource.BundleDescription, locale: Locale
    ) -> String? {
        switch contents {
        case .literal(let literal):
            let text = String.LocalizationValue(literal).text(
                key: nil, table: table, bundle: bundle, locale: locale)
            return InlineMarkdown.mayOccur(in: text) ? nil : text
        case .interpolated(let value, let texts):
            guard texts.isEmpty else { return nil }
            let segments = value.segments(key: nil, table: table, bundle: bundle, locale: locale)
            if InlineMarkdown.mayOccur(in: segments) { return nil }
            return String.LocalizationValue.text(of: segments, in: locale)
        }
    }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        contents = .interpolated(
            String.LocalizationValue(stringInterpolation: stringInterpolation.base),
            stringInterpolation.texts)
    }

    /// Collects the literals and arguments of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var base: String.LocalizationValue.StringInterpolation
        fileprivate var texts: [Text] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            base = .init(
                literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            base.appendLiteral(literal)
        }

        /// Appends a text.
        public mutating func appendInterpolation(_ string: String) {
            base.appendInterpolation(string)
        }

        /// Appends a part of a text.
        public mutating func appendInterpolation(_ string: Substring) {
            base.appendInterpolation(string)
        }

        /// Appends a text that is itself looked up in the reader's language.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            base.appendInterpolation(resource)
        }

        /// Appends an attributed text with its attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// Appends a text with its own style.
        public mutating func appendInterpolation(_ text: Text) {
            base.append(.slot(texts.count), specifier: "%@")
            texts.append(text)
        }

        /// Appends a picture inside the text; a symbol is as high as the text's letters.
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            base.appendInterpolation(value)
        }

        /// Appends a number in a format such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            base.appendInterpolation(value, specifier: specifier)
        }

        /// Appends a value in the format of a style, in the reader's locale.
        public mutating func appendInterpolation<F: FormatStyle & Sendable>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
            appendInterpolation(Text(input, format: format))
        }

        /// Appends a value as a formatter writes it, in the formatter's own locale.
        ///
        /// On Apple's platforms the value is an object or bridged to one, which Foundation on Linux
        /// doesn't declare for its values.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?)
        {
            base.appendInterpolation(Text.words(for: subject, formatter))
        }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// Appends the description of any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            base.appendInterpolation(value)
        }
    }
}
