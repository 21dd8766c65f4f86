import Foundation
import MCPProtocol
import SurfaceKit
import _JSON
import _Localization

extension RequestContext {
    /// The client's preferred language, as a BCP 47 tag; English if it names none.
    var language: String {
        acceptLanguage.flatMap { LanguageTag(acceptLanguage: $0) }?.text ?? "en"
    }

    /// The person's time zone, if the client names one in the place that ChatGPT uses; the protocol
    /// has none.
    var timeZone: TimeZone? { Self.timeZone(meta["openai/userLocation"]?.object?["timezone"]) }

    /// The person's language and time zone.
    var locale: Locale { Locale(language: language, in: timeZone) }

    /// Returns a tag unchanged, if it has the form of one.
    static func language(_ tag: String?) -> String? {
        tag.flatMap { LanguageTag($0) }?.text
    }

    /// Returns the time zone that a client names.
    static func timeZone(_ name: JSONValue?) -> TimeZone? {
        name?.string.flatMap { TimeZone(named: $0) }
    }
}
