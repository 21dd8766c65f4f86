import AppIntents
import AppIntentsMetadata
import Dispatch
import Foundation
import Logging
import Synchronization

/// The newest donations and learned runs of an app, and the pinned and the last actions of each
/// person, which are also saved in its store.
///
/// It is bounded: the oldest go first. A separate thread writes, several changes at once, so that
/// an app that donates endlessly waits for no disk; what it can't write is written with the next
/// change. What a person pins or deletes counts once it is written (Decisions/0095).
final class DonationHistory: DonationKeeping {
    private let catalog: Catalog
    let limits: Limits
    let store: (any DonationStore)?
    let log: Logger
    private let now: @Sendable () -> Date
    let state: Mutex<State>
    /// The store has records that couldn't be read at the start.
    private let isIncomplete: Bool
    /// A lock held while changes are taken and written, so that the store gets them in order; it is
    /// taken before that of the state.
    let writing = Mutex(())
    /// A thread that may wait for a store which is another program.
    let aside = DispatchQueue(label: "learned")

    /// Reads the records of the store; unreadable ones are lost, and the loss is logged.
    init(
        catalog: Catalog, limits: Limits, store: (any DonationStore)?, log: Logger,
        now: @escaping @Sendable () -> Date
    ) {
        self.catalog = catalog
        self.limits = limits
        self.store = store
        self.log = log
        self.now = now
        var records: [DonationRecord] = []
        do {
            records = try store?.donations() ?? []
            isIncomplete = false
        } catch {
            isIncomplete = true
            log.error("What the app has learned could not be read: \(error)")
        }
        state = Mutex(
            State(
                records: DonationRecords(
                    of: records.filter { $0.person == nil }, limit: limits.keptDonations),
                personal: PersonalRecords(of: records.filter { $0.person != nil }, limits: limits)))
        writeLater()
    }

    /// The newest records, oldest first, and a number that grows with each change.
    var present: (records: [DonationRecord], version: Int) {
        state.withLock { ($0.records.newest, $0.version) }
    }

    /// Returns the newest records from which suggestions to a person are made, oldest first, and a number
    /// that grows with each change.
    func present(for learner: String?) -> (records: [DonationRecord], version: Int) {
        let (records, version) = present
        return (records.filter { $0.counts(for: learner) }, version)
    }

    /// A number that grows with each change; 0 for a history that has been empty from the
    /// beginning.
    var version: Int { state.withLock { $0.version } }

    var isEmpty: Bool { state.withLock { $0.records.all.isEmpty } }

    /// Returns a person's pinned actions, then their last ones with the newest first, and a number
    /// that is different after each change.
    func actions(of person: Person) -> (records: [DonationRecord], version: Int) {
        state.withLock { $0.personal.records(of: person.account.storedName) }
    }

    // MARK: - Changing

    func keep(_ donation: Donation) -> Bool {
        guard catalog.contains(donation.type) else { return false }
        add(
            DonationRecord(
                id: donation.identifier.rawValue, intent: catalog.identifier(of: donation.type),
                values: donation.values, date: donation.date,
                learner: Person.current?.learner))
        return true
    }

    /// Learns from a run that a person started: suggestions from one of a predictable intent (DON-2),
    /// the person's last actions from any that they chose and may want to repeat.
    ///
    /// Returns the action that the person may pin, if any. Nothing is written on this thread, since the
    /// person waits for the result.
    func learn(
        _ request: RunRequest, _ contents: IntentContents, of person: Person
    ) -> DonationRecord? {
        guard request.source == .person, request.purpose == .action,
            catalog.contains(request.type)
        else { return nil }
        let isPredictable = request.type.traits.isPredictable
        let isRecent = !request.isContinuation && request.type.isRepeatable
        let date = now()
        guard isPredictable || isRecent,
            let record = bounded(
                DonationRecord(
                    intent: catalog.identifier(of: request.type),
                    values: Donation.values(of: contents), date: date, isRun: true,
                    learner: person.learner))
        else { return nil }
        var action = record
        if isPredictable { action.id = UUID() }
        action.person = person.account.storedName
        action.learner = nil
        action.occasions = [Occasion(date, in: request.locale.timeZone ?? .current)]
        return change { state -> DonationRecord? in
            if isPredictable { state.add(record) }
            guard isRecent else { return nil }
            state.personal.add(action)
            action.isPinned = state.personal.isPinned(action)
            return action
        }
    }

