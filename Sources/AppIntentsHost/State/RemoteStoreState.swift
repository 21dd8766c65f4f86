import IntentSystem
import Synchronization

/// The check whether a system's remote store saves, for the answer at `/ready`.
///
/// It asks the store at most once a second, and not while an answer is awaited, because everyone may ask.
final class RemoteStoreState: Sendable {
    private static let interval = Duration.seconds(1)

    private let system: IntentSystem
    private let last = Mutex<(time: ContinuousClock.Instant, isThere: Bool)?>(nil)

    init(of system: IntentSystem) {
        self.system = system
    }

    /// Returns whether the store could save within the last second; `true` if no store is remote.
    func isThere() async -> Bool {
        let now = ContinuousClock.now
        let known = last.withLock { last -> Bool? in
            if let last, now - last.time < Self.interval { return last.isThere }
            // Who asks meanwhile gets the answer before.
            last = (now, last?.isThere ?? true)
            return nil
        }
        if let known { return known }
        let isThere = await system.canSaveCards()
        last.withLock { $0 = (.now, isThere) }
        return isThere
    }
}
