import Synchronization

/// The recent durations of an author's code, by key: the runs of a type of intent, the answers of a
/// provider.
///
/// The system runs the author's code on the thread of its connection if it is known to be brief,
/// which saves two changes of threads. Other code runs on the concurrency pool, so that it does not
/// delay the other connections of that thread.
package final class DurationHistory<Key: Hashable & Sendable>: Sendable {
    private let durations = Mutex<[Key: RecentDurations]>([:])

    package init() {}

    /// Returns whether the next execution is expected to be brief.
    package func isBrief(_ key: Key) -> Bool {
        durations.withLock { $0[key]?.areBrief ?? false }
    }

    /// Records a duration, including the time it spent waiting.
    package func note(_ key: Key, took time: Duration) {
        durations.withLock { $0[key, default: RecentDurations()].note(time) }
    }
}

/// The latest durations of one key.
struct RecentDurations: Sendable {
    /// The longest brief duration.
    static let limit: Duration = .milliseconds(5)
    /// The number of consecutive brief durations after which the next one is expected to be brief.
    static let needed = 16

    private var brief = 0

    var areBrief: Bool { brief >= Self.needed }

    mutating func note(_ time: Duration) {
        brief = time <= Self.limit ? min(brief + 1, Self.needed) : 0
    }
}
