import Foundation
import HTTPTypes
import Hummingbird
import SurfaceKit
import _Localization

extension LanguageTag {
    /// Returns the language of the page for a request: the request's first language, if the system
    /// has it.
    static func ofPage(_ request: Request) -> SystemLanguage { SystemLanguage(locale(of: request)) }

    /// Returns the language that the person chose, or else the first of a request; English if it names none.
    private static func text(of request: Request) -> String {
        let tag =
            request.headers[.cookie]?.cookies(named: cookie).first.flatMap { LanguageTag($0) }
            ?? request.headers[.acceptLanguage].flatMap { LanguageTag(acceptLanguage: $0) }
        return tag?.text ?? "en"
    }

    /// Returns the language and the time zone of a request's person.
    static func locale(of request: Request) -> Locale {
        Locale(language: text(of: request), in: request.headers[.cookie]?.timeZone)
    }

    /// The name of the cookie in which the page of the settings keeps the language of a browser.
    private static let cookie = "oai-language"
}

extension String {
    /// The time zone in a `Cookie` field, in which each page keeps that of its browser.
    var timeZone: TimeZone? {
        cookies(named: "oai-zone").first.flatMap { TimeZone(named: $0) }
    }
}
