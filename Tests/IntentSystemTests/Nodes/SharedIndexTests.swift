import CoreSpotlight
import Foundation
import IntentTestKit
import Logging
import Synchronization
import Testing

@testable import IntentSystem

/// An index whose store the nodes of an app share.
///
/// The items of the process are one, so that the tests come one after the other, each with a store of its own.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct SharedIndexTests {
    /// A store without items, which others seem to change.
    private final class SharedItems: IndexedItemStore {
        struct Away: Error {}

        let looks: AsyncStream<Int>
        private let looking: AsyncStream<Int>.Continuation
        private let count = Mutex(0)
        let isAway = Mutex(false)

        /// The number of looks at the stamp so far.
        var lookCount: Int { count.withLock { $0 } }

        init() { (looks, looking) = AsyncStream.makeStream() }

        var isShared: Bool { true }

        func stamp() throws -> ItemStoreStamp {
            count.withLock { count in
                count += 1
                looking.yield(count)
            }
            if isAway.withLock({ $0 }) { throw Away() }
            return ItemStoreStamp(beginning: 0, version: 1)
        }

        func facts() throws -> ItemStoreFacts { ItemStoreFacts() }

        func records(
            after number: Int64, newerThan revision: Int64, atMost limit: Int
        ) throws -> [ItemRecord] { [] }

        func revisions() throws -> [Int64: Int64] { [:] }

        func apply(_ change: ItemRecordChange, to stamp: ItemStoreStamp) throws -> Int64? {
            change.minimum
        }
    }

    private let clock = TestClock()
    private let others = RecordedNodes()
    private let store = SharedItems()
    private let system: IntentSystem

    init() {
        IntentSystem.keepIndex(
            in: store, texts: nil, program: { "first" }, log: Logger(label: "test"))
        system = IntentSystem(appName: "Test", catalog: Catalog(intents: [], shortcuts: nil)) {
            [clock, others] in
            $0.clock = clock
            $0.announcements = others
        }
    }

    private func advance(_ times: Duration...) async throws {
        for time in times {
            try await clock.waitForSleeper()
            clock.advance(by: time)
        }
    }

    /// Reads the items at first, as something that needs them does.
    private func read() async {
        await SearchableItems.shared.read()
        #expect(SearchableItems.shared.isRead)
    }

    /// Does something, and returns when the store was looked at since.
    private func look(_ work: () async throws -> Void) async rethrows {
        let before = store.lookCount
        try await work()
        for await count in store.looks where count > before { return }
    }

    @Test("What another node tells of is read from the store, and again when that couldn't be used")
    func reads() async throws {
        await read()
        try await look {
            others.tell([.index])
            try await advance(NodeChanges.interval, .milliseconds(200))
        }
        store.isAway.withLock { $0 = true }
        try await look {
            others.tell([.index])
            try await advance(NodeChanges.interval, .milliseconds(200))
        }
        store.isAway.withLock { $0 = false }
        try await look {
            try await advance(
                NodeChanges.retryInterval, NodeChanges.interval, .milliseconds(200))
        }
        #expect(SearchableItems.shared.isRead)
    }

    @Test("The store tells of what the app indexes, so that this node doesn't")
    func tells() async throws {
        await read()
        let item = CSSearchableItem(
            uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: .init())
        try await CSSearchableIndex.default().indexSearchableItems([item])
        system.announce(.learned)
        try await advance(NodeChanges.interval)
        var announced = others.announced.makeAsyncIterator()
        #expect(await announced.next() == [.learned])
    }
}
