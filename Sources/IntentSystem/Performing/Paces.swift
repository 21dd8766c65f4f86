import AppIntents
import Synchronization

/// Knows from experience which intents take no time.
///
/// Those are performed where their surface's bytes come and go, which spares two changes of threads.
/// Whatever may keep a thread for longer is performed on the concurrency pool, so that it doesn't
/// keep the other people at that surface waiting.
final class Paces: Sendable {
    private let paces = Mutex<[ObjectIdentifier: Pace]>([:])

    /// Whether a run of an intent will most likely be over at once.
    func isBrief(_ intent: any AppIntent.Type) -> Bool {
        paces.withLock { $0[ObjectIdentifier(intent)]?.isBrief ?? false }
    }

    /// Learns how long a run of an intent took, all its waiting included.
    func note(_ intent: any AppIntent.Type, took time: Duration) {
        paces.withLock { $0[ObjectIdentifier(intent), default: Pace()].note(time) }
    }
}

/// How long the latest runs of one intent took.
struct Pace: Sendable {
    /// The longest time that is no time.
    static let limit: Duration = .milliseconds(5)
    /// How many runs in a row must have been brief before the next is taken to be.
    static let neededRuns = 16

    private var briefRuns = 0

    var isBrief: Bool { briefRuns >= Self.neededRuns }

    mutating func note(_ time: Duration) {
        briefRuns = time <= Self.limit ? min(briefRuns + 1, Self.neededRuns) : 0
    }
}
