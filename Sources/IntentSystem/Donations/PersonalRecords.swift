import AppIntents
import Foundation

/// The pinned and the last actions of each person, and the changes that the store doesn't have yet.
///
/// An action is an intent with values. It is kept once among the pinned ones and once among the last
/// ones, however often it is performed. The actions of a person are bounded, and so are the persons.
struct PersonalRecords: Sendable {
    private struct Actions {
        /// The records of pinned actions, in the order in which they were pinned.
        var pinned: [DonationRecord] = []
        /// The records of the last actions, oldest first.
        var recent: [DonationRecord] = []
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
    private let limits: Limits

    /// Creates the records from the store's, oldest first; those beyond the limits are removed from
    /// the store.
    ///
    /// Versions go on after those of `earlier` records, in whose place these come.
    init(of stored: [DonationRecord], limits: Limits, after earlier: PersonalRecords? = nil) {
        self.limits = limits
        changes = earlier?.changes ?? 0
        for record in stored { insert(record) }
    }

    /// Returns a person's records, the pinned ones first, then the last ones with the newest first, and
    /// a number that is different after each change.
    func records(of person: String) -> (records: [DonationRecord], version: Int) {
        guard let actions = persons[person] else { return ([], 0) }
        return (actions.pinned + actions.recent.reversed(), actions.version)
    }

    /// Returns whether the person of a record has pinned its action.
    func isPinned(_ action: DonationRecord) -> Bool {
        action.person.flatMap { persons[$0] }?.pinned.contains { $0.isSameAction(as: action) }
            ?? false
    }

    // MARK: - Adding

    /// Adds an action of the record's person, as their newest, with the earlier days on which the
    /// person performed it; the store already has one that the person only repeats.
    mutating func add(_ record: DonationRecord) {
        guard let person = record.person else { return }
        var record = record
        if var actions = persons[person],
            let same = actions.recent.lastIndex(where: { $0.isSameAction(as: record) })
        {
            let known = actions.recent[same].occasions ?? []
            let occasions = (record.occasions ?? []).reduce(known) { $0.adding($1) }
            if same == actions.recent.count - 1, occasions == known {
                actions.recent[same].date = record.date
                return update(person, actions)
            }
            record.occasions = occasions
        }
        added.append(record)
        insert(record)
    }

    /// Pins the action of a record for its person; returns `false`, and changes nothing, if there are
    /// as many as may be pinned and none is among the `hidden` ones.
    mutating func pin(_ record: DonationRecord, hidden: Set<UUID>) -> Bool {
        guard let person = record.person else { return false }
        var pinned = record
        pinned.isPinned = true
        guard !isPinned(pinned) else { return true }
        if var actions = persons[person], actions.pinned.count >= limits.pinnedActions {
            guard let gone = actions.pinned.firstIndex(where: { hidden.contains($0.id) })
            else { return false }
            drop([actions.pinned.remove(at: gone)])
            update(person, actions)
        }
        added.append(pinned)
        insert(pinned)
        return true
    }

    /// Unpins the action of a record for its person.
    mutating func unpin(_ action: DonationRecord) {
        guard let person = action.person, var actions = persons[person] else { return }
        let gone = actions.pinned.filter { $0.isSameAction(as: action) }
        guard !gone.isEmpty else { return }
        actions.pinned.removeAll { $0.isSameAction(as: action) }
        drop(gone)
        update(person, actions)
    }

    private mutating func insert(_ record: DonationRecord) {
        guard let person = record.person else { return }
        var actions = persons[person] ?? Actions()
        if record.isPinned == true {
            actions.pinned.append(record)
            if actions.pinned.count > limits.pinnedActions { drop([actions.pinned.removeFirst()]) }
        } else {
            if let same = actions.recent.firstIndex(where: { $0.isSameAction(as: record) }) {
                drop([actions.recent.remove(at: same)])
            }
            actions.recent.append(record)
            if actions.recent.count > limits.keptRecentActions {
                drop([actions.recent.removeFirst()])
            }
        }
        update(person, actions)
        guard persons.count > limits.recentPersons else { return }
        if let oldest = persons.min(by: { $0.value.version < $1.value.version })?.key {
            removeAll(of: oldest)
        }
    }

    private mutating func update(_ person: String, _ actions: Actions) {
        changes += 1
        index = nil
        let isEmpty = actions.pinned.isEmpty && actions.recent.isEmpty
        persons[person] = isEmpty ? nil : actions
        persons[person]?.version = changes
    }

    /// Adds changes that the store lacks to what was read from it.
    mutating func bring(_ unwritten: (added: [DonationRecord], removed: [UUID])) {
        for record in unwritten.added {
            if record.isPinned == true { _ = pin(record, hidden: []) } else { add(record) }
        }
        takeBack((added: [], removed: unwritten.removed))
    }

    // MARK: - Removing

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
        let index =
            index ?? DonationIndex(of: persons.values.flatMap { $0.pinned + $0.recent })
        self.index = index
        let matching = index.identifiers(predicate, in: catalog)
        if matching.isEmpty { return }
        drop(take(matching))
    }

    /// Takes the records with some identifiers out of those in memory.
    private mutating func take(_ identifiers: Set<UUID>) -> [DonationRecord] {
        var taken: [DonationRecord] = []
        for (person, actions) in persons {
            let gone = (actions.pinned + actions.recent).filter { identifiers.contains($0.id) }
            if gone.isEmpty { continue }
            var left = actions
            left.pinned.removeAll { identifiers.contains($0.id) }
            left.recent.removeAll { identifiers.contains($0.id) }
            taken += gone
            update(person, left)
        }
        return taken
    }

    /// Makes changes that the store has already.
    mutating func follow(_ changes: (added: [DonationRecord], removed: [UUID])) {
        let gone = Set(changes.removed)
        if !gone.isEmpty {
            _ = take(gone)
            removed.removeAll(where: gone.contains)
        }
        for record in changes.added { insert(record) }
    }

    /// Removes the records of a person.
    mutating func removeAll(of person: String) {
        guard let actions = persons[person] else { return }
        drop(actions.pinned + actions.recent)
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

    /// Takes back changes that could not be written, so that they are written with the next ones.
    mutating func takeBack(_ changes: (added: [DonationRecord], removed: [UUID])) {
        let (lacking, dropped) = (Set(changes.added.map(\.id)), Set(removed))
        added = changes.added.filter { !dropped.contains($0.id) } + added
        removed = (changes.removed + removed).filter { !lacking.contains($0) }
    }
}
