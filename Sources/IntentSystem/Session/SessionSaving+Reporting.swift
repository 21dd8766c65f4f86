import Logging
import _Telemetry

extension SessionSaving {
    /// Measures a write, and counts it by its outcome.
    func measuring(_ write: () throws -> Void) throws {
        let began = Telemetry.beginning
        do {
            try Telemetry.span(.write) { try write() }
        } catch {
            Telemetry.count(.writes, error is SessionStoreBusy ? "busy" : "failed")
            throw error
        }
        Telemetry.count(.writes, "written")
        Telemetry.record(since: began, as: .writeTime)
    }

    /// Performs work that may fail; repeated failures of the store are reported once, and here not at all
    /// if a remote store has said itself that it can't be used.
    @discardableResult
    func attempt(unlessSaid: Bool = false, _ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            if unlessSaid, isAway { return false }
            let isFirst = state.withLock { state in
                defer { state.failed = .now }
                return state.failed == nil
            }
            if isFirst {
                log.error("What people were shown last could not be written down: \(error)")
            }
            return false
        }
    }
}
