import Foundation
import SnippetRendering

/// The files of the page, read once.
struct PageFiles: Sendable {
    let page: TaggedBody
    /// The page's own parts, by path.
    let assets: [String: TaggedBody]

    /// Reads the files from beside the program; throws `WebHostError` if one is missing.
    init() throws {
        page = try Self.read("page.html", as: "text/html; charset=utf-8")
        assets = [
            "/page.js": try Self.read("page.js", as: "text/javascript; charset=utf-8"),
            "/page.css": try Self.read("page.css", as: "text/css; charset=utf-8"),
            "/snippet.css": TaggedBody(
                HTMLRenderer.stylesheet.utf8, contentType: "text/css; charset=utf-8"),
        ]
    }

    static func read(_ name: String, as contentType: String) throws -> TaggedBody {
        TaggedBody(try data(name), contentType: contentType)
    }

    /// The contents of one of our files.
    static func data(_ name: String) throws -> Data {
        let place = Bundle.module.bundleURL.appending(path: "Resources/\(name)")
        guard let data = try? Data(contentsOf: place) else {
            throw WebHostError.missingFile(name)
        }
        return data
    }
}
