import Foundation
import MCPProtocol
import SnippetRendering
import SurfaceKit
import _JSON
import _Localization

/// The view that draws cards inside a client: one document with everything in it.
///
/// It loads nothing and keeps nothing; what it draws comes with the results of calls. Clients show it
/// under a policy that allows scripts inside the document only, so the modules that it shares with
/// other pages are linked into one.
struct SnippetPage: Sendable {
    /// Where clients find it.
    static let address = "ui://openappintents/card"
    private static let mimeType = "text/html;profile=mcp-app"

    /// The page as a client sees it in the list.
    static let listed = Resource(
        uri: address, name: "card", title: "Card",
        description: "Draws the cards of actions and lets people use them.", mimeType: mimeType)

    private let document: String
    private let script: String

    /// The document, with its words in all languages: which one, the client says to the document.
    var html: String {
        document.replacing(
            "/* WORDS */", with: PageWords.json(for: script, in: SystemLanguage.allCases))
    }

    /// Reads the parts from beside the program and puts them together; throws `MCPHostError` or
    /// `ScriptProblem` if one is missing.
    init() throws {
        let style = try [
            HTMLRenderer.stylesheet, SharedFiles.controlsStylesheet(), Self.read("snippet.css"),
        ].joined(separator: "\n")
        script = try ScriptModules(entry: "snippet.js", folder: Self.folder).linked
        document = try Self.read("snippet.html")
            .replacing("/* STYLE */", with: style)
            .replacing("/* SCRIPT */", with: script)
    }

    /// The page as a client reads it.
    var contents: ResourceContents {
        // The card has an edge of its own.
        ResourceContents(
            uri: Self.address, mimeType: Self.mimeType, body: .text(html),
            meta: ["ui": ["prefersBorder": false]])
    }

    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    private static func read(_ name: String) throws -> String {
        guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
            throw MCPHostError.missingFile(name)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
