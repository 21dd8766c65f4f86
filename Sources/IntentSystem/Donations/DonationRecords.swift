import AppIntents
import Foundation

/// The newest records of an app, and what the store is still to be told of them.
///
/// A record is added at the end and goes at the beginning, so the records that the store was given are the
/// first ones, and nothing is looked up when one is added.
struct DonationRecords: Sendable {
    /// Oldest first; may have a quarter more than the limit, so that not each one moves all.
    private(set) var all: [DonationRecord]
    /// How many of them the store was given.
    private var givenCount: Int
    /// The records that are to be removed from the store.
    private var removed: [UUID]
    /// Where what is to be forgotten is found; `nil` until it is looked for.
    private var index: DonationIndex?
    private let limit: Int

    /// Takes what the store has, oldest first; what is beyond the limit is to be removed from it.
    init(of stored: [DonationRecord], limit: Int) {
        self.limit = limit
        all = Array(stored.suffix(limit))
        givenCount = all.count
        removed = stored.prefix(stored.count - all.count).map(\.id)
    }

    /// The newest records, oldest first.
    var newest: [DonationRecord] { Array(all.suffix(limit)) }

    mutating func add(_ record: DonationRecord) {
        all.append(record)
        index = nil
        if all.count > limit + limit / 4 { trim() }
    }

    private mutating func trim() {
        let excess = all.count - limit
        // Those that were never written need not be removed from the store.
        let given = min(excess, givenCount)
        removed += all.prefix(given).map(\.id)
        givenCount -= given
        all.removeFirst(excess)
    }

    /// Removes the records that a predicate matches, and gives them.
    mutating func remove(
        _ predicate: IntentDonationMatchingPredicate.Kind, in catalog: Catalog
    ) -> [DonationRecord] {
        let index = index ?? DonationIndex(of: all)
        let matching = index.identifiers(predicate, in: catalog)
        self.index = matching.isEmpty ? index : nil
        if matching.isEmpty { return [] }
        var (gone, left): ([DonationRecord], [DonationRecord]) = ([], [])
        var given = 0
        for (place, record) in all.enumerated() {
            let isGone = matching.contains(record.id)
            if isGone { gone.append(record) } else { left.append(record) }
            guard place < givenCount else { continue }
            if isGone { removed.append(record.id) } else { given += 1 }
        }
        (all, givenCount) = (left, given)
        return gone
    }

    // MARK: - Writing

    /// The store is to be told something.
    var hasChanges: Bool { givenCount < all.count || !removed.isEmpty }

    /// Takes what the store is to be told.
    mutating func takeChanges() -> (added: [DonationRecord], removed: [UUID]) {
        defer { (givenCount, removed) = (all.count, []) }
        return (Array(all.suffix(from: givenCount)), removed)
    }
}
