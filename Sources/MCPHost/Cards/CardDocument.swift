import IntentSystem
import MCPProtocol
import SnippetRendering
import SurfaceKit
import SwiftUI
import _JSON

/// A card as data for the view that draws it: the event of the session, and what only a view inside
/// a client needs (`Documentation/MCP.md`).
struct CardDocument: Sendable {
    /// The name under which a result carries it.
    static let name = "openappintents/card"

    private let images: CardImages
    private let fonts: ViewFonts
    private let drawing = PresentationDrawing(renderer: HTMLRenderer(assetPath: CardImages.scheme))

    init(images: CardImages, fonts: ViewFonts = .none) {
        self.images = images
        self.fonts = fonts
    }

    /// Looks for the fonts, unless they were found before.
    func findFonts() { _ = fonts.fonts }

    /// Returns the news for a view that has seen everything up to `seen`.
    ///
    /// `handle` is the name to come back under; without it nothing on the card can be used.
    func json(_ screen: SessionScreen, handle: String?, seen: Int = -1) -> JSONValue {
        guard screen.version > seen else { return ["version": .integer(screen.version)] }
        var document = message(of: screen, seen: seen)
        document["version"] = .integer(screen.version)
        document["handle"] = handle.map(JSONValue.string)
        document["summary"] = .string(CardSummary.line(screen))
        var used = screen.question.map(images.images) ?? [:]
        if screen.viewVersion > seen, let tree = screen.tree {
            used = used.merging(images.images(in: tree))
            let names = fonts.names(drawing: tree)
            if !names.isEmpty { document["fonts"] = .array(names.map(JSONValue.string)) }
        }
        if !used.isEmpty { document["images"] = .object(used) }
        let news = screen.news.filter { $0.version > seen }.map { JSONValue.message($0.event) }
        if !news.isEmpty { document["news"] = .array(news) }
        return .object(document)
    }

    /// The members of the newest state, with the whole view if it is news.
    private func message(of screen: SessionScreen, seen: Int) -> JSONObject {
        var state = screen.state ?? PresentationState(sequence: 0)
        state.card?.content = screen.viewVersion > seen ? screen.view : .unchanged
        return JSONValue.message(drawing.draw(.state(state))).object ?? [:]
    }
}

extension JSONValue {
    /// An event of a session, as every surface reads it.
    static func message(_ event: PresentationEvent) -> JSONValue {
        JSONTree.value { event.write(to: &$0) }
    }
}
