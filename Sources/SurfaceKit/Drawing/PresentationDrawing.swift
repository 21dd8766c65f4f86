public import IntentSystem
public import SnippetRendering
import SwiftUI

/// A converter of session events for clients over a wire, which draws trees as HTML.
///
/// One instance serves all sessions of a host; any thread may use it. It caches the HTML of a few
/// trees: a tree that several tabs show is drawn once, and of a card's next version only the
/// changed parts are drawn.
public struct PresentationDrawing: Sendable {
    private let trees: RenderedTrees
    private let heights: HeightNotice?

    /// Creates a drawing.
    public init(renderer: HTMLRenderer = HTMLRenderer()) {
        self.init(renderer: renderer, heights: nil)
    }

    /// Creates a drawing that reports cards that are too tall to `heights` (PRS-1).
    package init(renderer: HTMLRenderer = HTMLRenderer(), heights: HeightNotice?) {
        trees = RenderedTrees(renderer)
        self.heights = heights
    }

    /// Returns an event whose tree, if it has one, has become HTML.
    ///
    /// With `delivered`, only the changed parts of a view that the client already has are sent.
    public func draw(
        _ event: PresentationEvent, after delivered: DeliveredMarkup? = nil
    ) -> PresentationEvent {
        guard case .state(var state) = event else { return event }
        guard let card = state.card else {
            delivered?.forget()
            return event
        }
        switch card.content {
        case .tree(let tree):
            heights?.check(card, tree)
            let markup = trees.markup(of: tree)
            state.card?.content =
                delivered?.content(of: markup, card: card.id) ?? .html(markup.bytes)
            return .state(state)
        case .none: delivered?.forget()
        case .unchanged, .html, .parts: break
        }
        return event
    }
}
