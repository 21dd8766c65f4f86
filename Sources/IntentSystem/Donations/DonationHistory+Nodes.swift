import Dispatch
import Logging
import Synchronization

extension DonationHistory {
    /// Reads the records again, which another node of the app has changed, on a separate thread.
    ///
    /// Several calls before it begins are one. What this node has learned and not written stays.
    func readAgain() {
        guard store != nil else { return }
        let begins = state.withLock { state in
            defer { state.readsAgain = true }
            return !state.readsAgain
        }
        if begins { aside.async { self.readAgainNow() } }
    }

    private func readAgainNow() {
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
        if let failure {
            log.warning(
                "What other nodes have learned is known here later than usual: \(failure)")
        }
        // Those beyond the limits are removed.
        writeLater()
    }
}
