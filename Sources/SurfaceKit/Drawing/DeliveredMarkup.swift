import IntentSystem
import SnippetRendering
import Synchronization

/// The view of its card that a page has, so that the next message brings only the changes.
///
/// One belongs to one stream, which delivers in order: what was given to it is there, or the stream
/// ends and the next begins with the whole.
public final class DeliveredMarkup: Sendable {
    private let state = Mutex<(card: Int, outline: HTMLMarkup.Outline)?>(nil)

    /// Creates what a stream begins with, whose page has no view.
    public init() {}

    /// Returns what a page needs to have the view of a card, of which it has everything before.
    func content(of markup: HTMLMarkup, card: Int) -> PresentedCard.Content {
        let last = state.withLock { state in
            defer { state = (card, markup.outline) }
            return state
        }
        guard let last, last.card == card, let parts = markup.changes(since: last.outline),
            // Beyond that the whole is quicker drawn.
            parts.reduce(0, { $0 + $1.count }) < markup.bytes.count / 2
        else { return .html(markup.bytes) }
        return .parts(parts)
    }

    /// Notes that the page shows no view.
    public func forget() {
        state.withLock { $0 = nil }
    }
}
