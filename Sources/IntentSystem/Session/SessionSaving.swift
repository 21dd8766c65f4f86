import Dispatch
import Foundation
import Logging
import Synchronization
import _Time

/// Saves the last card of each session.
///
/// A card is on disk before the surfaces receive it: the thread that shows it also writes it,
/// together with whatever waits, and only the newest of each session. If that takes too long (a
/// slow disk, another program that locks the file, files to copy), a separate thread writes for a
/// while, and nothing waits for it.
///
/// For a remote store the separate thread always writes, and the surfaces of a session hear of
/// nothing more until the store has its card (Decisions/0118).
final class SessionSaving: Sendable {
    /// The time that a write may take on the thread of a connection; after a longer one, a separate
    /// thread does the next ones.
    private static let patience = Duration.milliseconds(20)
    /// The time for which the separate thread writes.
    private static let slowTime = Duration.seconds(10)
    /// The time without failures after which a failure is reported again.
    static let quietTime = Duration.seconds(60)
    /// The number of attempts to write to a busy store, and the interval between them in
    /// microseconds.
    private static let tries = 500
    private static let pause: UInt32 = 10_000

    struct State: Sendable {
        /// The sessions whose card a remote store doesn't have yet.
        var held: [SessionID: HeldEvents] = [:]
        var waiting: [SessionID: StoredCard?] = [:]
        /// The cards that wait until an archive has their files, with a number that a newer card replaces.
        var archiving: [SessionID: (card: StoredCard, number: Int)] = [:]
        /// The number of cards that have waited so.
        var archivings = 0
        /// The separate thread is writing, or is about to.
        var isWritingAside = false
        /// The time until which the threads of connections don't write.
        var slowUntil: ContinuousClock.Instant?
        /// The time of the last failure, which is reported once: a disk without room accepts some
        /// writes, and not others.
        var failed: ContinuousClock.Instant?
    }

    private let store: (any SessionStore)?
    /// The leases of the sessions, for a store that several nodes share.
    let leasing: SessionLeasing?
    private let onLost = Mutex<(@Sendable (Set<SessionID>) -> Void)?>(nil)
    let files: BlobStore
    let log: Logger
    let state = WaitableMutex(State())
    let isRemote: Bool
    /// A lock held while cards are taken and written, and what waits for them is sent: an older one never
    /// follows a newer one.
    let writing = Mutex<Void>(())
    let aside = DispatchQueue(label: "cards")

    init(
        store: (any SessionStore)?, files: BlobStore, deadlines: DeadlineQueue, log: Logger
    ) {
        self.store = store
        leasing = store?.leases.map { SessionLeasing($0, deadlines: deadlines) }
        isRemote = store?.isRemote == true
        self.files = files
        self.log = log
    }

    /// Saves or removes a card, which is on disk when this returns, unless the disk is slow or the store
    /// remote.
    ///
    /// A remote store that fails is told by `failed`, among the events of the session.
    func save(
        _ card: StoredCard?, for session: SessionID, failed: (@Sendable () -> Void)? = nil
    ) {
        guard store != nil else { return }
        if let card, waitsForArchive(card, for: session, failed: failed) { return }
        write(card, for: session, failed: failed)
    }

    /// Saves or removes a card whose files are kept, or are copied into a folder first.
    ///
    /// With a number, it is one that waited for the archive, and nothing is done if there is a newer one.
    func write(
        _ card: StoredCard?, for session: SessionID, numbered number: Int? = nil,
        failed: (@Sendable () -> Void)?
    ) {
        let copiesFiles = files.archived == nil && card?.files.isEmpty == false
        let (isAside, beginsAside) = state.withLock { state in
            var card = card
            if let number {
                guard let newest = state.archiving[session], newest.number == number else {
                    return (true, false)
                }
                card = newest.card
            }
            state.archiving[session] = nil
            state.waiting.updateValue(card, forKey: session)
            if isRemote { state.held[session, default: HeldEvents()].failed = failed }
            let isSlow = state.slowUntil.map { $0 > .now } ?? false
            guard isRemote || copiesFiles || isSlow || number != nil || state.isWritingAside else {
                return (false, false)
            }
            defer { state.isWritingAside = true }
            return (true, !state.isWritingAside)
        }
        if beginsAside { aside.async { self.writeAside() } }
        if !isAside { writeHere() }
    }

    /// Saves several cards at once, whose files are kept already.
    func save(_ cards: [SessionID: StoredCard]) {
        guard store != nil, !cards.isEmpty else { return }
        state.withLock { state in
            for (session, card) in cards {
                if state.archiving[session] == nil {
                    state.waiting.updateValue(card, forKey: session)
                } else {
                    state.archiving[session]?.card = card
                }
            }
        }
        writeHere()
    }

    /// Removes a card before the call returns, however long the disk takes.
    func remove(_ session: SessionID) throws(NotKept) {
        try writing.withLock { _ throws(NotKept) in
            var isWritten = false
            // A card that waited is no longer written.
            defer { release([session], isWritten: isWritten) }
            state.withLock { ($0.waiting[session], $0.archiving[session]) = (nil, nil) }
            try NotKept.unless(log, "The deletion of a person's last card") {
                // Also if another node has the session, which then finds out.
                _ = try writePatiently([session: nil], underLease: false)
            }
            isWritten = true
        }
    }

