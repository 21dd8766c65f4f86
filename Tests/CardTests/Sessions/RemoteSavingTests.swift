import AppIntents
import Dispatch
import EndToEndSupport
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

@testable import IntentSystem

/// When surfaces hear of cards that another program keeps.
@Suite struct RemoteSavingTests {
    /// A store that saves when a test lets it, and fails on demand.
    private final class RemoteStore: SessionStore {
        struct Away: Error {}
        struct State {
            var saved = 0
            var isAway = false
            var fails = false
        }
        let state = Mutex(State())
        let gate = DispatchSemaphore(value: 0)
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)

        var isRemote: Bool { true }
        var isAway: Bool { state.withLock { $0.isAway } }

        func card(of session: SessionID) async throws -> StoredCard? { nil }

        func save(_ cards: [SessionID: StoredCard?]) throws {
            beginning.yield()
            gate.wait()
            try state.withLock { state in
                if state.fails { throw Away() }
                state.saved += 1
            }
        }
    }

    /// The events that a surface has got.
    private final class Surface: Sendable {
        private let events = Mutex<[PresentationEvent]>([])

        func take(_ event: PresentationEvent) { events.withLock { $0.append(event) } }

        var cards: Int {
            events.withLock { events in
                events.filter {
                    if case .state(let state) = $0 { state.card != nil } else { false }
                }
                .count
            }
        }

        var refusals: [String] {
            events.withLock { events in
                events.compactMap {
                    if case .refusal(let refusal) = $0 { refusal.message } else { nil }
                }
            }
        }

        var endsWithRefusal: Bool {
            events.withLock { if case .refusal = $0.last { true } else { false } }
        }
    }

    private static let notKept =
        "This could not be written down, so it doesn’t count. The app’s log says more."

    private let store = RemoteStore()
    private let surface = Surface()
    private let lab = TestFixture.fresh()
    private let system: TestSystem

    init() { system = TestSystem(intents: RestartCards.all + CounterCards.all, store: store) }

    private func show() async throws -> (SystemSession, ConnectionID) {
        let session = try await system.system.session(SessionID("ada"))
        let connection = await session.connect(environment: PresentationEnvironment()) {
            [surface] in surface.take($0)
        }
        session.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
        for await _ in store.begun { break }
        await session.settled()
        return (session, connection)
    }

    @Test("A surface hears of a card once a remote store has it")
    func held() async throws {
        let (session, connection) = try await show()
        #expect(surface.cards == 0)
        store.gate.signal()
        await system.system.flush()
        #expect(store.state.withLock { $0.saved } == 1)
        #expect(surface.cards > 0)
        #expect(surface.refusals.isEmpty)
        await session.disconnect(connection)
    }

    @Test("A card that a remote store could not save is shown, and that it isn't saved is said")
    func failed() async throws {
        store.state.withLock { $0.fails = true }
        let (session, connection) = try await show()
        #expect(surface.refusals.isEmpty)
        store.gate.signal()
        await system.system.flush()
        #expect(surface.cards > 0)
        #expect(surface.refusals == [Self.notKept])
        #expect(surface.endsWithRefusal)
        await session.disconnect(connection)
    }

    @Test("While a remote store is away, actions are refused before they are performed")
    func away() async throws {
        let (session, connection) = try await show()
        store.gate.signal()
        await system.system.flush()
        let card = try #require(session.visibleCard?.id)
        store.state.withLock { $0.isAway = true }
        await session.carryOut(.done(card: card), from: connection)
        #expect(surface.refusals == [Self.notKept])
        #expect(session.visibleCard?.id == card)
        store.state.withLock { $0.isAway = false }
        store.gate.signal()
        await session.carryOut(.done(card: card), from: connection)
        await system.system.flush()
        #expect(session.visibleCard == nil)
        #expect(surface.refusals.count == 1)
        await session.disconnect(connection)
    }
}
