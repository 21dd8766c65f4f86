/// A clock without its types: the time since it was made, and a way to wait.
package struct ElapsedClock: Sendable {
    /// Returns the time that has passed since the clock was made.
    package let now: @Sendable () -> Duration
    /// Waits until that much time has passed since the clock was made.
    ///
    /// It takes a moment, not a length: a clock may move on between a look at it and the sleep.
    package let sleep: @Sendable (_ until: Duration) async throws -> Void

    package init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }
}
