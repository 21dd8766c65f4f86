import AppIntents
import Foundation
import GRDB
import IntentStore
import IntentSystem
import Synchronization
import Testing

@testable import CoreSpotlight

/// What becomes of an index whose file, or whose program, isn't what it was.
@Suite struct KeptIndexFaultTests {
    private let kept: KeptIndex

    init() throws { kept = try KeptIndex() }

    /// A store that counts what is written, and fails while a test wants it to.
    private final class Watched: IndexedItemStore {
        struct Failure: Error, CustomStringConvertible {
            let description = "The disk of /index is full; make room there."
        }

        private let store: any IndexedItemStore
        private let failing = Mutex(false)
        private let changes = Mutex<[ItemRecordChange]>([])

        init(_ store: any IndexedItemStore) { self.store = store }

        func fail(_ fails: Bool) { failing.withLock { $0 = fails } }

        var written: [ItemRecordChange] { changes.withLock { $0 } }

        private func look() throws { if failing.withLock({ $0 }) { throw Failure() } }

        func facts() throws -> ItemStoreFacts {
            try look()
            return try store.facts()
        }

        func records(after number: Int64, atMost limit: Int) throws -> [ItemRecord] {
            try look()
            return try store.records(after: number, atMost: limit)
        }

        func apply(_ change: ItemRecordChange) throws -> Int64 {
            try look()
            changes.withLock { $0.append(change) }
            return try store.apply(change)
        }
    }

    private static let refusal = """
        The file of the app's indexes can't be used, so this call changed nothing and found nothing. Call again \
        when that is mended: The disk of /index is full; make room there.
        """

    @Test("A batch is one transaction, and content that is there already is not written again")
    func batch() async throws {
        let store = Watched(try kept.store())
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
        #expect(store.written.last?.clientState?.state == Data([7]))
        try await index.indexAppEntities([Relic("b"), Relic("c")])
        #expect(store.written.count == 2)
    }

    @Test("A change that can't be written throws the whole reason, and changes nothing")
    func failing() async throws {
        let store = Watched(try kept.store())
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

    @Test("A batch that can't be written goes on, and counts as a whole when it ends again")
    func failingBatch() async throws {
        let store = Watched(try kept.store())
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

    @Test("Items that can't be read are told of, and read by the first change after that")
    func unread() async throws {
        try await kept.open().index().indexAppEntities([Relic("a")])
        let store = Watched(try kept.store())
        store.fail(true)
        let items = try kept.open(store)
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

    @Test("A damaged file is set aside, and another one begun")
    func damaged() async throws {
        try Data("no database".utf8).write(to: kept.file)
        let items = try kept.open()
        try await items.index().indexAppEntities([Relic("a")])
        #expect(
            kept.reports.lines == [
                """
                What the app has put into its indexes is no longer found, because \(kept.file.path) can’t be used: \
                it is damaged; a new one was begun, and what was there is now \(kept.file.path).aside-1, which you \
                may delete.
                """
            ])
        #expect(await (try kept.open()).names() == ["a"])
    }

    @Test("Only its owner can read the file")
    func isPrivate() async throws {
        try await kept.open().index().indexAppEntities([Relic("a")])
        let rights = try FileManager.default.attributesOfItem(atPath: kept.file.path)
        #expect(rights[.posixPermissions] as? Int == 0o600)
    }

    @Test(
        "Items of a type that the app no longer has, and unreadable ones, are removed and told of once"
    )
    func lost() async throws {
        try await kept.open().index().indexAppEntities(["a", "b", "c"].map { Relic($0) })
        try change(
            "UPDATE item SET content = x'01ff' WHERE number = (SELECT min(number) FROM item)")
        #expect(await (try kept.open()).names() == ["b", "c"])
        #expect(await (try kept.open(things: { _, _ in nil })).names().isEmpty)
        #expect(await (try kept.open()).names().isEmpty)
        #expect(
            kept.reports.lines == [
                "Items of the app’s indexes were unreadable, and were removed: 1.",
                """
                Items of the app’s indexes were removed, because the app has no IndexedEntity called Relic any more: 2.
                """,
            ])
    }

    @Test(
        "Bad input: bytes of a record that were cut off or changed give no item, and never trap",
        arguments: [1, 2, 3, 5])
    func cutOff(step: Int) async throws {
        try await kept.open().index().indexAppEntities([
            Relic("a", as: "Name \(1) of \("all")")
        ])
        let record = try #require(try kept.store().records(after: 0, atMost: 1).first)
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

    @Test(
        "A query fills the index once for a program, and again for another one, without what is gone"
    )
    func filling() async throws {
        let kind = ObjectIdentifier(Relic.self)
        let first = try kept.open()
        await first.read()
        #expect(!first.isFilled(kind, named: "Relic"))
        try await first.renew(kind, named: "Relic") {
            try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
        }
        let same = try kept.open()
        await same.read()
        #expect(same.isFilled(kind, named: "Relic"))
        let next = try kept.open(program: "second")
        await next.read()
        #expect(!next.isFilled(kind, named: "Relic"))
        #expect(next.hasItem(of: kind))
        try await next.renew(kind, named: "Relic") {
            try await next.index().indexAppEntities(["b", "c"].map { Relic($0) })
        }
        #expect(await (try kept.open()).names() == ["b", "c"])
        // A query that leaves the index to the app's own calls removes nothing.
        let last = try kept.open(program: "third")
        await last.read()
        try await last.renew(kind, named: "Relic") {}
        #expect(last.isFilled(kind, named: "Relic"))
        #expect(await (try kept.open()).names() == ["b", "c"])
    }

    private struct Interrupted: Error {}

    @Test("A query that fails is asked again by the next process")
    func interrupted() async throws {
        let kind = ObjectIdentifier(Relic.self)
        let first = try kept.open()
        await first.read()
        await #expect(throws: Interrupted.self) {
            try await first.renew(kind, named: "Relic") { throw Interrupted() }
        }
        let next = try kept.open()
        await next.read()
        #expect(!next.isFilled(kind, named: "Relic"))
    }

    private func change(_ sql: String) throws {
        try DatabaseQueue(path: kept.file.path).write { try $0.execute(sql: sql) }
    }
}
