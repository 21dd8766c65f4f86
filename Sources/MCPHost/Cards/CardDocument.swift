import IntentSystem
import MCPProtocol
import SnippetRendering
import SurfaceKit
import SwiftUI
import _JSON

/// A card as data for the view that draws it: the event of the session, and the members that only a
/// view inside a client needs (`Documentation/MCP.md`).
struct CardDocument: Sendable {
    /// The name of the document in a result.
    static let name = "openappintents/card"

    private let images: CardImages
    private let fonts: ViewFonts
    private let drawing = PresentationDrawing(renderer: HTMLRenderer(assetPath: CardImages.scheme))

    init(images: CardImages, fonts: ViewFonts = .none) {
        self.images = images
        self.fonts = fonts
    }

    /// Searches for the fonts, unless that was done before.
    func findFonts() { _ = fonts.fonts }

    /// Returns the changes of the screen for a view that has received everything up to `seen`.
    ///
    /// `handle` is the name under which the view returns; without it, the card can't be used.
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

    /// Returns the members of the newest state, with the whole view if it is newer than `seen`.
    private func message(of screen: SessionScreen, seen: Int) -> JSONObject {
        var state = screen.state ?? PresentationState(sequence: 0)
        state.card?.content = screen.viewVersion > seen ? screen.view : .unchanged
        return JSONValue.message(drawing.draw(.state(state))).object ?? [:]
    }
}

extension JSONValue {
    /// Returns an event of a session in the form that every surface reads.
    static func message(_ event: PresentationEvent) -> JSONValue {
        JSONTree.value { event.write(to: &$0) }
    }
}
