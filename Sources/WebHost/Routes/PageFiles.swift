import Foundation
import SnippetRendering
import SurfaceKit

/// The files of the page, read once.
struct PageFiles: Sendable {
    let page: TaggedBody
    /// The page's own parts, by path.
    let assets: [String: TaggedBody]

    /// Reads the files from beside the program; throws `WebHostError` or `ScriptProblem` if one is
    /// missing.
    init() throws {
        page = TaggedBody(
            try Self.read("page.html").utf8, contentType: "text/html; charset=utf-8")
        let style = try [SharedFiles.controlsStylesheet(), Self.read("page.css")]
        assets = [
            "/page.js": TaggedBody(
                try ScriptModules(entry: "page.js", folder: Self.folder).linked.utf8,
                contentType: "text/javascript; charset=utf-8"),
            "/page.css": Self.stylesheet(style.joined(separator: "\n")),
            "/snippet.css": Self.stylesheet(HTMLRenderer.stylesheet),
        ]
    }

    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

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
