import AppIntents
import Foundation
import IntentSystem
import Testing

@testable import CoreSpotlight

/// What becomes of an index whose store, or whose program, isn't what it was.
@Suite struct KeptIndexFaultContract {
    private static let refusal = """
        The store of the app's indexes can't be used, so this call changed nothing and found nothing. Call again \
        when that is mended: The disk of /index is full; make room there.
        """

    @Test(
        "A batch is one transaction, and content that is there already is not written again",
        arguments: StoreMaker.withItems)
    func batch(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let store = WatchedItemStore(try kept.store())
        let items = try kept.open(store)
        let index = items.index()
        try await index.indexAppEntities([Relic("a"), Relic("b")])
        let first = try #require(await items.entries().first)
        index.beginBatch()
        try await index.indexAppEntities([Relic("b"), Relic("c")])
        try await index.deleteAppEntities(identifiedBy: ["a"], ofType: Relic.self)
        try await index.endBatch(withClientState: Data([7]))
        #expect(store.written.count == 2)
        #expect(store.written.last?.added.map(\.place.item) == ["Relic/c"])
        #expect(store.written.last?.removed == [first.number])
        #expect(store.written.last?.facts.clientStates == ["": Data([7])])
        try await index.indexAppEntities([Relic("b"), Relic("c")])
        #expect(store.written.count == 2)
    }

