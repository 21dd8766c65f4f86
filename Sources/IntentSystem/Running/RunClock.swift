import Foundation
import _Time

/// The time that one run may take without reporting progress; it is paused while a person is asked
/// (EXE-4).
struct RunClock: Sendable {
    /// The time between two checks of a run that has used its progress.
    ///
    /// Foundation's `Progress` does not report its changes: there is no key-value observing on
    /// Linux. A run that never uses it, like most, is checked once, when its time is over.
    private static let interval: Duration = .milliseconds(500)

    /// The progress that the run reports; `nil` if it never used it.
    var progress: RunProgress?
    /// The time at which the run has to end, unless it reports more.
    private(set) var due: Duration = .zero
    private var isRunning = false
    private var openQuestions = 0
    /// The time that was left when the person was asked.
    private var remaining: Duration = .zero
    /// The next check of the run.
    private var look: Deadline?
    /// The report that the last check read.
    private var report: RunProgress.Report?

    /// The number of questions that wait for the person.
    var questionCount: Int { openQuestions }
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

    /// Pauses the clock while a person is asked, until `resume` was called as often.
    mutating func pause(_ run: ActiveRun) {
        openQuestions += 1
        guard isRunning, openQuestions == 1 else { return }
        remaining = max(.zero, due - run.system.deadlines.now)
        cancelLook(at: run)
    }

    /// Resumes the clock; returns `true` if the run has reported more meanwhile.
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

    /// Begins to check the run regularly, because it reports progress.
    mutating func watch(_ run: ActiveRun) {
        guard isTicking else { return }
        cancelLook(at: run)
        arrangeLook(at: run)
    }

    /// Checks whether the run has reported more, and whether its time is over.
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
        // A run without a time limit and without reports needs no checks.
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

    /// Returns whether the run has reported more than at the last check.
    private mutating func takeReport() -> Bool {
        guard let reported = progress?.report else { return false }
        defer { report = reported }
        return reported != report ?? RunProgress.Report()
    }
}
