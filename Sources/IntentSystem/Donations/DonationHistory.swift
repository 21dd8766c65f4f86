import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization

/// The newest donations and learned runs of an app, and the pinned and the last actions of each
/// person, which are also saved in its store.
///
/// It is bounded: the oldest go first. A separate task writes, several changes at once, so that an
/// app that donates endlessly waits for no disk.
final class DonationHistory: DonationKeeping {
    fileprivate struct State {
        var records: DonationRecords
        var personal: PersonalRecords
        var isWriting = false
        var failure: (any Error)?
        var waiters: [CheckedContinuation<Void, any Error>] = []
        /// A number that grows with each change of the records.
        var version = 0
    }

    private let catalog: Catalog
    private let limits: Limits
    private let store: (any DonationStore)?
    private let log: Logger
    private let state: Mutex<State>

    /// Reads the records of the store; unreadable ones are lost, and the loss is logged.
    init(catalog: Catalog, limits: Limits, store: (any DonationStore)?, log: Logger) {
        self.catalog = catalog
        self.limits = limits
        self.store = store
        self.log = log
        var records: [DonationRecord] = []
        do {
            records = try store?.donations() ?? []
        } catch {
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
                values: donation.values, date: donation.date))
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
        guard isPredictable || isRecent,
            let record = bounded(
                DonationRecord(
                    intent: catalog.identifier(of: request.type),
                    values: Donation.values(of: contents), isRun: true))
        else { return nil }
        var action = record
        if isPredictable { action.id = UUID() }
        action.person = person.account.storedName
        return change { state -> DonationRecord? in
            if isPredictable { state.add(record) }
            guard isRecent else { return nil }
            state.personal.add(action)
            action.isPinned = state.personal.isPinned(action)
            return action
        }
    }

    /// The outcome of pinning an action.
    enum Pinning {
        case done
        /// Its values have more than `Limits.donationBytes`.
        case tooLarge
        /// The person has pinned as many as may be.
        case full
    }

    /// Pins an action for a person; of as many as may be pinned, one of the `hidden` ones makes room.
    func pin(_ action: DonationRecord, for person: Person, hidden: Set<UUID>) -> Pinning {
        guard var pinned = bounded(action) else { return .tooLarge }
        pinned.id = UUID()
        pinned.person = person.account.storedName
        return change { $0.personal.pin(pinned, hidden: hidden) } ? .done : .full
    }

    /// Unpins an action of a person.
    func unpin(_ action: DonationRecord, for person: Person) {
        var pinned = action
        pinned.person = person.account.storedName
        change { $0.personal.unpin(pinned) }
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
        if begins { Task.detached { self.write() } }
        return result
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

    /// Removes all sources of suggestions, and the pinned and the last actions of a person.
    func forgetAll(of person: Person) {
        state.withLock { state in
            state.records.removeAll()
            state.personal.removeAll(of: person.account.storedName)
            state.version += 1
        }
        writeLater()
    }

    // MARK: - Writing

    private func writeLater() {
        if state.withLock({ beginsToWrite(&$0) }) { Task.detached { self.write() } }
    }

    /// Marks writing as begun, and returns `true`, if there is something to write and no writing is
    /// under way.
    private func beginsToWrite(_ state: inout State) -> Bool {
        guard store != nil, !state.isWriting, state.hasChanges else { return false }
        state.isWriting = true
        return true
    }

    private func write() {
        while let (added, removed) = takeChanges() {
            do {
                try store?.change(adding: added, removing: removed)
                state.withLock { $0.failure = nil }
            } catch {
                state.withLock { $0.failure = error }
                log.error("What the app has learned could not be written down: \(error)")
            }
        }
    }

    /// Returns the changes to write; `nil` if there are none, which ends the writing.
    private func takeChanges() -> Changes? {
        let (changes, waiters, failure) = state.withLock {
            state -> (Changes?, Waiters, (any Error)?) in
            if state.hasChanges { return (state.takeChanges(), [], nil) }
            state.isWriting = false
            defer { state.waiters = [] }
            return (nil, state.waiters, state.failure)
        }
        for waiter in waiters {
            if let failure { waiter.resume(throwing: failure) } else { waiter.resume() }
        }
        return changes
    }

    private typealias Changes = (added: [DonationRecord], removed: [UUID])
    private typealias Waiters = [CheckedContinuation<Void, any Error>]

    func donationsWritten() async throws {
        try await withCheckedThrowingContinuation { continuation in
            let (isDone, failure) = state.withLock { state in
                if state.isWriting { state.waiters.append(continuation) }
                return (!state.isWriting, state.failure)
            }
            guard isDone else { return }
            if let failure { continuation.resume(throwing: failure) } else { continuation.resume() }
        }
    }
}

extension DonationHistory.State {
    fileprivate mutating func add(_ record: DonationRecord) {
        records.add(record)
        version += 1
    }

    /// The store lacks some changes.
    fileprivate var hasChanges: Bool { records.hasChanges || personal.hasChanges }

    /// Returns the changes that the store lacks, and counts them as written.
    fileprivate mutating func takeChanges() -> (added: [DonationRecord], removed: [UUID]) {
        let (learned, own) = (records.takeChanges(), personal.takeChanges())
        return (learned.added + own.added, learned.removed + own.removed)
    }
}

extension AppIntent {
    /// A person may want to perform the intent again with the same values.
    static var isRepeatable: Bool {
        isOfferedToPeople && !isFocusFilter
            && !Catalog.actionsOfTheMoment.contains(ObjectIdentifier(Self.self))
    }
}