    @Test(
        "A change that can't be written throws the whole reason, and changes nothing",
        arguments: StoreMaker.withItems)
    func failing(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let store = WatchedItemStore(try kept.store())
        let items = try kept.open(store)
        let index = items.index()
        try await index.indexAppEntities([Relic("a")])
        store.fail(true)
        let error = await #expect(throws: CSIndexError.self) {
            try await index.indexAppEntities([Relic("b")])
        }
        #expect(error?.code == .indexUnavailableError)
        #expect(error?.localizedDescription == Self.refusal)
        await #expect(throws: CSIndexError.self) { try await index.deleteAllSearchableItems() }
        #expect(await items.names() == ["a"])
        #expect(try await index.fetchLastClientState() == Data())
        store.fail(false)
        try await index.indexAppEntities([Relic("b")])
        #expect(await (try kept.open()).names() == ["a", "b"])
    }

    @Test(
        "A batch that can't be written goes on, and counts as a whole when it ends again",
        arguments: StoreMaker.withItems)
    func failingBatch(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let store = WatchedItemStore(try kept.store())
        let items = try kept.open(store)
        let index = items.index()
        index.beginBatch()
        try await index.indexAppEntities([Relic("a"), Relic("b")])
        store.fail(true)
        let error = await #expect(throws: CSIndexError.self) {
            try await index.endBatch(withClientState: Data([7]))
        }
        #expect(error?.localizedDescription == Self.refusal)
        // Later changes come after those that it had.
        try await index.deleteAppEntities(identifiedBy: ["a"], ofType: Relic.self)
        let told = await withCheckedContinuation { continuation in
            index.endBatch(withClientState: Data([8])) { continuation.resume(returning: $0) }
        }
        #expect(told?.localizedDescription == Self.refusal)
        #expect(await items.names().isEmpty)
        store.fail(false)
        #expect(try await index.fetchLastClientState() == Data())
        try await index.endBatch(withClientState: Data([9]))
        #expect(await items.names() == ["b"])
        #expect(try await index.fetchLastClientState() == Data([9]))
        let none = await #expect(throws: CSIndexError.self) {
            try await index.endBatch(withClientState: Data())
        }
        #expect(none?.code == .invalidClientStateError)
        // Another batch begins without the changes of one that failed.
        index.beginBatch()
        try await index.indexAppEntities([Relic("c")])
        store.fail(true)
        await #expect(throws: CSIndexError.self) {
            try await index.endBatch(withClientState: Data([10]))
        }
        store.fail(false)
        index.beginBatch()
        try await index.endBatch(withClientState: Data([11]))
        #expect(await items.names() == ["b"])
    }

    @Test(
        "Items that can't be read are told of, and read by the first change after that",
        arguments: StoreMaker.withItems)
    func unread(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        try await kept.open().index().indexAppEntities([Relic("a")])
        let store = WatchedItemStore(try kept.store())
        store.fail(true)
        let items = try kept.open(store, pause: .seconds(3600))
        #expect(await items.names().isEmpty)
        #expect(!items.isReading)
        await #expect(throws: CSIndexError.self) {
            _ = try await items.index().fetchLastClientState()
        }
        #expect(
            kept.reports.lines == [
                """
                The items of the app’s indexes could not be read, so search doesn’t find them, and changes of them \
                are refused until they can: The disk of /index is full; make room there.
                """
            ])
        store.fail(false)
        try await items.index().indexAppEntities([Relic("b")])
        #expect(await items.names() == ["a", "b"])
    }

    @Test(
        "A search reads items that could not be read, after a pause",
        arguments: StoreMaker.withItems)
    func pause(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        try await kept.open().index().indexAppEntities([Relic("a")])
        let store = WatchedItemStore(try kept.store())
        store.fail(true)
        let patient = try kept.open(store, pause: .seconds(3600))
        let hasty = try kept.open(store, pause: .zero)
        for items in [patient, hasty] {
            #expect(items.isReading)
            await items.settled()
            #expect(!items.isRead)
        }
        #expect(kept.reports.lines.count == 2)
        // The same reason is told once.
        await hasty.read()
        #expect(kept.reports.lines.count == 2)
        store.fail(false)
        #expect(!patient.isReading)
        await patient.read()
        #expect(!patient.isRead)
        #expect(hasty.isReading)
        await hasty.settled()
        #expect(hasty.isRead && !hasty.isReading)
        #expect(await hasty.names() == ["a"])
    }

    @Test(
        "What can't be removed keeps nothing else from being found", arguments: StoreMaker.withItems
    )
    func notRemoved(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        try await kept.open().index().indexAppEntities(["a", "b"].map { Relic($0) })
        try kept.damageFirst()
        let store = WatchedItemStore(try kept.store())
        store.failWriting(true)
        let items = try kept.open(store)
        #expect(await items.names() == ["b"])
        #expect(items.isRead)
        #expect(
            kept.reports.lines == [
                """
                Items of the app’s indexes that nothing can find any more could not be removed, and take room until \
                a later start can: The disk of /index is full; make room there.
                """
            ])
        store.failWriting(false)
        #expect(await (try kept.open(store)).names() == ["b"])
        #expect(
            kept.reports.lines.last
                == "Items of the app’s indexes were unreadable, and were removed: 1.")
    }

    @Test("An attribute that is no number is written once", arguments: StoreMaker.withItems)
    func noNumber(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let store = WatchedItemStore(try kept.store())
        let items = try kept.open(store)
        for _ in 0..<2 {
            let item = CSSearchableItem(appEntity: Relic("a"))
            item.attributeSet.altitude = NSNumber(value: Double.nan)
            item.attributeSet.startDate = Date(timeIntervalSinceReferenceDate: .nan)
            item.expirationDate = Date(timeIntervalSinceReferenceDate: .nan)
            try await items.index().indexSearchableItems([item])
        }
        #expect(store.written.count == 1)
    }

    @Test(
        "Items of a type that the app no longer has, and unreadable ones, are removed and told of once",
        arguments: StoreMaker.withItems)
    func lost(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let kind = ObjectIdentifier(Relic.self)
        let first = try kept.open()
        await first.read()
        for type in ["Relic", "Other"] {
            try await first.renew(kind, named: type) {
                try await first.index().indexAppEntities(["a", "b", "c"].map { Relic($0) })
            }
        }
        let filled = { try kept.store().facts().fillings.keys.sorted() }
        #expect(try filled() == ["Other", "Relic"])
        // The queries are asked again by a program that has the types.
        #expect(await (try kept.open(things: { _, _ in nil })).names().isEmpty)
        #expect(try filled() == ["Other"])
        try await kept.open().index().indexAppEntities(["d", "e"].map { Relic($0) })
        try kept.damageFirst()
        let second = try kept.open()
        #expect(await second.names() == ["e"])
        #expect(!second.isFilled(kind, named: "Other"))
        #expect(try filled().isEmpty)
        #expect(await (try kept.open()).names() == ["e"])
        #expect(
            kept.reports.lines == [
                """
                Items of the app’s indexes were removed, because the app has no IndexedEntity called Relic any more: 3.
                """,
                "Items of the app’s indexes were unreadable, and were removed: 1.",
            ])
    }

    @Test(
        "Bad input: bytes of a record that were cut off or changed give no item, and never trap",
        arguments: [1, 2, 3, 5])
    func cutOff(step: Int) async throws {
        let kept = try KeptIndex(.sqlite)
        try await kept.open().index().indexAppEntities([
            Relic("a", as: "Name \(1) of \("all")")
        ])
        let record = try #require(try kept.store().firstRecords().first)
        for end in stride(from: 0, to: record.content.count, by: step) {
            #expect(throws: IndexedItem.RecordFault.unreadable) {
                try IndexedItem(
                    Array(record.content[..<end]), identifier: "a",
                    things: IntentSystem.readEntity)
            }
        }
        for place in stride(from: 0, to: record.content.count, by: step) {
            for change: UInt8 in [1, 0x80, 0xFF] {
                var bytes = record.content
                bytes[place] ^= change
                // Some changes give another item; none ends the process.
                _ = try? IndexedItem(bytes, identifier: "a", things: IntentSystem.readEntity)
            }
        }
    }
}
