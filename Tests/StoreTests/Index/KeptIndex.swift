import Foundation
import IntentSystem
import Synchronization
import Testing

@testable import CoreSpotlight

/// A place of an index, opened anew as processes after each other, or beside each other, do.
struct KeptIndex: Sendable {
    let store: @Sendable () throws -> any IndexedItemStore
    let reports: Told

    final class Told: Sendable {
        private let all = Mutex<[String]>([])

        var lines: [String] { all.withLock { $0 } }
        func add(_ line: String) { all.withLock { $0.append(line) } }
    }

    init(_ maker: StoreMaker) throws { self.init(store: try maker.place().items) }

    init(
        reporting reports: Told = Told(),
        store: @escaping @Sendable () throws -> any IndexedItemStore
    ) {
        (self.store, self.reports) = (store, reports)
    }

    /// Opens the items as a process of a program does.
    func open(
        _ store: (any IndexedItemStore)? = nil, program: String = "first",
        pause: Duration = .seconds(5),
        things: @escaping IndexedThingReader = IntentSystem.readEntity
    ) throws -> SearchableItems {
        let items = SearchableItems()
        items.keep(
            ItemKeeping(
                in: try store ?? self.store(), program: { program }, things: things,
                pause: pause
            ) { [reports] in reports.add("\($0)") })
        return items
    }

    /// The records, the first hundred of them.
    var records: [ItemRecord] { get throws { try store().firstRecords() } }

    /// Makes the first record unreadable.
    func damageFirst() throws {
        let store = try store()
        let first = try #require(try store.firstRecords().first)
        try store.put([1, 0xFF], at: first.place, number: first.number)
    }
}

extension IndexedItemStore {
    func firstRecords() throws -> [ItemRecord] {
        try records(after: .min, newerThan: .min, atMost: 100)
    }

    /// Adds a record; returns its revision.
    @discardableResult
    func put(_ content: [UInt8], at place: ItemPlace, number: Int64? = nil) throws -> Int64 {
        var change = ItemRecordChange()
        change.added = [.init(place: place, number: number, content: content)]
        return try #require(try apply(change, to: stamp()))
    }
}

extension SearchableItems {
    /// The items of entities in their order, once they are read.
    func entries() async -> [Entry] {
        await read()
        return (entityItems(unless: -1).items ?? []).sorted { $0.number < $1.number }
    }

    /// The identifiers of the entities in the order of their items, once they are read.
    func names() async -> [String] { await entries().compactMap(\.item.entity?.identifier) }

    func index(_ name: String = "") -> CSSearchableIndex {
        CSSearchableIndex(name: name, items: self)
    }
}
