package import Foundation

/// The formatting of numbers for the readers of a locale.
package enum NumberText {
    /// Returns a whole number in the form of a specifier.
    static func integer<Number: BinaryInteger & CVarArg & Sendable>(
        _ number: Number, specifier: String, locale: Locale
    ) -> String {
        guard specifier == "%lld" || FormatSpecifier(specifier)?.isPlainInteger ?? true else {
            return String(format: specifier, locale: locale, number)
        }
        return integer(number, locale: locale)
    }

    /// Returns a whole number, grouped as the locale groups.
    package static func integer<Number: BinaryInteger & Sendable>(
        _ number: Number, locale: Locale
    ) -> String {
        // The formatter costs microseconds each time a card with numbers is rendered.
        if let number = UInt64(exactly: number),
            let text = WholeNumberPattern.of(locale)?.text(of: number)
        {
            return text
        }
        return IntegerFormatStyle<Number>(locale: locale).format(number)
    }

    /// Returns a number with the decimals of the specifier, 6 if it gives none.
    static func real(_ number: Double, specifier: String, locale: Locale) -> String {
        guard let parsed = FormatSpecifier(specifier), parsed.isPlainReal else {
            return String(format: specifier, locale: locale, number)
        }
        return number.formatted(
            FloatingPointFormatStyle<Double>.number
                .precision(.fractionLength(parsed.precision ?? 6))
                .locale(locale))
    }
}
