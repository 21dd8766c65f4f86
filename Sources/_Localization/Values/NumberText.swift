import Foundation
import Synchronization

/// Numbers as the readers of a locale write them.
enum NumberText {
    /// A whole number, grouped as the locale groups.
    static func integer<Number: BinaryInteger & CVarArg & Sendable>(
        _ number: Number, specifier: String, locale: Locale
    ) -> String {
        guard specifier == "%lld" || FormatSpecifier(specifier)?.isPlainInteger ?? true else {
            return String(format: specifier, locale: locale, number)
        }
        // Below a thousand there is nothing to group, and the formatter costs a microsecond.
        if number.magnitude < 1000, number >= 0, usesLatinDigits(locale) { return "\(number)" }
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

    private static let latinDigits = Mutex<[String: Bool]>([:])

    private static func usesLatinDigits(_ locale: Locale) -> Bool {
        let identifier = locale.identifier
        if let known = latinDigits.withLock({ $0[identifier] }) { return known }
        let isLatin = locale.numberingSystem.identifier == "latn"
        latinDigits.withLock { $0[identifier] = isLatin }
        return isLatin
    }
}
