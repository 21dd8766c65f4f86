import Foundation
import Synchronization
import _Time

/// The time that one run may take without reporting progress; it stands still while a person is
/// asked (EXE-4).
struct RunClock: ~Copyable, Sendable {
    // Not private: the compiler cannot link a private type inside one that is not copyable.
    struct State {
        var isRunning = false
        var openQuestions = 0
        /// The moment at which the run has to end, unless it reports more.
        var due: Duration = .zero
        /// The time that was left when the person was asked.
        var remaining: Duration = .zero
        /// The next look at the run.
        var look: Deadline?
        /// The report that the last look saw.
        var report: RunProgress.Report?
    }

    /// The time between two looks at a run that has asked for its progress.
    ///
    /// Foundation's `Progress` does not tell when it changes: there is no key-value observing
    /// on Linux. A run that never asks for it, as most, is looked at once, when its time is over.
    static let interval: Duration = .milliseconds(500)

    private let state = Mutex(State())

    /// The moment at which the run has to end, unless it reports more.
    var due: Duration { state.withLock { $0.due } }

    func start(_ run: ActiveRun) {
        state.withLock { state in
            state.isRunning = true
            state.due = run.system.deadlines.now + run.system.limits.runDuration
            state.arrangeLook(at: run)
        }
    }

    func stop(_ run: ActiveRun) {
        state.withLock { state in
            state.isRunning = false
            state.cancelLook(at: run)
        }
    }

    /// Stands still while a person is asked, until `resume` was called as often.
    func pause(_ run: ActiveRun) {
        state.withLock { state in
            state.openQuestions += 1
            guard state.isRunning, state.openQuestions == 1 else { return }
            state.remaining = max(.zero, state.due - run.system.deadlines.now)
            state.cancelLook(at: run)
        }
    }

    func resume(_ run: ActiveRun) {
        let hasProgressed = state.withLock { state in
            state.openQuestions -= 1
            guard state.isTicking else { return false }
            let hasProgressed = state.hasProgressed(run)
            state.due =
                run.system.deadlines.now
                + (hasProgressed ? run.system.limits.runDuration : state.remaining)
            state.arrangeLook(at: run)
            return hasProgressed
        }
        if hasProgressed { tell(run) }
    }

    /// Looks at the run now and then from now on, because it reports progress.
    func watch(_ run: ActiveRun) {
        state.withLock { state in
            guard state.isTicking else { return }
            state.cancelLook(at: run)
            state.arrangeLook(at: run)
        }
    }

    /// Ends the run if its time is over.
    fileprivate func look(at run: ActiveRun) {
        let (hasProgressed, isOver) = state.withLock { state in
            guard state.isTicking else { return (false, false) }
            let now = run.system.deadlines.now
            let hasProgressed = state.hasProgressed(run)
            if hasProgressed { state.due = now + run.system.limits.runDuration }
            let isOver = run.hasTimeLimit && state.due <= now
            if !isOver { state.arrangeLook(at: run) }
            return (hasProgressed, isOver)
        }
        if hasProgressed { tell(run) }
        if isOver { run.timeOut() }
    }

    private func tell(_ run: ActiveRun) {
        run.noteProgress()
    }
}

extension RunClock.State {
    var isTicking: Bool { isRunning && openQuestions == 0 }

    mutating func arrangeLook(at run: ActiveRun) {
        let deadlines = run.system.deadlines
        // Nothing is to be looked at of a run that may take any time and reports nothing.
        guard run.hasTimeLimit || run.reported != nil else {
            look = nil
            return
        }
        var delay = run.hasTimeLimit ? max(.zero, due - deadlines.now) : RunClock.interval
        if run.reported != nil { delay = min(delay, RunClock.interval) }
        look = deadlines.schedule(after: delay) { run.clock.look(at: run) }
    }

    mutating func cancelLook(at run: ActiveRun) {
        if let look { run.system.deadlines.cancel(look) }
        look = nil
    }

    /// Returns whether the run has reported more than at the last look.
    mutating func hasProgressed(_ run: ActiveRun) -> Bool {
        guard let reported = run.reported?.report else { return false }
        defer { report = reported }
        return reported != report ?? RunProgress.Report()
    }
}
