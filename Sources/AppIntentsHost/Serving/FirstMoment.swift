import Synchronization

/// The moment in which something happened first.
final class FirstMoment: Sendable {
    private let moment = Mutex<ContinuousClock.Instant?>(nil)

    /// Notes that it happens now, unless it has happened before.
    func note() {
        moment.withLock { if $0 == nil { $0 = .now } }
    }

    /// The time since then; zero if it hasn't happened.
    var elapsed: Duration {
        moment.withLock { $0.map { ContinuousClock.now - $0 } ?? .zero }
    }
}
