import Synchronization

/// A run and, one after the other, the runs that its results open (DLG-7).
///
/// It needs no task: each run that ends starts the next one, and the last one calls back.
package final class RunSequence: Sendable {
    private struct State {
        /// The current run.
        var run: ActiveRun?
        var isCancelled = false
        /// `start` is running, and continues with `next` itself.
        var isStarting = false
        /// The request for the next run, if a run ended before `start` returned.
        var next: RunRequest?
    }

    private let runner: IntentRunner
    private let delegate: any RunDelegate
    private let whenEnded: @Sendable (RunOutcome) -> Void
    private let state = Mutex(State())

    /// Creates a sequence; `whenEnded` is called once, with the outcome of the last run, on the
    /// thread that ends it, possibly before `start` returns.
    package init(
        _ runner: IntentRunner, for delegate: any RunDelegate,
        whenEnded: @escaping @Sendable (RunOutcome) -> Void
    ) {
        self.runner = runner
        self.delegate = delegate
        self.whenEnded = whenEnded
    }

    /// Starts the first run; called once.
    ///
    /// A chain of brief runs is a loop here, not a recursion, so no chain is too long for the stack.
    package func start(_ request: RunRequest) {
        state.withLock { $0.isStarting = true }
        var request: RunRequest? = request
        while let current = request {
            begin(current)
            request = state.withLock { state in
                defer { state.next = nil }
                state.isStarting = state.next != nil
                return state.next
            }
        }
    }

    private func begin(_ request: RunRequest) {
        let run = runner.run(request, for: delegate) { outcome in
            self.follow(outcome, of: request)
        }
        let isCancelled = state.withLock { state in
            state.run = run
            return state.isCancelled
        }
        if isCancelled { run.end(.cancelled) }
        run.start()
    }

    /// Stops the current run and the progress that it reports; none follows.
    package func cancel() {
        let run = state.withLock { state in
            state.isCancelled = true
            return state.run
        }
        run?.stop()
    }

    private func follow(_ outcome: RunOutcome, of request: RunRequest) {
        if case .finished(let result) = outcome, let next = result.next {
            let request = request.following(next, purpose: .action)
            let isLeft = state.withLock { state in
                if state.isStarting { state.next = request }
                return state.isStarting
            }
            return isLeft ? () : start(request)
        }
        // The run holds this sequence until it has ended.
        state.withLock { $0.run = nil }
        whenEnded(outcome)
    }
}
