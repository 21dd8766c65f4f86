/// The records that a store turns out to have while it is read.
struct FoundRecords {
    /// The records that are items, by their places.
    private(set) var present: [ItemPlace: ItemRecord.Version] = [:]
    /// The revisions of the records that are none, by their numbers.
    private(set) var lost: [Int64: Int64] = [:]
    /// The same of those that were there before, and could not be removed or weren't to be.
    private(set) var left: [Int64: Int64] = [:]
    /// The number of records that couldn't be read.
    private(set) var unreadable = 0
    /// The numbers of records of each type that the app doesn't have.
    private(set) var unknownTypes: [String: Int] = [:]

    /// The number of records.
    var count: Int { present.count + lost.count + left.count }

    /// Begins with what is known of a store, as far as its records still have those revisions.
    mutating func begin(_ state: SearchableItems.State, _ revisions: [Int64: Int64]) {
        for (place, entry) in state.items where revisions[entry.number] == entry.revision {
            present[place] = entry.version
        }
        left = state.left.filter { revisions[$0.key] == $0.value }
    }

    /// Adds a record, and returns its item, unless that is known by a version.
    mutating func add(
        _ record: ItemRecord, unless known: ItemRecord.Version?, things: IndexedThingReader
    ) -> IndexedItem? {
        let other = present[record.place]
        if other == record.version { return nil }
        if let other, other.revision >= record.revision {
            lost[record.number] = record.revision
            return nil
        }
        do throws(IndexedItem.RecordFault) {
            let item =
                record.version == known
                ? nil
                : try IndexedItem(
                    record.content, identifier: record.place.item, things: things)
            present[record.place] = record.version
            if let other { lost[other.number] = other.revision }
            return item
        } catch {
            lost[record.number] = record.revision
            switch error {
            case .unreadable: unreadable += 1
            case .unknownType(let name): unknownTypes[name, default: 0] += 1
            }
            return nil
        }
    }
}

extension SearchableItems.Entry {
    var version: ItemRecord.Version { .init(number: number, revision: revision) }
}

extension ItemRecord {
    /// The numbers that tell contents of a place apart.
    struct Version: Equatable {
        let number: Int64
        let revision: Int64
    }

    var version: Version { Version(number: number, revision: revision) }
}
