import Dispatch
import Logging
import Synchronization

extension DonationHistory {
    /// Reads the records again, which another node of the app has changed, on a separate thread.
    ///
    /// Several calls before it begins are one. What this node has learned and not written stays. `failed`
    /// is called if the store can't be used, which is logged once.
    func readAgain(_ failed: @escaping @Sendable () -> Void) {
        guard store != nil else { return }
        let begins = state.withLock { state in
            defer { state.readsAgain = true }
            return !state.readsAgain
        }
        if begins { aside.async { self.readAgainNow(failed) } }
    }

    private func readAgainNow(_ failed: () -> Void) {
        state.withLock { $0.readsAgain = false }
        let failure = writing.withLock { _ -> (any Error)? in
            if let failure = writeOnce() { return failure }
            do {
                let records = try store?.donations() ?? []
                state.withLock { $0.replace(by: records, limits) }
                return nil
            } catch {
                return error
            }
        }
        let isFirst = state.withLock { state in
            defer { state.hasFailedToRead = failure != nil }
            return !state.hasFailedToRead
        }
        guard let failure else {
            // Those beyond the limits are removed.
            return writeLater()
        }
        if isFirst {
            log.warning(
                "What other nodes have learned is known here later than usual: \(failure)")
        }
        failed()
    }
}
