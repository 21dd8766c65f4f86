import Foundation
import HTTPTypes
import Hummingbird
import SurfaceKit
import _Localization

extension LanguageTag {
    /// The language of the page for a request: the one that it asks for first, if the system speaks it.
    static func ofPage(_ request: Request) -> SystemLanguage { SystemLanguage(locale(of: request)) }

    /// The locale that a request asks for first; English if it asks for none.
    static func locale(of request: Request) -> Locale {
        let tag = request.headers[.acceptLanguage].flatMap { LanguageTag(acceptLanguage: $0) }
        return Locale(identifier: tag?.text ?? "en")
    }
}
