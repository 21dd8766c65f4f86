import Foundation
import _Time

/// The time that one run may take without reporting progress; it stands still while a person is
/// asked (EXE-4).
struct RunClock: Sendable {
    /// The time between two looks at a run that has asked for its progress.
    ///
    /// Foundation's `Progress` does not tell when it changes: there is no key-value observing
    /// on Linux. A run that never asks for it, as most, is looked at once, when its time is over.
    private static let interval: Duration = .milliseconds(500)

    /// The progress that the run reports; `nil` if it never asked for it.
    var progress: RunProgress?
    /// The moment at which the run has to end, unless it reports more.
    private(set) var due: Duration = .zero
    private var isRunning = false
    private var openQuestions = 0
    /// The time that was left when the person was asked.
    private var remaining: Duration = .zero
    /// The next look at the run.
    private var look: Deadline?
    /// The report that the last look saw.
    private var report: RunProgress.Report?

    private var isTicking: Bool { isRunning && openQuestions == 0 }

    mutating func start(_ run: ActiveRun) {
        isRunning = true
        due = run.system.deadlines.now + run.system.limits.runDuration
        arrangeLook(at: run)
    }

    mutating func stop(_ run: ActiveRun) {
        isRunning = false
        cancelLook(at: run)
    }

    /// Stands still while a person is asked, until `resume` was called as often.
    mutating func pause(_ run: ActiveRun) {
        openQuestions += 1
        guard isRunning, openQuestions == 1 else { return }
        remaining = max(.zero, due - run.system.deadlines.now)
        cancelLook(at: run)
    }

    /// Goes on; `true` if the run has reported more meanwhile.
    mutating func resume(_ run: ActiveRun) -> Bool {
        openQuestions -= 1
        guard isTicking else { return false }
        let hasProgressed = takeReport()
        due =
            run.system.deadlines.now
            + (hasProgressed ? run.system.limits.runDuration : remaining)
        arrangeLook(at: run)
        return hasProgressed
    }

    /// Looks at the run now and then from now on, because it reports progress.
    mutating func watch(_ run: ActiveRun) {
        guard isTicking else { return }
        cancelLook(at: run)
        arrangeLook(at: run)
    }

    /// Looks at the run: whether it has reported more, and whether its time is over.
    mutating func look(at run: ActiveRun) -> (hasProgressed: Bool, isOver: Bool) {
        guard isTicking else { return (false, false) }
        let now = run.system.deadlines.now
        let hasProgressed = takeReport()
        if hasProgressed { due = now + run.system.limits.runDuration }
        let isOver = run.hasTimeLimit && due <= now
        if !isOver { arrangeLook(at: run) }
        return (hasProgressed, isOver)
    }

    private mutating func arrangeLook(at run: ActiveRun) {
        let deadlines = run.system.deadlines
        // Nothing is to be looked at of a run that may take any time and reports nothing.
        guard run.hasTimeLimit || progress != nil else {
            look = nil
            return
        }
        var delay = run.hasTimeLimit ? max(.zero, due - deadlines.now) : Self.interval
        if progress != nil { delay = min(delay, Self.interval) }
        look = deadlines.schedule(after: delay) { run.look() }
    }

    private mutating func cancelLook(at run: ActiveRun) {
        if let look { run.system.deadlines.cancel(look) }
        look = nil
    }

    /// Returns whether the run has reported more than at the last look.
    private mutating func takeReport() -> Bool {
        guard let reported = progress?.report else { return false }
        defer { report = reported }
        return reported != report ?? RunProgress.Report()
    }
}
