import Foundation
import Testing

@testable import _Localization

/// Whole numbers in texts read as the formatter of the locale writes them, though it isn't asked for each.
@Suite struct WholeNumberTests {
    private static let locales =
        Locale.availableIdentifiers + [
            "en-u-nu-deva", "de@numbers=arab", "zh@numbers=hanidec", "ja@numbers=jpan",
            "ta@numbers=taml",
            "en_US_POSIX", "", "xx",
        ]
    private static let numbers: [Int] = [
        0, 1, 9, 10, 99, 100, 999, 1000, 1234, 9999, 10000, 12345, 99999, 100_000, 123_456, 999_999,
        1_000_000, 12_345_678, 123_456_789, 1_234_567_890, 123_456_789_012_345, .max, -1, -999,
        -1234,
        -12_345_678, .min,
    ]

    @Test("A whole number reads as the locale's formatter writes it")
    func numbersReadAsFormatted() {
        for identifier in Self.locales {
            let locale = Locale(identifier: identifier)
            for number in Self.numbers {
                let text = NumberText.integer(number, specifier: "%lld", locale: locale)
                let expected = IntegerFormatStyle<Int>(locale: locale).format(number)
                #expect(text == expected, "\(identifier)")
            }
        }
    }

    @Test("A locale with Latin digits needs no formatter for each number, one with others does")
    func patterns() {
        #expect(
            WholeNumberPattern.of(Locale(identifier: "en_IN"))?.text(of: 1_234_567) == "12,34,567")
        #expect(WholeNumberPattern.of(Locale(identifier: "es"))?.text(of: 1234) == "1234")
        #expect(WholeNumberPattern.of(Locale(identifier: "ar_EG")) == nil)
    }
}
