import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization

/// The newest donations and learned runs of an app, and the way they get into its store.
///
/// It is bounded: the oldest go first. Writing is done aside, several changes at once, so that an app
/// that donates without end waits for no disk.
final class DonationHistory: DonationKeeping {
    fileprivate struct State {
        /// Oldest first; may have a quarter more than the limit, so that not each one moves all.
        var records: [DonationRecord]
        /// The records that are to be written.
        var unwritten: Set<UUID> = []
        /// The records that are to be removed from the store.
        var removed: [UUID] = []
        var isWriting = false
        var failure: (any Error)?
        var waiters: [CheckedContinuation<Void, any Error>] = []
        /// Grows with each change.
        var version = 0
    }

    private let catalog: Catalog
    private let limit: Int
    private let store: (any DonationStore)?
    private let log: Logger
    private let state: Mutex<State>

    /// Reads what the store has; what can't be read is lost, and the log says so.
    init(catalog: Catalog, limit: Int, store: (any DonationStore)?, log: Logger) {
        self.catalog = catalog
        self.limit = limit
        self.store = store
        self.log = log
        var records: [DonationRecord] = []
        do {
            records = try store?.donations() ?? []
        } catch {
            log.error("What the app has learned could not be read: \(error)")
        }
        let excess = records.count - limit
        state = Mutex(State(records: Array(records.suffix(limit))))
        if excess > 0 {
            state.withLock { $0.removed = records.prefix(excess).map(\.id) }
            writeLater()
        }
    }

    /// The newest records, oldest first, and a number that grows with each change.
    var present: (records: [DonationRecord], version: Int) {
        state.withLock { (Array($0.records.suffix(limit)), $0.version) }
    }

    /// A number that grows with each change; 0 for a history that was empty from the beginning.
    var version: Int { state.withLock { $0.version } }

    var isEmpty: Bool { state.withLock { $0.records.isEmpty } }

    // MARK: - Changing

    func keep(_ donation: Donation) -> Bool {
        guard catalog.contains(donation.type) else { return false }
        add(
            DonationRecord(
                id: donation.identifier.rawValue, intent: catalog.identifier(of: donation.type),
                values: donation.values, date: donation.date))
        return true
    }

    /// Learns from a run of a predictable intent that a person wanted (DON-2).
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
        // The bytes of a file belong to a session, and don't outlive it.
        record.values = record.values.filter { $0.value.files.isEmpty }
        state.withLock { state in
            state.records.append(record)
            state.unwritten.insert(record.id)
            state.version += 1
            if state.records.count > limit + limit / 4 { state.trim(to: limit) }
        }
        writeLater()
    }

    func forget(_ predicate: IntentDonationMatchingPredicate.Kind) -> [IntentDonationIdentifier] {
        let gone = state.withLock { state in
            let gone = state.records.filter { predicate.matches($0, in: catalog) }
            if gone.isEmpty { return gone }
            state.remove(Set(gone.map(\.id)))
            state.version += 1
            return gone
        }
        writeLater()
        return gone.filter { !$0.isRun }.map { IntentDonationIdentifier(rawValue: $0.id) }
    }

    // MARK: - Writing

    private func writeLater() {
        guard store != nil else { return }
        let begins = state.withLock { state in
            guard !state.isWriting, state.hasChanges else { return false }
            state.isWriting = true
            return true
        }
        if begins { Task.detached { self.write() } }
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

    /// The changes that are to be written; `nil` if there are none, and the writing is over.
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
    fileprivate var hasChanges: Bool { !unwritten.isEmpty || !removed.isEmpty }

    fileprivate mutating func takeChanges() -> (added: [DonationRecord], removed: [UUID]) {
        defer { (unwritten, removed) = ([], []) }
        return (records.filter { unwritten.contains($0.id) }, removed)
    }

    fileprivate mutating func trim(to limit: Int) {
        remove(Set(records.prefix(records.count - limit).map(\.id)))
    }

    /// Removes records; those that were never written need not be removed from the store.
    fileprivate mutating func remove(_ identifiers: Set<UUID>) {
        records.removeAll { identifiers.contains($0.id) }
        removed += identifiers.filter { unwritten.remove($0) == nil }
    }
}

extension IntentDonationMatchingPredicate.Kind {
    fileprivate func matches(_ record: DonationRecord, in catalog: Catalog) -> Bool {
        matches(
            IntentDonationIdentifier(rawValue: record.id),
            type: catalog.entry(identifier: record.intent)?.type, values: record.values)
    }
}
