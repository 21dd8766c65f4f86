import Foundation
import Logging
import Synchronization

/// Writes cards down one after the other, so that the last one shown is the last one written.
final class SessionSaving: Sendable {
    private struct State {
        var waiting: [(session: SessionID, card: StoredCard?)] = []
        var isWriting = false
        var flushes: [CheckedContinuation<Void, Never>] = []
    }

    private let store: (any SessionStore)?
    private let files: BlobStore
    private let log: Logger
    private let state = Mutex(State())

    init(store: (any SessionStore)?, files: BlobStore, log: Logger) {
        self.store = store
        self.files = files
        self.log = log
    }

    func save(_ card: StoredCard?, for session: SessionID) {
        guard store != nil else { return }
        let isFirst = state.withLock { state in
            state.waiting.append((session, card))
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isFirst { Task.detached { await self.write() } }
    }

    func flush() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isWriting { state.flushes.append(continuation) }
                return !state.isWriting
            }
            if isIdle { continuation.resume() }
        }
    }

    private func write() async {
        while true {
            let (batch, flushes) = state.withLock { state in
                let batch = state.waiting
                state.waiting = []
                guard batch.isEmpty else { return (batch, [CheckedContinuation<Void, Never>]()) }
                state.isWriting = false
                defer { state.flushes = [] }
                return (batch, state.flushes)
            }
            for flush in flushes { flush.resume() }
            if batch.isEmpty { return }
            for (session, card) in batch {
                do {
                    // The files first, so that a card never names what isn't there.
                    let named = card?.files ?? []
                    try files.stored?.keep(named, for: session)
                    try await store?.save(card, for: session)
                    files.stored?.forgetOthers(than: named, for: session)
                } catch {
                    log.error("The card of a session could not be written: \(error)")
                }
            }
        }
    }
}
