import Foundation

/// Numbers as the readers of a locale write them.
enum NumberText {
    /// A whole number, grouped as the locale groups.
    static func integer<Number: BinaryInteger & CVarArg & Sendable>(
        _ number: Number, specifier: String, locale: Locale
    ) -> String {
        guard specifier == "%lld" || FormatSpecifier(specifier)?.isPlainInteger ?? true else {
            return String(format: specifier, locale: locale, number)
        }
        // The formatter costs microseconds, which a card with numbers pays whenever it is drawn.
        if let number = UInt64(exactly: number),
            let text = WholeNumberPattern.of(locale)?.text(of: number)
        {
            return text
        }
        return IntegerFormatStyle<Number>(locale: locale).format(number)
    }

    /// A number with as many decimals as the specifier asks for, 6 if it does not say.
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
