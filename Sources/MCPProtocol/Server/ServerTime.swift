package import Foundation
import _Time

/// The clock of a server; tests use a different one.
package struct ServerTime: Sendable {
    /// The time of day.
    let date: @Sendable () -> Date
    /// The time since the creation of this value.
    let clock: ElapsedClock

    /// Creates a time from a clock; the time of day advances with it, from `start`.
    package init(_ clock: some Clock<Duration>, start: Date) {
        let elapsed = ElapsedClock(clock)
        self.clock = elapsed
        date = { start + elapsed.now().seconds }
    }

    private init(date: @escaping @Sendable () -> Date) {
        clock = ElapsedClock(ContinuousClock())
        self.date = date
    }

    /// The time of the machine.
    package static let system = ServerTime(date: { Date() })
}

extension Duration {
    var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }

    var wholeMilliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
