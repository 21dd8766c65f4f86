public import IntentSystem
public import SnippetRendering
import SwiftUI

/// Draws the events of sessions for clients over a wire: trees become HTML.
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

    /// Returns an event whose tree, if it has one, is drawn.
    ///
    /// With `delivered`, a view that the client has is changed in parts.
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
