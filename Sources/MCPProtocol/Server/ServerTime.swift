package import Foundation

/// The time a server goes by; tests bring their own.
package struct ServerTime: Sendable {
    /// The time of day.
    let date: @Sendable () -> Date
    /// The time since this was made.
    let elapsed: @Sendable () -> Duration
    /// Waits until that much time has passed since this was made.
    let sleep: @Sendable (_ until: Duration) async throws -> Void

    /// Goes by a clock; the time of day moves on with it, from `start`.
    package init(_ clock: some Clock<Duration>, start: Date) {
        let first = clock.now
        elapsed = { first.duration(to: clock.now) }
        date = { start + first.duration(to: clock.now).seconds }
        sleep = { try await clock.sleep(until: first.advanced(by: $0), tolerance: nil) }
    }

    private init(date: @escaping @Sendable () -> Date) {
        let clock = ContinuousClock()
        let first = clock.now
        elapsed = { first.duration(to: clock.now) }
        self.date = date
        sleep = { try await clock.sleep(until: first.advanced(by: $0), tolerance: nil) }
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
