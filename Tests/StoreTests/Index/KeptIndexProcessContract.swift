import AppIntents
import Foundation
import Testing

@testable import CoreSpotlight

/// An index that several processes of the app change.
@Suite struct KeptIndexProcessContract {
    @Test(
        "Two processes that index at the same time take different numbers",
        arguments: StoreMaker.withItems)
    func processes(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
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
        #expect(try kept.store().firstRecords().count == 31)
        let (newer, read) = try await (one.entries().last, kept.open().entries())
        #expect(read.count == 31)
        #expect(read.last?.revision == newer?.revision)
        #expect(read.last?.number == newer?.number)
        #expect(read.last?.number != newer?.revision)
    }

    @Test(
        "What another process removed is written again, and what it added is removed with all",
        arguments: StoreMaker.withItems)
    func others(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
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

    @Test(
        "A change that another process comes before is planned once more",
        arguments: StoreMaker.withItems)
    func faster(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let store = WatchedItemStore(try kept.store())
        let first = try kept.open(store)
        try await first.index().indexAppEntities([Relic("a")])
        let file = try kept.store()
        store.beforeWriting {
            var change = ItemRecordChange()
            change.removed = try file.firstRecords().map(\.number)
            _ = try file.apply(change, to: file.stamp())
        }
        try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
        #expect(await first.names() == ["a", "b"])
        #expect(await (try kept.open()).names() == ["a", "b"])
    }

    @Test(
        "What another process changes is read when that is told: this alone, and no query is needed",
        arguments: StoreMaker.withItems)
    func told(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let first = try kept.open()
        try await first.index().indexAppEntities((0..<50).map { Relic("\($0)") })
        let store = WatchedItemStore(try kept.store())
        let second = try kept.open(store)
        // What nothing has needed yet is read when something does.
        try await second.readChanges()
        #expect(!second.isRead)
        #expect(store.takeRead().isEmpty)
        #expect(await second.names().count == 50)
        #expect(store.takeRead().count == 50)
        try await second.readChanges()
        #expect(store.takeRead().isEmpty)
        try await first.index().indexAppEntities([Relic("new"), Relic("7", as: "Other")])
        try await first.index().deleteAppEntities(identifiedBy: ["3"], ofType: Relic.self)
        try await second.readChanges()
        #expect(store.takeRead().count == 2)
        let (old, new) = await (first.entries(), second.entries())
        #expect(new.count == 50)
        #expect(new.map(\.revision) == old.map(\.revision))
        #expect(new.map(\.number) == old.map(\.number))
        #expect(new.contains { $0.item.entity?.identifier == "new" })
        #expect(!new.contains { $0.item.entity?.identifier == "3" })
        // What it has changed itself is no news to it, but to the other one.
        try await second.index().indexAppEntities([Relic("own")])
        try await second.readChanges()
        #expect(store.takeRead().isEmpty)
        try await first.readChanges()
        #expect(await first.names().last == "own")
    }

    @Test(
        "Changes that can't be read leave what is known, and are read by the next call",
        arguments: StoreMaker.withItems)
    func toldLater(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let first = try kept.open()
        try await first.index().indexAppEntities([Relic("a")])
        let store = WatchedItemStore(try kept.store())
        let second = try kept.open(store)
        await second.read()
        try await first.index().indexAppEntities([Relic("b")])
        store.fail(true)
        await #expect(throws: CSIndexError.self) { try await second.readChanges() }
        #expect(await second.names() == ["a"])
        #expect(kept.reports.lines.isEmpty)
        store.fail(false)
        try await second.readChanges()
        #expect(await second.names() == ["a", "b"])
    }
}
