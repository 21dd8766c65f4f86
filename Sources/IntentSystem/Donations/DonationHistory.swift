import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization

/// The newest donations and learned runs of an app, which are also saved in its store.
///
/// It is bounded: the oldest go first. A separate task writes, several changes at once, so that an
/// app that donates endlessly waits for no disk.
final class DonationHistory: DonationKeeping {
    fileprivate struct State {
        var records: DonationRecords
        var isWriting = false
        var failure: (any Error)?
        var waiters: [CheckedContinuation<Void, any Error>] = []
        /// A number that grows with each change.
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
            State(records: DonationRecords(of: records, limit: limits.keptDonations)))
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

    // MARK: - Changing

    func keep(_ donation: Donation) -> Bool {
        guard catalog.contains(donation.type) else { return false }
        add(
            DonationRecord(
                id: donation.identifier.rawValue, intent: catalog.identifier(of: donation.type),
                values: donation.values, date: donation.date))
        return true
    }

    /// Learns from a run of a predictable intent that a person started (DON-2).
    func learn(_ request: RunRequest, _ contents: IntentContents) {
        guard request.type.traits.isPredictable, request.source == .person,
            request.purpose == .action, catalog.contains(request.type)
        else { return }
        add(
            DonationRecord(
                intent: catalog.identifier(of: request.type),
                values: Donation.values(of: contents), isRun: true))
    }

    func add(_ record: DonationRecord) {
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
            return
        }
        let begins = state.withLock { state in
            state.records.add(record)
            state.version += 1
            return beginsToWrite(&state)
        }
        if begins { Task.detached { self.write() } }
    }

    func forget(_ predicate: IntentDonationMatchingPredicate.Kind) -> [IntentDonationIdentifier] {
        let gone = state.withLock { state in
            let gone = state.records.remove(predicate, in: catalog)
            if !gone.isEmpty { state.version += 1 }
            return gone
        }
        if gone.isEmpty { return [] }
        writeLater()
        return gone.filter { !$0.isRun }.map { IntentDonationIdentifier(rawValue: $0.id) }
    }

    /// Removes all records.
    func forgetAll() {
        state.withLock { state in
            state.records.removeAll()
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
        guard store != nil, !state.isWriting, state.records.hasChanges else { return false }
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
            if state.records.hasChanges { return (state.records.takeChanges(), [], nil) }
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
