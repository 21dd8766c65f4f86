import Foundation
import Testing

@testable import _Localization

/// Words in `^[…](inflect: true)` agree with their number, wherever a localized text is shown.
@Suite struct InflectionTests {
    private func text(_ resource: LocalizedStringResource, _ locale: String = "en") -> String {
        resource.text(in: Locale(identifier: locale))
    }

    @Test(
        "A word is in the plural unless its number is one",
        arguments: [(1, "1 day"), (3, "3 days")])
    func number(_ count: Int, _ words: String) {
        #expect(text("^[\(count) day](inflect: true) left.") == "\(words) left.")
    }

    @Test("Without a number, the brackets alone go")
    func withoutNumber() {
        #expect(text("^[Welcome](inflect: true)!") == "Welcome!")
    }

    @Test("In another language the words of its catalog stay as they are")
    func otherLanguage() {
        #expect(text("^[\(3) Tag](inflect: true)", "de") == "3 Tag")
    }

    @Test("An argument is no markup, and what isn't closed stays")
    func notMarkup() {
        let name = "^[2 day](inflect: true)"
        #expect(text("Hello \(name)") == "Hello ^[2 day](inflect: true)")
        #expect(text("^[\(2) day] (inflect: true)") == "^[2 day] (inflect: true)")
        #expect(text("2^[3](bold: true)^") == "2^[3](bold: true)^")
    }

    @Test("English plurals")
    func plurals() {
        let words = ["city": "cities", "day": "days", "box": "boxes", "person": "people"]
        for (one, many) in words { #expect(EnglishPlural.of(one) == many) }
    }
}
