public import IntentSystem
public import SnippetRendering
import SwiftUI

/// Draws the events of sessions as the messages that clients get: trees become HTML.
///
/// One serves all sessions of a host; any thread may use it. It keeps the HTML of a few trees, so that a tree that
/// several tabs show is drawn once, and of the next version of a card only what has changed.
public struct PresentationDrawing: Sendable {
    private let trees: RenderedTrees
    private let heights: HeightNotice?

    /// Creates a drawing.
    public init(renderer: HTMLRenderer = HTMLRenderer()) {
        self.init(renderer: renderer, heights: nil)
    }

    /// Creates a drawing; cards that are too tall are told of to `heights` (PRS-1).
    package init(renderer: HTMLRenderer = HTMLRenderer(), heights: HeightNotice?) {
        trees = RenderedTrees(renderer)
        self.heights = heights
    }

    /// Returns the message for an event.
    ///
    /// With `delivered`, a view that the client has is changed in parts.
    public func message(
        for event: PresentationEvent, after delivered: DeliveredMarkup? = nil
    ) -> PresentationMessage {
        draw(PresentationMessage(event), after: delivered)
    }

    /// Returns a message whose tree, if it has one, is drawn.
    ///
    /// With `delivered`, a view that the client has is changed in parts.
    public func draw(
        _ message: PresentationMessage, after delivered: DeliveredMarkup? = nil
    ) -> PresentationMessage {
        guard case .state(var state) = message else { return message }
        guard let card = state.card else {
            delivered?.forget()
            return message
        }
        switch card.view {
        case .tree(let tree):
            heights?.check(card, tree)
            let markup = trees.markup(of: tree)
            state.card?.view =
                delivered?.view(of: markup, card: card.id) ?? .html(markup.bytes)
            return .state(state)
        case .none: delivered?.forget()
        case .unchanged, .html, .parts: break
        }
        return message
    }
}
