/// A clock without its types: the time since it was made, and a way to wait.
struct SystemClock: Sendable {
    let now: @Sendable () -> Duration
    /// Waits until that much time has passed since the clock was made.
    ///
    /// A moment, not a length: a clock may move on between asking it for the time and sleeping.
    let sleep: @Sendable (_ until: Duration) async throws -> Void

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }
}
