public import Foundation

extension String.LocalizationValue {
    /// A collector of the literals and arguments of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var segments: [Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        package mutating func append(_ value: LocalizationArgument.Value, specifier: String) {
            segments.append(
                .argument(LocalizationArgument(value: value, specifier: specifier)))
        }

        /// Appends a text.
        public mutating func appendInterpolation(_ string: String) {
            append(.text(string), specifier: "%@")
        }

        /// Appends a part of a text.
        public mutating func appendInterpolation(_ string: Substring) {
            append(.text(String(string)), specifier: "%@")
        }

        /// Appends a text that is itself looked up for the reader.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), specifier: "%@")
        }

        /// Appends an attributed text without its attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(String(attributedString.characters)), specifier: "%@")
        }

        /// Appends a number; the key contains its type, as in `%lld`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._localizationArgument.value, specifier: T._formatSpecifier)
        }

        /// Appends a placeholder that later formatting fills: the text contains the specifier, as
        /// in `%lld`.
        public mutating func appendInterpolation(
            placeholder: String.LocalizationValue.Placeholder
        ) {
            appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
        }

        /// Appends a placeholder that later formatting fills in a format such as `"%.2f"`.
        public mutating func appendInterpolation(
            placeholder: String.LocalizationValue.Placeholder, specifier: String
        ) {
            append(.text(specifier), specifier: specifier)
        }

        /// Appends a number in a format such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(
            _ value: T, specifier: String
        ) {
            append(value._localizationArgument.value, specifier: specifier)
        }

        /// Appends a value, formatted by a style; a date is formatted when its reader is known.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ value: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            if let date = value as? Date, let style = format as? Date.FormatStyle {
                append(.date(date, style), specifier: "%@")
            } else {
                append(.text(format.format(value)), specifier: "%@")
            }
        }

        /// Appends the localized description of a value.
        public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
            _ value: T
        ) {
            append(.resource(value.localizedStringResource), specifier: "%@")
        }

        /// Appends the description of any other value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.text(String(describing: value)), specifier: "%@")
        }
    }
}
