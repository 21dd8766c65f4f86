import AppIntents
import Foundation
import IntentStore
import Testing

@testable import CoreSpotlight

/// An index that several processes of the app change, and that another program damages.
@Suite struct KeptIndexProcessTests {
    private let kept: KeptIndex

    init() throws { kept = try KeptIndex() }

    @Test("Two processes that index at the same time take different numbers")
    func processes() async throws {
        let (first, second) = try (kept.open(), kept.open())
        for round in 0..<10 {
            try await first.index().indexAppEntities([Relic("a\(round)")])
            try await second.index().indexAppEntities([Relic("b\(round)"), Relic("c\(round)")])
        }
        let entries = await (try kept.open()).entries()
        #expect(entries.count == 30)
        #expect(Set(entries.map(\.revision)).count == 30)
        // Both put the same item there: the later one knows of the other.
        let one = try kept.open()
        let other = try kept.open()
        await one.read()
        try await other.index().indexAppEntities([Relic("same", as: "Other")])
        try await one.index().indexAppEntities([Relic("same")])
        #expect(try kept.store().records(after: 0, atMost: 100).count == 31)
        let (newer, read) = try await (one.entries().last, kept.open().entries())
        #expect(read.count == 31)
        #expect(read.last?.revision == newer?.revision)
        #expect(read.last?.number == newer?.number)
        #expect(read.last?.number != newer?.revision)
    }

    @Test("What another process removed is written again, and what it added is removed with all")
    func others() async throws {
        let (first, second) = try (kept.open(), kept.open())
        try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
        await second.read()
        try await second.index().deleteAllSearchableItems()
        // It says the same as what this process knows, and is gone nevertheless.
        try await first.index().indexAppEntities([Relic("a")])
        #expect(await first.names() == ["a"])
        #expect(await (try kept.open()).names() == ["a"])
        try await second.index().indexAppEntities([Relic("c"), Relic("d", as: "Old")])
        try await second.index().indexAppEntities([Relic("d", as: "New")])
        try await first.index().deleteAppEntities(identifiedBy: ["c"], ofType: Relic.self)
        #expect(await first.names() == ["a", "d"])
        try await first.index().deleteAllSearchableItems()
        #expect(await (try kept.open()).names().isEmpty)
        #expect(await first.names().isEmpty)
    }

    @Test("A change that another process comes before is planned once more")
    func faster() async throws {
        let store = WatchedItemStore(try kept.store())
        let first = try kept.open(store)
        try await first.index().indexAppEntities([Relic("a")])
        let file = try kept.store()
        store.beforeWriting {
            var change = ItemRecordChange()
            change.removed = try file.records(after: 0, atMost: 10).map(\.number)
            _ = try file.apply(change, to: file.stamp())
        }
        try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
        #expect(await first.names() == ["a", "b"])
        #expect(await (try kept.open()).names() == ["a", "b"])
    }

    @Test("What a process knows is written to the file that replaces a damaged one")
    func putBack() async throws {
        let kind = ObjectIdentifier(Relic.self)
        let items = try kept.open()
        await items.read()
        try await items.renew(kind, named: "Relic") {
            try await items.index().indexAppEntities(["a", "b"].map { Relic($0) })
        }
        let index = items.index()
        index.beginBatch()
        try await index.endBatch(withClientState: Data([7]))
        // As if another program had made other tables.
        try kept.change("DROP TABLE counter")
        try await index.indexAppEntities([Relic("b"), Relic("c")])
        #expect(
            kept.reports.lines.last == """
                The items of the app’s indexes were still known, and were written to the new file, so search finds \
                them: 2.
                """)
        #expect(kept.reports.lines.count == 2)
        let next = try kept.open()
        #expect(await next.names() == ["a", "b", "c"])
        #expect(next.isFilled(kind, named: "Relic"))
        #expect(try await next.index().fetchLastClientState() == Data([7]))
        let revisions = { (items: SearchableItems) in await items.entries().map(\.revision) }
        #expect(await revisions(items) == revisions(next))
    }
}
