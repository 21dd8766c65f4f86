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
        "settings.js", "voice.js", "sound.js",
        "page.css", "board.css", "access.css",
    ]
    /// The rules for the available fonts.
    private static let fonts = "fonts.css"

    /// An icon, as a Web App Manifest describes it.
    struct Icon: Sendable {
        let path: String
        let type: String
        let sizes: String
        let purpose: String
    }

    /// The icons for an app without its own; the second fills its square, for launchers that cut it.
    private static let drawnIcons = [
        Icon(path: "/icon.svg", type: "image/svg+xml", sizes: "any", purpose: "any"),
        Icon(
            path: "/icon-maskable.svg", type: "image/svg+xml", sizes: "any", purpose: "maskable"),
    ]
    private static let appIcon = "/icon.png"

    /// The addresses that icons may have.
    static let iconPaths = drawnIcons.map(\.path) + [appIcon]

    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    /// The icons of pages and of the installed app; the first is that of pages.
    let icons: [Icon]
    private let files: [String: TaggedBody]
    private let hasPictures: Bool

    /// Reads the files beside the program; throws `WebHostError` if one is missing.
    ///
    /// With `hasPictures`, pages show pictures from other hosts.
    init(fonts: CardFonts, icon: AppIcon?, hasPictures: Bool) throws {
        self.hasPictures = hasPictures
        var files: [String: TaggedBody] = [:]
        for name in Self.names {
            let compressed = try ContentCoding.allCases.map {
                ($0, try Self.data("Served/\(name).\($0.fileExtension)"))
            }
            files["/\(name)"] = TaggedBody(
                try Self.data("Served/\(name)"),
                compressed: Dictionary(uniqueKeysWithValues: compressed),
                contentType: Self.contentType(of: name))
        }
        for drawn in Self.drawnIcons {
            files[drawn.path] = TaggedBody(
                try Self.data(String(drawn.path.dropFirst())), contentType: drawn.type)
        }
        if let icon {
            let type = "image/png"
            files[Self.appIcon] = TaggedBody(icon.png, contentType: type)
            icons = ["any", "maskable"].map {
                Icon(
                    path: Self.appIcon, type: type, sizes: "\(icon.size)x\(icon.size)", purpose: $0)
            }
        } else {
            icons = Self.drawnIcons
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
    /// version, and that of the icon is the app's own if it has one.
    func document(_ name: String) throws -> String {
        let text = String(decoding: try Self.data(name), as: UTF8.self)
            .replacing("\"\(Self.drawnIcons[0].path)\"", with: "\"\(icons[0].path)\"")
        return files.keys.reduce(text) { text, path in
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
        // An address without a version, or with that of an earlier process, may have another file later.
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
