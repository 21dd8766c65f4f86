import Foundation
import MCPProtocol
import SnippetRendering
import SurfaceKit
import SwiftUI
import Synchronization
import _JSON
import _Localization

/// The view that draws cards inside a client: one document that contains everything.
///
/// It loads nothing but pictures from the hosts named by the app, and stores nothing: the cards
/// come with the results of calls, and the fonts are resources that its client passes on. Clients
/// show it under a policy that allows only scripts inside the document.
final class SnippetPage: Sendable {
    /// The address at which clients find it.
    static let address = "ui://openappintents/card"
    private static let mimeType = "text/html;profile=mcp-app"
    /// The width of a view in a frame that is wide enough, as in `snippet.css`: most frames are, so
    /// few cards must be drawn again once their frame reports its width.
    static let contentWidth = 388

    /// The page's entry in the list of resources.
    static let listed = Resource(
        uri: address, name: "card", title: "Card",
        description: "Draws the cards of actions and lets people use them.", mimeType: mimeType)

    private let template: String
    private let pictures: PictureHosts
    private let fonts: ViewFonts
    private let document = Mutex<String?>(nil)

    /// Reads the frame of the document beside the program; throws `MCPHostError` if it is missing.
    ///
    /// The rest is assembled when a client first requests it, because clients start the program
    /// often, and many never show a card.
    init(pictures: PictureHosts = PictureHosts(), fonts: ViewFonts = .none) throws {
        self.pictures = pictures
        self.fonts = fonts
        template = try Self.read("snippet.html")
    }

    /// Returns the document with its words in all languages; the client tells the document which
    /// language to use.
    ///
    /// It throws `MCPHostError` if a part is missing.
    func html() throws -> String {
        try document.withLock { document in
            if let document { return document }
            let html = try makeDocument()
            document = html
            return html
        }
    }

    private func makeDocument() throws -> String {
        let style = try [
            Self.read("Served/snippet.css"), fonts.fonts.rules(where: ":root[data-measured]"),
        ].joined(separator: "\n")
        var script = try Self.read("Served/snippet.js")
        #if DEBUG
            let map = try SourceMap.data(of: "snippet.js", in: Self.folder).base64EncodedString()
            script += "//# sourceMappingURL=data:application/json;base64,\(map)\n"
        #endif
        let words = PageWords.json(ofScripts: ["snippet.js"], in: SystemLanguage.allCases)
        return
            template
            .replacingOccurrences(of: "/* STYLE */", with: style)
            .replacingOccurrences(of: "/* SCRIPT */", with: script)
            .replacingOccurrences(of: "/* WORDS */", with: words)
            .replacingOccurrences(of: "/* FACES */", with: fonts.table.text)
            .replacingOccurrences(of: "<!-- SENTINELS -->", with: fonts.fonts.sentinelMarkup)
    }

    func contents() throws -> ResourceContents {
        // The card draws its border itself.
        ResourceContents(
            uri: Self.address, mimeType: Self.mimeType, body: .text(try html()),
            meta: ["ui": .object(appearance)])
    }

    private static let fontAddress = address + "/fonts/"

    /// Returns the contents of a font file as a resource; `nil` if the address isn't that of one.
    func font(at address: String) -> ResourceContents? {
        guard address.hasPrefix(Self.fontAddress),
            let (bytes, type) = fonts.contents(
                of: String(address.dropFirst(Self.fontAddress.count)))
        else { return nil }
        return ResourceContents(
            uri: address, mimeType: type, body: .blob(bytes.base64EncodedString()))
    }

    private var appearance: JSONObject {
        var appearance: JSONObject = ["prefersBorder": false]
        if !pictures.origins.isEmpty {
            appearance["csp"] = ["resourceDomains": .array(pictures.origins.map(JSONValue.string))]
        }
        return appearance
    }

    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    private static func read(_ name: String) throws -> String {
        guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
            throw MCPHostError.missingFile(name)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
