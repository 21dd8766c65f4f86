/// A clock without its types: the time since it was created, and a way to wait.
package struct ElapsedClock: Sendable {
    /// Returns the time that has passed since the clock was created.
    package let now: @Sendable () -> Duration
    /// Waits until that much time has passed since the clock was created.
    ///
    /// It takes a deadline, not a duration, since a clock may advance between reading it and the sleep.
    package let sleep: @Sendable (_ until: Duration) async throws -> Void

    package init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }
}
