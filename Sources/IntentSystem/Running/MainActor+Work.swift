import Foundation

extension MainActor {
    /// Does work on the main actor: at once if the present thread is the main actor's, else in its turn.
    ///
    /// `MainActor.run` takes a turn of the main queue even there, and so does each asynchronous function of the main
    /// actor that a task with a preferred executor calls.
    package static func work<Outcome: Sendable>(
        _ work: @MainActor @Sendable () -> Outcome
    ) async -> Outcome {
        if let outcome = workAtOnce(work) { return outcome }
        return await MainActor.run(body: work)
    }

    /// The outcome of work, if the present thread is the main actor's: its jobs run nowhere else, so none can be
    /// running now.
    package static func workAtOnce<Outcome: Sendable>(
        _ work: @MainActor @Sendable () -> Outcome
    ) -> Outcome? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated(work)
    }
}
