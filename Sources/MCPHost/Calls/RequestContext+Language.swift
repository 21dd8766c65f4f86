import MCPProtocol
import SurfaceKit

extension RequestContext {
    /// The language that the client would like best, as a BCP 47 tag; English if it does not say.
    var language: String {
        acceptLanguage.flatMap { LanguageTag(acceptLanguage: $0) }?.text ?? "en"
    }

    /// A tag as it came, if it looks like one.
    static func language(_ tag: String?) -> String? {
        tag.flatMap { LanguageTag($0) }?.text
    }
}
