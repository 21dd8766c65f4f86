import AppIntents
import Foundation

/// The newest records of an app, and the changes that the store doesn't have yet.
///
/// A record is added at the end and removed at the beginning, so the records that the store has are
/// the first ones, and adding one looks nothing up.
struct DonationRecords: Sendable {
    /// The records, oldest first; up to a quarter more than the limit, so that not every addition
    /// moves all.
    private(set) var all: [DonationRecord]
    /// The number of records that the store has.
    private var givenCount: Int
    /// The identifiers of the records to remove from the store.
    private var removed: [UUID]
    /// The index for removals; `nil` until it is needed.
    private var index: DonationIndex?
    private let limit: Int

    /// Creates the records from the store's, oldest first; those beyond the limit are removed from
    /// the store.
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
        // Records that were never written need not be removed from the store.
        let given = min(excess, givenCount)
        removed += all.prefix(given).map(\.id)
        givenCount -= given
        all.removeFirst(excess)
    }

    /// Removes the records that a predicate matches, and returns them.
    mutating func remove(
        _ predicate: IntentDonationMatchingPredicate.Kind, in catalog: Catalog
    ) -> [DonationRecord] {
        let index = index ?? DonationIndex(of: all)
        let matching = index.identifiers(predicate, in: catalog)
        self.index = matching.isEmpty ? index : nil
        if matching.isEmpty { return [] }
        return remove { matching.contains($0.id) }
    }

    /// Removes the records for which a condition holds, and returns them.
    mutating func remove(where isGone: (DonationRecord) -> Bool) -> [DonationRecord] {
        var (gone, left): ([DonationRecord], [DonationRecord]) = ([], [])
        var given = 0
        for (place, record) in all.enumerated() {
            let isGone = isGone(record)
            if isGone { gone.append(record) } else { left.append(record) }
            guard place < givenCount else { continue }
            if isGone { removed.append(record.id) } else { given += 1 }
        }
        (all, givenCount) = (left, given)
        if !gone.isEmpty { index = nil }
        return gone
    }

    /// Removes records that the store has removed already.
    mutating func follow(removed identifiers: Set<UUID>) {
        _ = remove { identifiers.contains($0.id) }
        removed.removeAll(where: identifiers.contains)
    }

    /// Adds changes that the store lacks to what was read from it.
    mutating func bring(_ unwritten: (added: [DonationRecord], removed: [UUID])) {
        for record in unwritten.added { add(record) }
        takeBack((added: [], removed: unwritten.removed))
    }

    // MARK: - Writing

    /// The store lacks some changes.
    var hasChanges: Bool { givenCount < all.count || !removed.isEmpty }

    /// Returns the changes that the store lacks, and counts them as written.
    mutating func takeChanges() -> (added: [DonationRecord], removed: [UUID]) {
        defer { (givenCount, removed) = (all.count, []) }
        return (Array(all.suffix(from: givenCount)), removed)
    }

    /// Takes back changes that could not be written, so that they are written with the next ones.
    mutating func takeBack(_ changes: (added: [DonationRecord], removed: [UUID])) {
        let lacking = Set(changes.added.map(\.id))
        // They are the newest of those that count as written.
        givenCount -= all.prefix(givenCount).reversed().prefix { lacking.contains($0.id) }.count
        removed = (changes.removed + removed).filter { !lacking.contains($0) }
    }
}
