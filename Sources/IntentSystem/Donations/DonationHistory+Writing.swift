import Dispatch
import Logging
import Synchronization

/// Writes what the store lacks, on a separate thread.
extension DonationHistory {
    func writeLater() {
        if state.withLock({ beginsToWrite(&$0) }) { aside.async { self.write() } }
    }

    /// Marks writing as begun, and returns `true`, if there is something to write and no writing is
    /// under way.
    func beginsToWrite(_ state: inout State) -> Bool {
        guard store != nil, !state.isWriting, state.hasChanges || state.isChangingNow
        else { return false }
        state.isWriting = true
        return true
    }

    /// Writes until the store lacks nothing, or a write fails.
    func write() {
        while true {
            let (failure, end) = writing.withLock { _ in
                let failure = writeOnce()
                // Under the lock: a change that counts at once may take what has come meanwhile, and fail.
                return (failure, state.withLock { $0.endWriting(after: failure) })
            }
            guard let end else { continue }
            if let failure, end.isFirstFailure {
                log.error("What the app has learned could not be written down: \(failure)")
            }
            for waiter in end.waiters {
                if let failure { waiter.resume(throwing: failure) } else { waiter.resume() }
            }
            return
        }
    }

    /// Writes the present changes; returns the error if that fails.
    func writeOnce() -> (any Error)? {
        let changes = state.withLock { $0.takeChanges() }
        do {
            try store?.change(adding: changes.added, removing: changes.removed)
            return nil
        } catch {
            state.withLock { $0.takeBack(changes) }
            return error
        }
    }

    func donationsWritten() async throws {
        try await withCheckedThrowingContinuation { continuation in
            let (begins, waits) = state.withLock { state in
                let begins = beginsToWrite(&state)
                if state.isWriting { state.waiters.append(continuation) }
                return (begins, state.isWriting)
            }
            if begins { aside.async { self.write() } }
            if !waits { continuation.resume() }
        }
    }
}
