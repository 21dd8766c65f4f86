import Foundation
import MCPProtocol
import SnippetRendering
import _JSON

/// The view that draws cards inside a client: one document with everything in it.
///
/// It loads nothing and keeps nothing; what it draws comes with the results of calls.
struct SnippetPage: Sendable {
    /// Where clients find it.
    static let address = "ui://openappintents/card"
    private static let mimeType = "text/html;profile=mcp-app"

    /// The page as a client sees it in the list.
    static let listed = Resource(
        uri: address, name: "card", title: "Card",
        description: "Draws the cards of actions and lets people use them.", mimeType: mimeType)

    let html: String

    /// Reads the parts from beside the program and puts them together; throws `MCPHostError` if one
    /// is missing.
    init() throws {
        html = try Self.read("snippet.html")
            .replacing("/* STYLE */", with: HTMLRenderer.stylesheet + Self.read("snippet.css"))
            .replacing("/* SCRIPT */", with: Self.read("snippet.js"))
    }

    /// The page as a client reads it.
    var contents: ResourceContents {
        // The card has an edge of its own.
        ResourceContents(
            uri: Self.address, mimeType: Self.mimeType, body: .text(html),
            meta: ["ui": ["prefersBorder": false]])
    }

    private static func read(_ name: String) throws -> String {
        let place = Bundle.module.bundleURL.appending(path: "Resources/\(name)")
        guard let data = try? Data(contentsOf: place) else { throw MCPHostError.missingFile(name) }
        return String(decoding: data, as: UTF8.self)
    }
}
