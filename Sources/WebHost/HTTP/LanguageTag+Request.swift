import Foundation
import HTTPTypes
import Hummingbird
import SurfaceKit
import _Localization

extension LanguageTag {
    /// Returns the language of the page for a request: the request's first language, if the system
    /// has it.
    static func ofPage(_ request: Request) -> SystemLanguage { SystemLanguage(locale(of: request)) }

    /// Returns the locale that the person chose, or else the first of a request; English if it names none.
    static func locale(of request: Request) -> Locale {
        let tag =
            request.headers[.cookie]?.cookies(named: cookie).first.flatMap { LanguageTag($0) }
            ?? request.headers[.acceptLanguage].flatMap { LanguageTag(acceptLanguage: $0) }
        return Locale(identifier: tag?.text ?? "en")
    }

    /// The name of the cookie in which the page of the settings keeps the language of a browser.
    private static let cookie = "oai-language"
}
