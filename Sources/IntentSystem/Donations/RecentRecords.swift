import AppIntents
import Foundation

/// The last actions of each person, and the changes that the store doesn't have yet.
///
/// An action is an intent with values, and is kept once, however often it is performed. The actions
/// of a person are bounded, and so are the persons.
struct RecentRecords: Sendable {
    private struct Actions {
        /// The records, oldest first.
        var records: [DonationRecord] = []
        /// The number of the last change.
        var version = 0
    }

    private var persons: [String: Actions] = [:]
    private var changes = 0
    /// The records that the store lacks, oldest first.
    private var added: [DonationRecord] = []
    /// The identifiers of the records to remove from the store.
    private var removed: [UUID] = []
    /// The index for removals; `nil` until it is needed.
    private var index: DonationIndex?
    private let limit: Int
    private let personLimit: Int

    /// Creates the records from the store's, oldest first; those beyond the limits are removed from
    /// the store.
    init(of stored: [DonationRecord], limits: Limits) {
        limit = limits.keptRecentActions
        personLimit = limits.recentPersons
        for record in stored { insert(record) }
    }

    /// Returns a person's records, newest first, and a number that is different after each change.
    func records(of person: String) -> (records: [DonationRecord], version: Int) {
        guard let actions = persons[person] else { return ([], 0) }
        return (actions.records.reversed(), actions.version)
    }

    /// Adds an action of the record's person, as the newest.
    mutating func add(_ record: DonationRecord) {
        added.append(record)
        insert(record)
    }

    private mutating func insert(_ record: DonationRecord) {
        guard let person = record.person else { return }
        var actions = persons[person] ?? Actions()
        let same = actions.records.firstIndex {
            $0.intent == record.intent && $0.values == record.values
        }
        if let same { drop([actions.records.remove(at: same)]) }
        actions.records.append(record)
        if actions.records.count > limit { drop([actions.records.removeFirst()]) }
        update(person, actions)
        guard persons.count > personLimit else { return }
        if let oldest = persons.min(by: { $0.value.version < $1.value.version })?.key {
            removeAll(of: oldest)
        }
    }

    private mutating func update(_ person: String, _ actions: Actions) {
        changes += 1
        index = nil
        persons[person] = actions.records.isEmpty ? nil : actions
        persons[person]?.version = changes
    }

    /// Removes records from the store, or from those that it never got.
    private mutating func drop(_ records: [DonationRecord]) {
        for record in records {
            if let place = added.lastIndex(where: { $0.id == record.id }) {
                added.remove(at: place)
            } else {
                removed.append(record.id)
            }
        }
    }

    /// Removes the records that a predicate matches.
    mutating func remove(
        _ predicate: IntentDonationMatchingPredicate.Kind, in catalog: Catalog
    ) {
        if persons.isEmpty { return }
        let index = index ?? DonationIndex(of: persons.values.flatMap(\.records))
        self.index = index
        let matching = index.identifiers(predicate, in: catalog)
        if matching.isEmpty { return }
        for (person, actions) in persons {
            var left = actions
            left.records.removeAll { matching.contains($0.id) }
            guard left.records.count < actions.records.count else { continue }
            drop(actions.records.filter { matching.contains($0.id) })
            update(person, left)
        }
    }

    /// Removes the records of a person.
    mutating func removeAll(of person: String) {
        guard let actions = persons[person] else { return }
        drop(actions.records)
        update(person, Actions())
    }

    // MARK: - Writing

    /// The store lacks some changes.
    var hasChanges: Bool { !added.isEmpty || !removed.isEmpty }

    /// Returns the changes that the store lacks, and counts them as written.
    mutating func takeChanges() -> (added: [DonationRecord], removed: [UUID]) {
        defer { (added, removed) = ([], []) }
        return (added, removed)
    }
}
