import Foundation
import HTTPTypes
import Hummingbird
import SurfaceKit
import _Localization

extension LanguageTag {
    /// Returns the language of the page for a request: the request's first language, if the system
    /// has it.
    static func ofPage(_ request: Request) -> SystemLanguage { SystemLanguage(locale(of: request)) }

    /// Returns the first locale of a request; English if it names none.
    static func locale(of request: Request) -> Locale {
        let tag = request.headers[.acceptLanguage].flatMap { LanguageTag(acceptLanguage: $0) }
        return Locale(identifier: tag?.text ?? "en")
    }
}
