import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit
import Synchronization
import _Localization

/// The page with search and the present card.
final class MainPage: Sendable {
    private let files: StaticFiles
    private let document: String
    private let look: String
    private let sentinels: String
    private let voice: VoiceMarkup
    /// The function that returns the markup of the links to the app's other pages.
    private let links: @Sendable (SystemLanguage, AuthorizedClient?) -> String
    private let pages = Mutex<[Page: TaggedBody]>([:])

    /// The key of a cached page; its links change when a passphrase is set or removed.
    private struct Page: Hashable {
        let language: SystemLanguage
        let links: String
    }

    /// Reads the file beside the program; throws `WebHostError` if it is missing.
    init(
        files: StaticFiles, fonts: CardFonts, voice: VoiceMarkup,
        links: @escaping @Sendable (SystemLanguage, AuthorizedClient?) -> String
    ) throws {
        self.files = files
        self.links = links
        self.voice = voice
        sentinels = fonts.sentinelMarkup
        document = try files.document("page.html")
        look = try files.document("look.html")
    }

    /// Returns the page for a client with access; a browser without a cookie receives one.
    func response(
        to request: Request, _ context: WebRequestContext, _ cookie: SessionCookie
    ) -> Response {
        var headers: HTTPFields = [.vary: "Accept-Language, Cookie"]
        headers[.setCookie] = cookie.field(for: .random(), unlessOf: context.client)
        return body(in: LanguageTag.ofPage(request), for: context.client).response(
            to: request, headers: headers)
    }

    /// Returns the page for a client in a language, with the translations that its scripts use.
    func body(in language: SystemLanguage, for client: AuthorizedClient?) -> TaggedBody {
        let known = Page(language: language, links: links(language, client))
        if let page = pages.withLock({ $0[known] }) { return page }
        let text = PageWords.document(
            document, in: language,
            parts: [
                "words": PageWords.json(
                    ofScripts: ["page.js", "forms.js"] + voice.scripts(in: language),
                    in: [language]),
                "links": known.links, "look": PageWords.document(look, in: language),
                "pictures": files.pictures,
                "sentinel": sentinels,
            ].merging(voice.parts(in: language)) { own, _ in own })
        let page = TaggedBody(text.utf8, contentType: "text/html; charset=utf-8")
        pages.withLock { $0[known] = page }
        return page
    }
}
