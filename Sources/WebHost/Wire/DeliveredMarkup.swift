import IntentSystem
import SnippetRendering
import Synchronization

/// What a page has of its card's view, so that the next message brings only what is new in it.
///
/// One belongs to one stream, which delivers in order: what was given to it is there, or the stream
/// ends and the next begins with the whole.
final class DeliveredMarkup: Sendable {
    private let state = Mutex<(card: Int, outline: HTMLMarkup.Outline)?>(nil)

    /// What must be sent for a page to have the view of a card, of which it has everything before.
    func news(of markup: HTMLMarkup, card: Int) -> MarkupUpdate {
        let last = state.withLock { state in
            defer { state = (card, markup.outline) }
            return state
        }
        guard let last, last.card == card, let parts = markup.changes(since: last.outline),
            // Beyond that the whole is quicker drawn.
            MarkupUpdate.parts(parts).count < markup.bytes.count / 2
        else { return .whole(markup.bytes) }
        return .parts(parts)
    }

    /// Notes that the page shows no view.
    func forget() {
        state.withLock { $0 = nil }
    }
}

/// The view of a card as a message brings it.
enum MarkupUpdate {
    case whole([UInt8])
    /// The outermost elements that differ from what the page has; each has an `id`.
    case parts([ArraySlice<UInt8>])

    /// How many bytes it has.
    var count: Int {
        switch self {
        case .whole(let bytes): bytes.count
        case .parts(let parts): parts.reduce(0) { $0 + $1.count }
        }
    }
}
