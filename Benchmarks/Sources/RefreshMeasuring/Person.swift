import IntentSystem
import SurfaceKit
import SwiftUI

/// A person who sees each card as the page's host draws it, whole at first and then in parts,
/// and taps its button again and again.
struct Person {
    /// A card that arrived and was drawn.
    struct Drawing: Sendable {
        var card: Int
        var generation: Int
        var tree: ViewTree
        var byteCount: Int
        var resolution: Duration
        var rendering: Duration
        var end: ContinuousClock.Instant

        /// The number of the card's counter, which is written in the format of its language.
        var count: Int? {
            let lines = tree.plainText.split(separator: "\n")
            return lines.first { $0.hasPrefix("count ") }.flatMap { Int($0.filter(\.isNumber)) }
        }
    }

    /// The durations of one tap.
    struct Refresh {
        var total: Duration
        var resolution: Duration
        var rendering: Duration
    }

    private let client: SessionClient
    private var drawings: AsyncStream<Drawing>.Iterator
    private(set) var shown: Drawing

    /// Connects to a new session and performs an intent.
    init(
        in system: IntentSystem, performing intent: String, environment: PresentationEnvironment,
        on thread: any TaskExecutor
    ) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Drawing.self)
        let drawing = PresentationDrawing()
        let delivered = DeliveredMarkup()
        client = await SessionClient.connect(
            to: try await system.session(.random()), environment: environment, executor: thread
        ) { event in
            if let drawn = Self.draw(event, drawing, after: delivered) {
                continuation.yield(drawn)
            }
        }
        try client.send(.perform(intent: intent, values: [:]))
        drawings = stream.makeAsyncIterator()
        guard let first = await drawings.next() else { throw NothingShown() }
        shown = first
    }

    /// Taps the button and waits until the changed card is drawn.
    mutating func tap() async throws -> Refresh {
        guard
            let tap = shown.tree.control(labeled: "Add")?
                .personAction(card: shown.card, generation: shown.generation)
        else { throw NothingShown() }
        let start = ContinuousClock.now
        try client.send(tap)
        guard let drawing = await drawings.next() else { throw NothingShown() }
        shown = drawing
        return Refresh(
            total: start.duration(to: drawing.end), resolution: drawing.resolution,
            rendering: drawing.rendering)
    }

    private static func draw(
        _ event: PresentationEvent, _ drawing: PresentationDrawing,
        after delivered: DeliveredMarkup
    ) -> Drawing? {
        guard case .state(let state) = event, let card = state.card,
            case .tree(let tree) = card.content
        else { return nil }
        let start = ContinuousClock.now
        let drawn = drawing.draw(event, after: delivered)
        let end = ContinuousClock.now
        return Drawing(
            card: card.id, generation: card.generation, tree: tree, byteCount: drawn.htmlLength,
            resolution: ResolutionTimes.shared.newest, rendering: start.duration(to: end), end: end)
    }
}

extension PresentationEvent {
    /// The bytes of HTML that the event brings.
    fileprivate var htmlLength: Int {
        guard case .state(let state) = self else { return 0 }
        switch state.card?.content {
        case .html(let bytes): return bytes.count
        case .parts(let parts): return parts.reduce(0) { $0 + $1.count }
        case .tree, .unchanged, .none?, nil: return 0
        }
    }
}

/// The card, or the button in it, did not come.
struct NothingShown: Error, CustomStringConvertible {
    var description: String { "The card with its button was never shown." }
}
