import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

@testable import IntentSystem

/// A session that lives on one of two nodes at a time.
@Suite struct LeaseTests {
    private static let intents = RestartCards.all + CounterCards.all
    private static let id = SessionID("test")

    private let lab = TestFixture.fresh()
    private let cards = SharedCards()
    private let node: SharedCards.Node
    private let first: TestSystem
    private let second: TestSystem
    private let left: AsyncStream<SessionID>

    init() {
        node = cards.node()
        first = TestSystem(intents: Self.intents, store: node)
        second = TestSystem(intents: Self.intents, store: cards.node())
        let (left, leaving) = AsyncStream.makeStream(of: SessionID.self)
        self.left = left
        first.system.whenSessionsMove { [leaving] in leaving.yield($0.id) }
    }

    private func show() async throws -> TestRun {
        try await first.perform(RestartCards.Show(lab: lab.name, name: "Ada"))
    }

    private func session() async throws -> SystemSession {
        try await first.system.session(Self.id)
    }

    /// Waits until a session has left the first node.
    private func move() async {
        for await id in left {
            #expect(id == Self.id)
            return
        }
    }

    @Test("A session that is opened on another node goes on there, and the old node lets it go")
    func moves() async throws {
        let run = try await show()
        try await run.tap("Add")
        let before = run.look()
        let session = try await session()
        let again = try await second.person()
        #expect(again.look() == before)
        first.clock.advance(by: .seconds(3))
        await move()
        #expect(session.visibleCard == nil)
        #expect(first.system.sessionCount == 0)
        #expect(cards.row(of: Self.id)?.json != nil)
        // Nothing reaches the app by the old node any more.
        try await run.send(
            .tap(card: 1, generation: 1, action: ActionID(ordinal: 0)))
        #expect(lab.count(of: "add") == 1)
        try await again.tap("Add")
        #expect(again.text == "Ada 2\n[Add]")
        try await second.finish()
    }

    /// The announcements of another node, which a test makes.
    private final class OtherNode: StoreAnnouncements {
        private let receiver = Mutex<(@Sendable (Set<NodeChange>) -> Void)?>(nil)

        func announce(_ changes: Set<NodeChange>) async throws {}

        func receive(_ receive: @escaping @Sendable (Set<NodeChange>) -> Void) {
            receiver.withLock { $0 = receive }
        }

        func tell(_ changes: Set<NodeChange>) { receiver.withLock { $0 }?(changes) }
    }

    @Test(
        "A node that hears of a takeover lets the session go at once, and none that it still has",
        .timeLimit(.minutes(1))
    )
    func hears() async throws {
        let (clock, other) = (TestClock(), OtherNode())
        let system = IntentSystem(
            appName: "Test", catalog: Catalog(intents: Self.intents, shortcuts: nil)
        ) { [cards] in
            $0.clock = clock
            $0.announcements = other
            $0.store = cards.node()
        }
        let (moved, moving) = AsyncStream.makeStream(of: SessionID.self)
        system.whenSessionsMove { moving.yield($0.id) }
        let (ada, bob) = (SessionID("ada"), SessionID("bob"))
        for id in [ada, bob] { _ = try await system.session(id) }
        _ = try await cards.node().take(ada)
        other.tell([.moved(bob.rawValue), .moved(ada.rawValue), .moved("nobody")])
        // Long before its leases are to be renewed.
        clock.advance(by: NodeChanges.interval)
        var ids = moved.makeAsyncIterator()
        #expect(await ids.next() == ada)
        #expect(system.sessionCount == 1)
    }

    @Test("A card of the old node is refused, which lets the session go")
    func refused() async throws {
        let run = try await show()
        let before = run.look()
        let session = try await session()
        let again = try await second.person()
        #expect(again.look() == before)
        let row = cards.row(of: Self.id)
        session.perform(RestartCards.Show(lab: lab.name, name: "Eve"))
        await move()
        #expect(cards.row(of: Self.id) == row)
        #expect(first.system.sessionCount == 0)
        try await second.finish()
    }

    @Test("A run that is under way when the session moves is cancelled, and leaves nothing")
    func cancels() async throws {
        _ = try await show()
        let session = try await session()
        session.perform(CounterCards.Slow(lab: lab.name))
        await lab.arrival(at: "slow")
        let again = try await second.person()
        let row = cards.row(of: Self.id)
        first.clock.advance(by: .seconds(3))
        await move()
        await lab.leave("slow")
        #expect(try await lab.wait(forNote: "slow ends"))
        await session.settled()
        #expect(cards.row(of: Self.id) == row)
        #expect(session.visibleCard == nil)
        _ = again.look()
        try await second.finish()
    }

    @Test(
        "A node that can't renew its leases in time performs nothing until it can, with the same number"
    )
    func runsOut() async throws {
        let run = try await show()
        let number = cards.row(of: Self.id)?.number
        node.isCutOff = true
        first.clock.advance(by: .seconds(9))
        try await run.tap("Add")
        first.clock.advance(by: .seconds(1))
        try await run.send(try run.tapping("Add"))
        #expect(lab.count(of: "add") == 1)
        #expect(run.refusals == [.notKept(in: .init(identifier: "en"))])
        #expect(await !first.system.canSaveCards())
        node.isCutOff = false
        #expect(await first.system.canSaveCards())
        try await run.tap("Add")
        #expect(lab.count(of: "add") == 2)
        #expect(cards.row(of: Self.id)?.number == number)
    }

    @Test(
        "A node that slept past its lease performs nothing and writes nothing after another took it"
    )
    func sleeps() async throws {
        let run = try await show()
        let tap = try run.tapping("Add")
        let again = try await second.person()
        let row = cards.row(of: Self.id)
        // No renewal comes through before the tap that waited.
        node.isCutOff = true
        first.clock.advance(by: .seconds(60))
        try await run.send(tap)
        #expect(lab.count(of: "add") == 0)
        node.isCutOff = false
        await first.system.confirmLease(of: Self.id)
        await move()
        #expect(cards.row(of: Self.id) == row)
        _ = again.look()
        try await second.finish()
    }

    @Test(
        "A renewal counts for all who wait for it, though the caller that began it is cancelled",
        .timeLimit(.minutes(1)))
    func cancelledCaller() async throws {
        _ = try await show()
        let again = try await second.person()
        await Task { [system = first.system] in
            withUnsafeCurrentTask { $0?.cancel() }
            await system.renewLeasesNow()
        }.value
        await move()
        _ = again.look()
        try await second.finish()
    }

    @Test("A page that comes while the store is away has its card half a second after it is back")
    func comesTooEarly() async throws {
        let before = try await second.perform(RestartCards.Show(lab: lab.name, name: "Ada")).look()
        node.isCutOff = true
        let run = try await first.person()
        #expect(run.text == "")
        node.isCutOff = false
        first.clock.advance(by: .milliseconds(500))
        try await run.wait { $0.card != nil }
        #expect(run.look() == before)
        await second.system.confirmLease(of: Self.id)
        #expect(second.system.sessionCount == 0)
    }

    @Test("A person who comes back to the old node has the newest card")
    func comesBack() async throws {
        let run = try await show()
        let session = try await session()
        let again = try await second.person()
        try await again.tap("Add")
        let back = try await self.session()
        #expect(back !== session)
        #expect(back.visibleCard != nil)
        await move()
        _ = run.look()
        await second.system.confirmLease(of: Self.id)
        #expect(second.system.sessionCount == 0)
    }
}