    /// A remote store can't be reached at present.
    var isAway: Bool { isRemote && store?.isAway == true }

    /// The sessions whose card a remote store doesn't have yet.
    var pending: Set<SessionID> { state.withLock { Set($0.held.keys) } }

    /// Returns when a remote store has, or refused, the card of a session.
    func written(_ session: SessionID) async { await state.wait { $0.held[session] == nil } }

    /// Returns whether what an action of a session leads to could be saved, as far as is known.
    func takesActions(of session: SessionID) -> Bool { !isAway && isHere(session) }

    /// Returns whether a session lives on this node.
    func isHere(_ session: SessionID) -> Bool { leasing?.mayAct(session) ?? true }

    /// Calls `body` with sessions whose cards were refused, because other nodes have them.
    func onLoss(_ body: @escaping @Sendable (Set<SessionID>) -> Void) {
        onLost.withLock { $0 = body }
    }

    /// Drops the cards and the events of sessions that other nodes have.
    func drop(_ sessions: Set<SessionID>) {
        state.withLock { state in
            for session in sessions {
                state.waiting[session] = nil
                state.archiving[session] = nil
                state.held[session] = nil
            }
        }
    }

    /// Waits until everything that was shown is written.
    func flush() async {
        await state.wait { !$0.isWritingAside && $0.archiving.isEmpty }
    }

    /// Brings the store into its final form, before the process ends.
    func finish() async {
        await flush()
        do {
            try writing.withLock { _ in try store?.finish() }
        } catch {
            log.warning("The file of the last cards could not be tidied up: \(error)")
        }
    }

    // MARK: - Writing

    private func writeHere() {
        let start = ContinuousClock.now
        do {
            // Another thread may have written this card with its own: then nothing waits any more.
            try writing.withLock { _ in
                let batch = takeBatch()
                if batch.isEmpty { return }
                // Cards that the separate thread would write may be among them.
                keepFiles(of: batch)
                settle(batch, try write(batch))
            }
            if start.duration(to: .now) > Self.patience { slowDown() }
        } catch {
            // Retried, and reported, by the separate thread.
            let begins = state.withLock { state in
                defer { state.isWritingAside = true }
                return !state.isWritingAside
            }
            slowDown()
            if begins { aside.async { self.writeAside() } }
        }
    }

    private func slowDown() {
        state.withLock { $0.slowUntil = .now + Self.slowTime }
    }

    private func writeAside() {
        while true {
            writing.withLock { _ in
                let batch = takeBatch()
                if batch.isEmpty { return }
                keepFiles(of: batch)
                var saved: SessionLeasing.Saved?
                attempt(unlessSaid: true) { saved = try writePatiently(batch) }
                settle(batch, saved)
            }
            let isDone = state.withLock { state in
                state.isWritingAside = !state.waiting.isEmpty
                return state.waiting.isEmpty
            }
            if isDone { return }
        }
    }

    /// Sends what waited for cards that were saved, or not (`nil`).
    private func settle(_ batch: [SessionID: StoredCard?], _ saved: SessionLeasing.Saved?) {
        guard let saved else { return release(batch.keys, isWritten: false) }
        drop(saved.lost)
        release(saved.without, isWritten: false)
        release(
            batch.keys.filter { !saved.lost.contains($0) && !saved.without.contains($0) },
            isWritten: true)
        if !saved.lost.isEmpty { onLost.withLock { $0 }?(saved.lost) }
    }

    private func writePatiently(
        _ batch: [SessionID: StoredCard?], underLease: Bool = true
    ) throws -> SessionLeasing.Saved {
        var rest = Self.tries
        while true {
            do {
                return try write(batch, keepsForLater: false, underLease: underLease)
            } catch is SessionStoreBusy where rest > 0 {
                rest -= 1
                usleep(Self.pause)
            }
        }
    }

    /// Takes all waiting cards.
    private func takeBatch() -> [SessionID: StoredCard?] {
        state.withLock { state in
            defer { state.waiting = [:] }
            return state.waiting
        }
    }

    private func write(
        _ batch: [SessionID: StoredCard?], keepsForLater: Bool = true, underLease: Bool = true
    ) throws -> SessionLeasing.Saved {
        var saved = SessionLeasing.Saved()
        do {
            try measuring {
                if underLease, let leasing {
                    saved = try leasing.save(batch)
                } else {
                    try store?.save(batch)
                }
            }
        } catch  where keepsForLater {
            state.withLock { state in
                // Cards that were shown meanwhile are newer.
                state.waiting.merge(batch) { newer, _ in newer }
            }
            throw error
        }
        for (session, card) in batch
        where !saved.lost.contains(session) && !saved.without.contains(session) {
            forgetFiles(ofOthersThan: card, for: session)
        }
        state.withLock { state in
            if let failed = state.failed, failed + Self.quietTime < .now { state.failed = nil }
        }
        return saved
    }
}
