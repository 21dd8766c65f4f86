import Foundation
import SnippetRendering
import SurfaceKit
import Synchronization
import _Localization

/// The files of the page, read once.
final class PageFiles: Sendable {
    private let document: String
    private let script: ScriptModules
    /// The controls of forms, which the page loads once it is drawn, or when a card asks something.
    private let forms: ScriptModules
    private let fonts: CardFonts
    /// The page shows pictures from elsewhere.
    private let hasPictures: Bool
    /// The markup of the ways to the app's other pages.
    private let links: @Sendable (SystemLanguage) -> String
    private let pages = Mutex<[Page: TaggedBody]>([:])

    /// The ways change when a passphrase is set or removed.
    private struct Page: Hashable {
        let language: SystemLanguage
        let links: String
    }

    /// The page's own parts, by path.
    let assets: [String: TaggedBody]

    /// Reads the files from beside the program; throws `WebHostError` or `ScriptProblem` if one is
    /// missing.
    init(
        fonts: CardFonts = .none, hasPictures: Bool = false,
        links: @escaping @Sendable (SystemLanguage) -> String = { _ in "" }
    ) throws {
        self.fonts = fonts
        self.links = links
        self.hasPictures = hasPictures
        document = try Self.read("page.html")
        script = try ScriptModules(entry: "page.js", folder: Self.folder)
        forms = try ScriptModules(entry: "forms.js", folder: Self.folder)
        let style = try [SharedFiles.controlsStylesheet(), Self.read("page.css")]
        assets = [
            "/page.js": Self.script(script), "/forms.js": Self.script(forms),
            // Only pages with pictures from elsewhere ask for it.
            "/pictures.js": Self.script(
                try ScriptModules(entry: "pictures.js", folder: Self.folder)),
            "/page.css": Self.stylesheet(style.joined(separator: "\n")),
            "/snippet.css": Self.stylesheet(
                HTMLRenderer.stylesheet + "\n" + fonts.stylesheet(loadingFrom: WebPaths.fonts)),
        ]
    }

    /// The page in a language, with the translations that its script uses.
    func page(in language: SystemLanguage) -> TaggedBody {
        let known = Page(language: language, links: links(language))
        if let page = pages.withLock({ $0[known] }) { return page }
        let text = PageWords.document(
            document, in: language,
            parts: [
                "words": PageWords.json(
                    for: script.texts.union(forms.texts), in: [language]),
                "links": known.links,
                "pictures": Self.pictures(hasPictures),
                "sentinel": fonts.sentinelMarkup,
            ])
        let page = TaggedBody(text.utf8, contentType: "text/html; charset=utf-8")
        pages.withLock { $0[known] = page }
        return page
    }

    static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    /// The markup that loads what shows pictures from elsewhere.
    static func pictures(_ isNeeded: Bool) -> String {
        isNeeded ? "<script type=\"module\" src=\"/pictures.js\"></script>" : ""
    }

    static func script(_ modules: ScriptModules) -> TaggedBody {
        TaggedBody(modules.linked.utf8, contentType: "text/javascript; charset=utf-8")
    }

    static func stylesheet(_ text: String) -> TaggedBody {
        TaggedBody(text.utf8, contentType: "text/css; charset=utf-8")
    }

    /// The text of one of our files.
    static func read(_ name: String) throws -> String {
        guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
            throw WebHostError.missingFile(name)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
