import AppIntents
import Foundation
import Synchronization
import _Time

/// The end of a run, and the time and the progress until then.
extension ActiveRun {
    /// Records that `perform()` has returned, or was never called.
    func comeBack(with outcome: RunOutcome? = nil) {
        let (whenEnded, wasAwaited) = state.withLock { $0.comeBack(self, with: outcome) }
        if wasAwaited { system.unreturnedRuns.withLock { $0 -= 1 } }
        whenReturned()
        if wasAwaited { delegate.leftAfterItsEnd() }
        if let outcome { whenEnded?(outcome) }
    }

    /// Ends a run that its caller no longer waits for: it took too long, or was cancelled.
    ///
    /// Its task, its progress and the tasks that it left behind are cancelled; if `perform()`
    /// ignores that, the run is abandoned and counted (EXE-4). Returns `false` if the run has ended
    /// already.
    @discardableResult
    func end(_ outcome: RunOutcome) -> Bool {
        guard let (whenEnded, task) = state.withLock({ $0.giveUp(outcome) }) else { return false }
        system.unreturnedRuns.withLock { $0 += 1 }
        state.withLock { $0.clock.stop(self) }
        if case .failed = outcome { cancelWork(.timeout) } else { cancelWork(.userCancelled) }
        task?.cancel()
        system.deadlines.schedule(after: system.limits.cancellationGrace) {
            guard self.state.withLock({ $0.abandon() }) else { return }
            self.system.countAbandonedRun(of: self.request.type)
            self.system.unreturnedRuns.withLock { $0 -= 1 }
            self.delegate.leftAfterItsEnd()
        }
        whenEnded(outcome)
        return true
    }

    /// Cancels the observers of the run's progress, and the tasks with a cancellation handler.
    func cancelWork(_ reason: IntentCancellationReason) {
        let (progress, tasks) = state.withLock { state in
            state.cancel(reason)
            return (state.clock.progress, state.stoppableTasks)
        }
        progress?.reported.cancel()
        for task in tasks { task.stop() }
    }

    // MARK: - Time and progress

    /// Performs work that waits for the person; the run's clock is paused meanwhile, and the run isn't one
    /// of those that the person may have at once.
    func waitingForPerson<Success>(_ work: () async throws -> Success) async rethrows -> Success {
        let isFirst = state.withLock { state in
            state.clock.pause(self)
            return state.clock.questionCount == 1
        }
        if isFirst { endCounting() }
        defer {
            let (hasProgressed, isLast) = state.withLock { state in
                (state.clock.resume(self), state.clock.questionCount == 0)
            }
            if isLast { resumeCounting() }
            if hasProgressed { noteProgress() }
        }
        return try await work()
    }

    /// Checks the run's progress, and ends the run if its time is over.
    func look() {
        let (hasProgressed, isOver) = state.withLock { $0.clock.look(at: self) }
        if hasProgressed { noteProgress() }
        if isOver { timeOut() }
    }

    /// The progress that the intent reports to; created at first use, since few intents use it.
    var progress: Progress {
        let (progress, isNew) = state.withLock { state in
            if let progress = state.clock.progress { return (progress, false) }
            // Not `init(totalUnitCount:)`, which would add it to the thread's current progress.
            let progress = RunProgress(reported: Progress.discreteProgress(totalUnitCount: 1))
            state.clock.progress = progress
            return (progress, true)
        }
        if isNew {
            noteProgress()
            state.withLock { $0.clock.watch(self) }
        }
        return progress.reported
    }

    /// The progress that the run reports; `nil` if it never used it.
    var reported: RunProgress? { state.withLock { $0.clock.progress } }

    var cancellationReason: IntentCancellationReason? { state.withLock { $0.cancellationReason } }
}
