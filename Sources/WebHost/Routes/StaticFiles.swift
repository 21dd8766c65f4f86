import Foundation
import HTTPTypes
import Hummingbird
import SurfaceKit

/// The scripts, style sheets and icons of all pages, read once.
///
/// A page names each file with its version, so a browser keeps it until the version changes.
struct StaticFiles: WebRoutes {
    /// The files written by `Scripts/pages`.
    static let names = [
        "page.js", "forms.js", "pictures.js", "board.js", "sheet.js", "previews.js", "focus.js",
        "settings.js",
        "page.css", "board.css", "access.css",
    ]
    /// The rules for the available fonts.
    private static let fonts = "fonts.css"
    /// The icons of pages and of the installed app, of which the second fills its square.
    private static let icons = ["icon.svg", "icon-maskable.svg"]

    /// The addresses of the files.
    static let paths = (names + [fonts]).map { "/\($0)" } + iconPaths
    /// The addresses of the icons.
    static let iconPaths = icons.map { "/\($0)" }

    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    private let files: [String: TaggedBody]
    private let hasPictures: Bool

    /// Reads the files beside the program; throws `WebHostError` if one is missing.
    ///
    /// With `hasPictures`, pages show pictures from other hosts.
    init(fonts: CardFonts, hasPictures: Bool) throws {
        self.hasPictures = hasPictures
        var files: [String: TaggedBody] = [:]
        for name in Self.names {
            files["/\(name)"] = TaggedBody(
                try Self.data("Served/\(name)"), compressed: try Self.data("Served/\(name).gz"),
                contentType: Self.contentType(of: name))
        }
        for name in Self.icons {
            files["/\(name)"] = TaggedBody(try Self.data(name), contentType: "image/svg+xml")
        }
        files["/\(Self.fonts)"] = TaggedBody(
            fonts.stylesheet(loadingFrom: WebPaths.fonts).utf8,
            contentType: Self.contentType(of: Self.fonts))
        self.files = files
    }

    private static func contentType(of name: String) -> String {
        (name.hasSuffix(".js") ? "text/javascript" : "text/css") + "; charset=utf-8"
    }

    private static func data(_ name: String) throws -> Data {
        guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
            throw WebHostError.missingFile(name)
        }
        return data
    }

    // MARK: - Pages

    /// Returns a text of ours, such as a page; the address of each file in it contains the file's
    /// version.
    func document(_ name: String) throws -> String {
        files.keys.reduce(String(decoding: try Self.data(name), as: UTF8.self)) { text, path in
            text.replacing("\"\(path)\"", with: "\"\(address(of: path))\"")
        }
    }

    /// Returns the address of the present version of a file.
    func address(of path: String) -> String {
        files[path].map { "\(path)?v=\($0.version)" } ?? path
    }

    /// The markup that loads the script for pictures from other hosts, if pages show any.
    var pictures: String {
        hasPictures
            ? "<script type=\"module\" src=\"\(address(of: "/pictures.js"))\"></script>" : ""
    }

    // MARK: - Routes

    func add(to router: Router<WebRequestContext>) {
        for (path, body) in files {
            router.get(RouterPath(path)) { request, _ in response(path, body, to: request) }
            #if DEBUG
                guard path.hasSuffix(".js") else { continue }
                router.get(RouterPath(path + ".map")) { request, _ in
                    let map = try SourceMap.data(of: String(path.dropFirst()), in: Self.folder)
                    return TaggedBody(map, contentType: "application/json").response(to: request)
                }
            #endif
        }
    }

    private func response(_ path: String, _ body: TaggedBody, to request: Request) -> Response {
        // An address without a version, or with that of an earlier process, may have another file
        // later.
        let isNamed = QueryItems(target: request.uri.string)["v"] == body.version
        var headers: HTTPFields = [:]
        #if DEBUG
            if path.hasSuffix(".js") { headers[.sourceMap] = path + ".map" }
        #endif
        return body.response(
            to: request, cacheControl: isNamed ? TaggedBody.keptForEver : "no-cache",
            headers: headers)
    }
}
