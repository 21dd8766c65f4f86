import Foundation
import IntentTestKit
import Logging
import Synchronization
import Testing

@testable import IntentSystem

/// What a system does about the changes on other nodes.
@Suite(.timeLimit(.minutes(1)))
struct OtherNodesTests {
    /// The records of an app, which several nodes read and write.
    private final class SharedRecords: DonationStore {
        struct Away: Error {}

        let records = Mutex<[DonationRecord]>([])
        let isAway = Mutex(false)
        let reads: AsyncStream<Void>
        private let reading: AsyncStream<Void>.Continuation

        init() { (reads, reading) = AsyncStream.makeStream() }

        func donations() throws -> [DonationRecord] {
            reading.yield()
            if isAway.withLock({ $0 }) { throw Away() }
            return records.withLock { $0 }
        }

        func change(
            adding added: [DonationRecord], removing removed: [UUID]
        ) throws {
            records.withLock { records in
                records.removeAll { removed.contains($0.id) }
                records += added
            }
        }
    }

    private let clock = TestClock()
    private let others = RecordedNodes()
    private let store = SharedRecords()
    private let system: IntentSystem

    init() {
        system = IntentSystem(appName: "Test", catalog: Catalog(intents: [], shortcuts: nil)) {
            [clock, others, store] in
            $0.clock = clock
            $0.announcements = others
            $0.donations = store
        }
    }

    private func record(_ intent: String) -> DonationRecord {
        DonationRecord(intent: intent, date: Date(timeIntervalSinceReferenceDate: 800_000_000))
    }

    @Test("What another node learned is known here, beside what this one hasn't written yet")
    func learns() async throws {
        var reads = store.reads.makeAsyncIterator()
        await reads.next()
        let (there, here) = (record("There"), record("Here"))
        store.records.withLock { $0.append(there) }
        let version = system.history.version
        others.tell([.learned])
        try await clock.waitForSleeper()
        clock.advance(by: NodeChanges.interval)
        await reads.next()
        // Writing comes after reading, on the same thread.
        system.history.add(here)
        try await system.history.donationsWritten()
        #expect(Set(system.history.present.records.map(\.intent)) == ["There", "Here"])
        #expect(system.history.version > version)
        #expect(Set(store.records.withLock { $0.map(\.intent) }) == ["There", "Here"])
    }

    @Test("What can't be read when another node tells of it is read later")
    func learnsLater() async throws {
        var reads = store.reads.makeAsyncIterator()
        await reads.next()
        store.records.withLock { $0 = [record("There")] }
        store.isAway.withLock { $0 = true }
        others.tell([.learned])
        try await clock.waitForSleeper()
        clock.advance(by: NodeChanges.interval)
        await reads.next()
        store.isAway.withLock { $0 = false }
        // The time after which it tries, then that in which changes are one.
        for time in [NodeChanges.retryInterval, NodeChanges.interval] {
            try await clock.waitForSleeper()
            clock.advance(by: time)
        }
        await reads.next()
        system.history.add(record("Here"))
        try await system.history.donationsWritten()
        #expect(Set(system.history.present.records.map(\.intent)) == ["There", "Here"])
    }

    @Test("A person who is forgotten on another node has nothing open here")
    func forgets() async throws {
        let person = SessionID("ada")
        _ = try await system.session(person)
        _ = try await system.session(SessionID("bob"))
        others.tell([.forgotten(Person.session(person).storedName)])
        try await clock.waitForSleeper()
        clock.advance(by: NodeChanges.interval)
        await system.state.wait { $0.sessions[person] == nil }
        #expect(system.sessionCount == 1)
    }
}
