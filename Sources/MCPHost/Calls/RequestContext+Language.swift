import MCPProtocol
import SurfaceKit

extension RequestContext {
    /// The client's preferred language, as a BCP 47 tag; English if it names none.
    var language: String {
        acceptLanguage.flatMap { LanguageTag(acceptLanguage: $0) }?.text ?? "en"
    }

    /// Returns a tag unchanged, if it has the form of one.
    static func language(_ tag: String?) -> String? {
        tag.flatMap { LanguageTag($0) }?.text
    }
}
