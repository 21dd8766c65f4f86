import Foundation

extension MainActor {
    /// Performs work on the main actor: immediately if the current thread is the main actor's,
    /// otherwise in its turn.
    ///
    /// `MainActor.run` waits for a turn of the main queue even there, and so does each asynchronous
    /// function of the main actor that a task with a preferred executor calls.
    package static func work<Outcome: Sendable>(
        _ work: @MainActor @Sendable () -> Outcome
    ) async -> Outcome {
        if let outcome = workAtOnce(work) { return outcome }
        return await MainActor.run(body: work)
    }

    /// Returns the outcome of work, if the current thread is the main actor's: its jobs run nowhere
    /// else, so none can be running now.
    package static func workAtOnce<Outcome: Sendable>(
        _ work: @MainActor @Sendable () -> Outcome
    ) -> Outcome? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated(work)
    }
}