    /// Pins an action for a person; of as many as may be pinned, one of the `hidden` ones makes room.
    func pin(
        _ action: DonationRecord, for person: Person, hidden: Set<UUID>
    ) throws(NotKept) -> Pinning {
        guard var pinned = bounded(action) else { return .tooLarge }
        pinned.id = UUID()
        pinned.person = person.account.storedName
        return try changeNow { $0.personal.pin(pinned, hidden: hidden) } ? .done : .full
    }

    /// Unpins an action of a person.
    func unpin(_ action: DonationRecord, for person: Person) throws(NotKept) {
        var pinned = action
        pinned.person = person.account.storedName
        try changeNow { $0.personal.unpin(pinned) }
    }

    func add(_ record: DonationRecord) {
        guard let record = bounded(record) else { return }
        change { $0.add(record) }
    }

    private func change<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
        let (result, begins) = state.withLock { state in
            let result = change(&state)
            return (result, beginsToWrite(&state))
        }
        if begins { aside.async { self.write() } }
        return result
    }

    /// Makes a change once the store has it, and has removed the records with `identifiers`.
    ///
    /// A caller that reads or learns meanwhile doesn't wait for the store. What it changes stays: the outcome of this
    /// change is brought into it.
    private func changeNow<Result: Sendable>(
        removing identifiers: [UUID] = [], _ change: (inout State) -> Result
    ) throws(NotKept) -> Result {
        let result = try writing.withLock { _ throws(NotKept) -> Result in
            let (result, unwritten, own) = state.withLock { state in
                let unwritten = state.takeChanges()
                state.isChangingNow = true
                var new = state
                let result = change(&new)
                return (result, unwritten, new.takeChanges())
            }
            do throws(NotKept) {
                try write(unwritten, and: own, removing: identifiers)
            } catch {
                state.withLock { state in
                    state.isChangingNow = false
                    state.takeBack(unwritten)
                }
                throw error
            }
            state.withLock { state in
                state.isChangingNow = false
                state.follow(own)
            }
            return result
        }
        // What is beyond the limits now is removed.
        writeLater()
        return result
    }

    private func write(
        _ unwritten: DonationChanges, and own: DonationChanges, removing identifiers: [UUID]
    ) throws(NotKept) {
        let gone = Set(own.removed)
        let added = unwritten.added.filter { !gone.contains($0.id) } + own.added
        let removed = unwritten.removed + own.removed + identifiers
        guard let store, !added.isEmpty || !removed.isEmpty else { return }
        try NotKept.unless(log, "What a person pinned or deleted") {
            try store.change(adding: added, removing: removed)
        }
    }

    /// Returns a record without its files; `nil` for one that is too large, which is logged.
    private func bounded(_ record: DonationRecord) -> DonationRecord? {
        var record = record
        var size = 0
        for (name, value) in record.values {
            // The bytes of a file belong to a session, and end with it.
            if value.holdsFile { record.values[name] = nil } else { size += value.byteCount }
        }
        guard size <= limits.donationBytes else {
            log.debug(
                """
                \(record.intent) was done with values of \(size) bytes, and nothing is learned from it: \
                Limits.donationBytes is \(limits.donationBytes).
                """)
            return nil
        }
        return record
    }

    func forget(_ predicate: IntentDonationMatchingPredicate.Kind) -> [IntentDonationIdentifier] {
        let gone = state.withLock { state in
            let gone = state.records.remove(predicate, in: catalog)
            if !gone.isEmpty { state.version += 1 }
            // The app wants to be rid of what it names, wherever it is offered.
            state.personal.remove(predicate, in: catalog)
            return gone
        }
        writeLater()
        return gone.filter { !$0.isRun }.map { IntentDonationIdentifier(rawValue: $0.id) }
    }

    /// Removes the sources of suggestions to a person, and their pinned and their last actions.
    ///
    /// For the owner these include the app's donations, which count for everyone.
    func forgetAll(of person: Person) throws(NotKept) {
        let own = person.account.storedName
        let isOwner = person.learner == Person.owner.storedName
        let isSource = { (record: DonationRecord) in
            record.counts(for: person.learner) && (isOwner || record.learner != nil)
        }
        let unread = try unreadRecords().filter { record in
            record.person.map { $0 == own } ?? isSource(record)
        }
        try changeNow(removing: unread.map(\.id)) { state in
            _ = state.records.remove(where: isSource)
            state.personal.removeAll(of: own)
        }
    }

    /// Returns what the store has and couldn't be read at the start: a person who deletes everything
    /// means that, too.
    private func unreadRecords() throws(NotKept) -> [DonationRecord] {
        guard isIncomplete, let store else { return [] }
        return try NotKept.unless(log, "What a person deleted") { try store.donations() }
    }
}
