/// The text of a BCP 47 language tag, checked because it comes from a client.
package struct LanguageTag: Sendable {
    package let text: String

    /// Checks a tag; returns `nil` for a text that doesn't have the form of one.
    package init?(_ text: some StringProtocol) {
        let isTag =
            (2...35).contains(text.utf8.count)
            && text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
        guard isTag else { return nil }
        self.text = String(text)
    }

    /// Takes the first language of an `Accept-Language` field.
    package init?(acceptLanguage field: some StringProtocol) {
        let first = field.prefix { $0 != "," && $0 != ";" && $0 != " " }
        self.init(first)
    }
}

extension UInt8 {
    /// The byte is a letter or a digit of ASCII.
    package var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
