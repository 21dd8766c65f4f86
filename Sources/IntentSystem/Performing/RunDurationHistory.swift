import AppIntents
import Synchronization

/// The durations of recent runs, by type of intent.
///
/// The system performs an intent whose runs are brief on the thread of its connection, which saves
/// two changes of threads. It performs all others on the concurrency pool, so that they do not delay
/// the other connections of that thread.
final class RunDurationHistory: Sendable {
    private let durations = Mutex<[ObjectIdentifier: RunDurations]>([:])

    /// Returns whether the next run of an intent is expected to be brief.
    func isBrief(_ intent: any AppIntent.Type) -> Bool {
        durations.withLock { $0[ObjectIdentifier(intent)]?.isBrief ?? false }
    }

    /// Records the duration of a run, including the time it spent waiting.
    func note(_ intent: any AppIntent.Type, took time: Duration) {
        durations.withLock { $0[ObjectIdentifier(intent), default: RunDurations()].note(time) }
    }
}

/// The durations of the latest runs of one intent.
struct RunDurations: Sendable {
    /// The longest duration of a brief run.
    static let limit: Duration = .milliseconds(5)
    /// The number of consecutive brief runs after which the next one is expected to be brief.
    static let neededRuns = 16

    private var briefRuns = 0

    var isBrief: Bool { briefRuns >= Self.neededRuns }

    mutating func note(_ time: Duration) {
        briefRuns = time <= Self.limit ? min(briefRuns + 1, Self.neededRuns) : 0
    }
}
