import Foundation
import HTTPTypes
import Hummingbird
import _Localization

/// The text of a BCP 47 language tag, which is all that we let through from a client.
struct LanguageTag {
    var text: String

    /// Checks a tag; `nil` for anything that doesn't look like one.
    init?(_ text: some StringProtocol) {
        let isTag =
            (2...35).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
        guard isTag else { return nil }
        self.text = String(text)
    }

    /// Takes the first language of an `Accept-Language` field.
    init?(acceptLanguage field: String) {
        let first = field.prefix { $0 != "," && $0 != ";" && $0 != " " }
        self.init(first)
    }

    /// The language of the page for a request: the one that it asks for first, if the system speaks it.
    static func ofPage(_ request: Request) -> SystemLanguage { SystemLanguage(locale(of: request)) }

    /// The locale that a request asks for first; English if it asks for none.
    static func locale(of request: Request) -> Locale {
        let tag = request.headers[.acceptLanguage].flatMap(LanguageTag.init(acceptLanguage:))
        return Locale(identifier: tag?.text ?? "en")
    }
}
