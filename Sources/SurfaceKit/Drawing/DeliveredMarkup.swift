import IntentSystem
import SnippetRendering
import Synchronization

/// The view of a card as the page has it, so that the next message brings only the changes.
///
/// One instance belongs to one stream, which delivers in order: the page has received what was
/// passed here, or the stream has ended and the next one begins with the whole view.
public final class DeliveredMarkup: Sendable {
    private let state = Mutex<(card: Int, outline: HTMLMarkup.Outline)?>(nil)

    /// Creates the memory of a stream that has sent nothing.
    public init() {}

    /// Returns the content that brings a page to the view of a card: the changes if the page has
    /// the version before.
    func content(of markup: HTMLMarkup, card: Int) -> PresentedCard.Content {
        let last = state.withLock { state in
            defer { state = (card, markup.outline) }
            return state
        }
        guard let last, last.card == card, let parts = markup.changes(since: last.outline),
            // Above that size, the page draws the whole view faster.
            parts.reduce(0, { $0 + $1.count }) < markup.bytes.count / 2
        else { return .html(markup.bytes) }
        return .parts(parts)
    }

    /// Notes that the page shows no view.
    public func forget() {
        state.withLock { $0 = nil }
    }
}
