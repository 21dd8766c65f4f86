import IntentSystem
import NIOCore
import SnippetRendering
import SwiftUI
import _JSON

/// Turns what a session shows into messages for the page.
struct EventWriter: Sendable {
    private let rendered = RenderedTrees()
    private let heights: HeightNotice?

    init(heights: HeightNotice? = nil) {
        self.heights = heights
    }

    /// Writes one event as JSON, after `headerBytes` free bytes that the transport fills.
    ///
    /// With `delivered`, a view that the page has is changed in parts.
    func message(
        for event: PresentationEvent, headerBytes: Int = 0, after delivered: DeliveredMarkup? = nil
    ) -> ByteBuffer {
        switch event {
        case .state(let state):
            return self.state(state, headerBytes: headerBytes, delivered)
        case .announcement(let dialog):
            return Self.small(headerBytes) { writer in
                writer.member("type", "announce")
                writer.member("full", dialog.full)
                writer.member("supporting", dialog.supporting)
            }
        case .refusal(let refusal):
            return Self.small(headerBytes) { writer in
                writer.member("type", "refused")
                writer.member("reason", refusal.reason.rawValue)
                writer.member("message", refusal.message)
            }
        }
    }

    private func state(
        _ state: PresentationState, headerBytes: Int, _ delivered: DeliveredMarkup?
    ) -> ByteBuffer {
        if let card = state.card { heights?.check(card) }
        let markup = markup(of: state.card, delivered)
        let size = headerBytes + 512 + (markup?.count ?? 0) * 5 / 4
        var writer = JSONWriter(into: Self.buffer(of: size, headerBytes: headerBytes))
        writer.object { writer in
            writer.member("type", "state")
            writer.member("seq", state.sequence)
            writer.name("run")
            if let run = state.run { writer.run(run) } else { writer.null() }
            writer.name("card")
            if let card = state.card { writer.card(card, markup) } else { writer.null() }
        }
        return writer.buffer
    }

    /// What the page has to be told of a card's view.
    private func markup(of card: PresentedCard?, _ delivered: DeliveredMarkup?) -> MarkupUpdate? {
        guard let card else {
            delivered?.forget()
            return nil
        }
        switch card.content {
        case .unchanged: return nil
        case .none:
            delivered?.forget()
            return nil
        case .tree(let tree):
            let markup = rendered.markup(of: tree)
            return delivered?.news(of: markup, card: card.id) ?? .whole(markup.bytes)
        }
    }

    private static func small(
        _ headerBytes: Int, _ members: (inout JSONWriter) -> Void
    ) -> ByteBuffer {
        var writer = JSONWriter(into: buffer(of: headerBytes + 256, headerBytes: headerBytes))
        writer.object(members)
        return writer.buffer
    }

    private static func buffer(of size: Int, headerBytes: Int) -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: size)
        buffer.writeRepeatingByte(0, count: headerBytes)
        buffer.moveReaderIndex(to: headerBytes)
        return buffer
    }
}
