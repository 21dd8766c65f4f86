import AppIntents
import Logging
import _Telemetry
import _Time

/// Performs intents: creates them, resolves their parameters, prepares their dependencies, performs
/// them, and ends those that take too long or were cancelled.
///
/// It shows nothing. The delegate of each run handles everything that involves a person.
package struct IntentRunner: Sendable {
    let system: IntentSystem
    /// The executor of the caller, for intents whose runs are known to be brief (EXE-1).
    package let executor: (any TaskExecutor)?

    package init(_ system: IntentSystem, executor: (any TaskExecutor)? = nil) {
        self.system = system
        self.executor = executor
    }

    /// Performs one intent.
    ///
    /// Cancelling the task that called this cancels the run and the progress that it reports: the call
    /// returns at once, and a `perform()` that ignores its own cancellation is abandoned and counted
    /// (EXE-4). An error is logged for the developer.
    package func run(_ request: RunRequest, for delegate: any RunDelegate) async -> RunOutcome {
        let ending = FirstOutcome<RunOutcome>()
        let run = run(request, for: delegate) { ending.end($0) }
        return await withTaskCancellationHandler {
            run.start()
            return await ending.value
        } onCancel: {
            run.stop()
        }
    }

    /// Creates a run for a caller that starts it.
    ///
    /// The caller is called back once when the run has ended, and once when its `perform()` has
    /// returned, which is later for an abandoned run.
    func run(
        _ request: RunRequest, for delegate: any RunDelegate,
        whenReturned: @escaping @Sendable () -> Void = {},
        whenEnded: @escaping @Sendable (RunOutcome) -> Void
    ) -> ActiveRun {
        let began = Telemetry.beginning
        let start = system.deadlines.now
        return ActiveRun(request, runner: self, delegate: delegate, whenReturned: whenReturned) {
            outcome in
            if let began { measure(outcome, of: request, since: began) }
            system.audit.note(
                outcome, of: request, named: system.name(of: request.type), for: delegate,
                took: system.deadlines.now - start)
            if case .failed(let failure) = outcome { note(failure) }
            whenEnded(outcome)
        }
    }

    /// Performs an intent for a caller without a card, and then the intents that its result opens
    /// (DLG-7).
    ///
    /// Returns the outcome of the last one, since nothing shows the ones before it.
    package func runAll(
        _ request: RunRequest, for delegate: any RunDelegate
    ) async -> RunOutcome {
        let ending = FirstOutcome<RunOutcome>()
        let runs = RunSequence(self, for: delegate) { ending.end($0) }
        return await withTaskCancellationHandler {
            runs.start(request)
            return await ending.value
        } onCancel: {
            runs.cancel()
        }
    }

    private func measure(
        _ outcome: RunOutcome, of request: RunRequest, since began: ContinuousClock.Instant
    ) {
        let name = system.name(of: request.type)
        Telemetry.count(.runs, name, outcome.kind)
        Telemetry.record(since: began, as: .runTime, name)
    }

    private func note(_ failure: RunFailure) {
        let name = system.name(of: failure.intent)
        let text = ProblemText.forDeveloper(failure.error, intent: name)
        // A refusal is no mistake of the app's developer; the audit has it too.
        let isRefusal = failure.error is NotAllowed || failure.error is PersonLimitReached
        system.log.log(level: isRefusal ? .notice : .error, "\(text)")
        system.report(failure.error, intent: name)
    }

    /// Performs a snippet for its view and its value (SNI-3).
    package func draw(
        _ recipe: Recipe, of request: RunRequest, for delegate: any RunDelegate
    ) async throws -> RunResult {
        switch await run(request.following(recipe, purpose: .drawing), for: delegate) {
        case .finished(let result): return result
        case .failed(let failure): throw failure.error
        case .cancelled: throw CancellationError()
        }
    }
}
