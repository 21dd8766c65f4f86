import AppIntents
import AppIntentsMetadata
import Foundation
import IntentTestKit
import Synchronization
import Testing

@testable import IntentSystem

/// Changes that count once they are written, while others read and learn.
@Suite(.timeLimit(.minutes(1))) struct PinnedWhileLearningTests {
    private let store = BusyDonationStore()
    private let history: DonationHistory
    private let system: TestSystem

    init() {
        system = TestSystem(
            intents: [FeedParrotIntent.self, WashParrotIntent.self], donations: store)
        history = system.system.history
    }

    private let ids = (1...4).map { _ in UUID() }

    private func id(_ number: Int) -> UUID { ids[number - 1] }

    private func add(_ number: Int) {
        history.add(DonationRecord(id: id(number), intent: "FeedParrotIntent"))
    }

    /// Adds a record that the store has, and one that it lacks because the disk was full.
    private func addTwo() async throws {
        add(1)
        try await history.donationsWritten()
        store.isFull.withLock { $0 = true }
        add(2)
        await #expect(throws: BusyDonationStore.Full.self) { try await history.donationsWritten() }
    }

    private let ada = Person.session(SessionID("ada"))
    private let action = DonationRecord(intent: "FeedParrotIntent", values: ["seeds": .int(3)])

    @Test("While a pinned action is being written, others read, learn and forget, and it stays")
    func pinning() async throws {
        try await addTwo()
        store.isFull.withLock { $0 = false }
        store.whileWriting.withLock {
            $0 = { [history, ada, second = id(2), third = id(3)] in
                #expect(history.actions(of: ada).records.isEmpty)
                let version = history.version
                history.add(DonationRecord(id: third, intent: "FeedParrotIntent"))
                let identifier = IntentDonationIdentifier(rawValue: second)
                _ = history.forget(
                    IntentDonationMatchingPredicate.donationIdentifiers([identifier]).kind)
                #expect(history.version == version + 2)
            }
        }
        #expect(try history.pin(action, for: ada, hidden: []) == .done)
        #expect(history.actions(of: ada).records.map(\.values) == [["seeds": .int(3)]])
        #expect(history.present.records.map(\.id) == [1, 3].map { id($0) })
        try await history.donationsWritten()
        let kept = store.records.withLock { $0 }
        #expect(kept.filter { $0.person == nil }.map(\.id) == [1, 3].map { id($0) })
        #expect(kept.filter { $0.person != nil }.map(\.isPinned) == [true])
        // What is unpinned is gone from the store, too.
        try history.unpin(action, for: ada)
        #expect(history.actions(of: ada).records.isEmpty)
        #expect(store.records.withLock { $0.map(\.id) } == [1, 3].map { id($0) })
        try await system.finish()
    }

    @Test("What is learned while a pinned action can't be written is not lost with it")
    func pinningInVain() async throws {
        try await addTwo()
        store.whileWriting.withLock {
            $0 = { [history, third = id(3)] in
                history.add(DonationRecord(id: third, intent: "FeedParrotIntent"))
            }
        }
        #expect(throws: NotKept.self) { try history.pin(action, for: ada, hidden: []) }
        #expect(history.actions(of: ada).records.isEmpty)
        await #expect(throws: BusyDonationStore.Full.self) { try await history.donationsWritten() }
        store.isFull.withLock { $0 = false }
        add(4)
        try await history.donationsWritten()
        #expect(store.records.withLock { $0.map(\.id) } == (1...4).map { id($0) })
        try await system.finish()
    }

    @Test("What is learned while everything is being deleted stays, and nothing else")
    func deleting() async throws {
        try await addTwo()
        store.isFull.withLock { $0 = false }
        store.whileWriting.withLock {
            $0 = { [history, third = id(3)] in
                history.add(DonationRecord(id: third, intent: "FeedParrotIntent"))
            }
        }
        let version = history.version
        try history.forgetAll(of: .owner)
        #expect(history.present.records.map(\.id) == [id(3)])
        #expect(history.version > version)
        try await history.donationsWritten()
        #expect(store.records.withLock { $0.map(\.id) } == [id(3)])
        try await system.finish()
    }
}
