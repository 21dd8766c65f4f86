import Dispatch
import Foundation
import Logging
import Synchronization

/// Writes down which card each session showed last.
///
/// A card is on disk before the surfaces are told of it: the thread that shows it also writes it,
/// together with whatever waits, and only the newest of each session. Where that takes too long (a
/// slow disk, another program that keeps the file for itself, files to copy), a thread of its own
/// writes for a while, and nothing waits for it.
final class SessionSaving: Sendable {
    /// How long a write may take on the thread of a connection; after a longer one, the next are
    /// done elsewhere.
    private static let patience = Duration.milliseconds(20)
    /// For how long they are done elsewhere.
    private static let slowTime = Duration.seconds(10)
    /// For how long all must be well before a failure is told of again.
    private static let quietTime = Duration.seconds(60)
    /// How often a store that is busy is tried again, and at which interval in microseconds.
    private static let tries = 500
    private static let pause: UInt32 = 10_000

    private struct State: Sendable {
        var waiting: [SessionID: StoredCard?] = [:]
        /// The thread of its own is writing, or is about to.
        var isWritingAside = false
        /// Until when connections' threads don't write.
        var slowUntil: ContinuousClock.Instant?
        /// The moment of the last failure, which is told once: a disk without room takes some writes, and
        /// not others.
        var failed: ContinuousClock.Instant?
    }

    private let store: (any SessionStore)?
    private let files: BlobStore
    private let log: Logger
    private let state = WaitableMutex(State())
    /// Held while cards are taken and written, so that an older one never follows a newer one.
    private let writing = Mutex<Void>(())
    private let aside = DispatchQueue(label: "cards", qos: .userInitiated)

    init(store: (any SessionStore)?, files: BlobStore, log: Logger) {
        self.store = store
        self.files = files
        self.log = log
    }

    /// Writes a card down, or forgets it; on disk when this returns, unless the disk is slow.
    func save(_ card: StoredCard?, for session: SessionID) {
        guard store != nil else { return }
        let copiesFiles = card?.files.isEmpty == false
        let (isAside, beginsAside) = state.withLock { state in
            state.waiting.updateValue(card, forKey: session)
            let isSlow = state.slowUntil.map { $0 > .now } ?? false
            guard copiesFiles || isSlow || state.isWritingAside else { return (false, false) }
            defer { state.isWritingAside = true }
            return (true, !state.isWritingAside)
        }
        if beginsAside { aside.async { self.writeAside() } }
        if !isAside { writeHere() }
    }

    /// Waits until everything that was shown is written.
    func flush() async {
        await state.wait { !$0.isWritingAside }
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
                if !batch.isEmpty { try write(batch) }
            }
            if start.duration(to: .now) > Self.patience { slowDown() }
        } catch {
            // Tried again, and told of, elsewhere.
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
                // The files first, so that a card never names what isn't there.
                for (session, card) in batch {
                    attempt { try files.stored?.keep(card?.files ?? [], for: session) }
                }
                attempt { try writePatiently(batch) }
            }
            let isDone = state.withLock { state in
                state.isWritingAside = !state.waiting.isEmpty
                return state.waiting.isEmpty
            }
            if isDone { return }
        }
    }

    private func writePatiently(_ batch: [SessionID: StoredCard?]) throws {
        var rest = Self.tries
        while true {
            do {
                return try write(batch, keepsForLater: false)
            } catch is SessionStoreBusy where rest > 0 {
                rest -= 1
                usleep(Self.pause)
            }
        }
    }

    /// Takes all that waits.
    private func takeBatch() -> [SessionID: StoredCard?] {
        state.withLock { state in
            defer { state.waiting = [:] }
            return state.waiting
        }
    }

    private func write(_ batch: [SessionID: StoredCard?], keepsForLater: Bool = true) throws {
        do {
            try store?.save(batch)
        } catch  where keepsForLater {
            state.withLock { state in
                // What was shown meanwhile is newer.
                state.waiting.merge(batch) { newer, _ in newer }
            }
            throw error
        }
        for (session, card) in batch {
            files.stored?.forgetOthers(than: card?.files ?? [], for: session)
        }
        state.withLock { state in
            if let failed = state.failed, failed + Self.quietTime < .now { state.failed = nil }
        }
    }

    /// Does what may fail; a store that fails all the time is told of once.
    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            let isFirst = state.withLock { state in
                defer { state.failed = .now }
                return state.failed == nil
            }
            guard isFirst else { return }
            log.error("What people were shown last could not be written down: \(error)")
        }
    }
}
