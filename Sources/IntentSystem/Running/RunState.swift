import AppIntents
import Foundation

/// The state of a run at one moment, with its parts in the order in which they arise.
///
/// `ActiveRun` keeps it behind a lock. The functions return the work that must be done outside of
/// that lock.
struct RunState: Sendable {
    /// A function that receives the outcome of the run.
    typealias End = @Sendable (RunOutcome) -> Void

    // MARK: - Performing

    /// The task that performs the intent.
    private var task: Task<Void, Never>?
    /// The values that the parameters will get; `nil` once they have them.
    var given: Arguments?
    /// The parameters of the intent; `nil` before it is created, and after the run.
    var contents: IntentContents?

    // MARK: - Coming to the front

    /// The app is in front of the person for this run (FGD-1).
    var isInFront = false
    /// The time of the person's last decision in this run.
    var lastDecision: Duration?

    // MARK: - Handing over

    /// The address and the texts for the person, who gets them when the run has succeeded.
    var handedOver = HandedOver()

    // MARK: - Reporting progress

    /// The remaining time, and the progress that the run reports.
    var clock = RunClock()

    // MARK: - Continuing beside other things

    /// The extent of the author's code, whether `perform()` has returned or not.
    private var extent = Extent.closed
    /// The number of the run among the activities, while it is one.
    private var activity: Int?
    /// The number of reasons that keep it there: background tasks, and its extent.
    private var activityCount = 0
    /// The tasks of the run that the person can stop, even after it has ended.
    private(set) var stoppableTasks: [StoppableTask] = []
    /// The caller has turned to something else.
    private(set) var isLetGo = false

    // MARK: - Ending

    private(set) var outcome: RunOutcome?
    private var whenEnded: End?
    private(set) var cancellationReason: IntentCancellationReason?
    /// `perform()` has returned; a run that has ended before that is abandoned.
    private var hasReturned = false
    /// The system waits for `perform()` to return, although the run has ended.
    private var isAwaited = false

    /// The extent of a run's code, with the tasks that it started.
    private enum Extent {
        case closed
        case open
        /// The extent keeps the run among the activities.
        case activity
    }

    init(_ arguments: Arguments, whenEnded: @escaping End) {
        given = arguments
        self.whenEnded = whenEnded
    }
}

// MARK: - Performing

extension RunState {
    /// Stores the task that performs the intent; returns `true` if the run was cancelled already.
    mutating func begin(_ task: Task<Void, Never>) -> Bool {
        if !hasReturned { self.task = task }
        return outcome != nil
    }
}

// MARK: - Continuing beside other things

extension RunState {
    var extentIsOpen: Bool { extent != .closed }

    var isActivity: Bool { activity != nil }

    mutating func openExtent() { extent = .open }

    /// Closes the extent; returns `true` if it kept the run among the activities.
    mutating func closeExtent(of run: ActiveRun) -> Bool {
        if outcome != nil { clock.stop(run) }
        defer { extent = .closed }
        return extent == .activity
    }

    /// Counts the open extent among the activities; returns `false` if there is none, or it is
    /// counted already.
    mutating func keepExtent(of run: ActiveRun) -> Bool {
        guard extent == .open else { return false }
        extent = .activity
        beginActivity(of: run)
        return true
    }

    mutating func beginActivity(of run: ActiveRun) {
        activityCount += 1
        if activity == nil { activity = run.system.activities.add(run) }
    }

    mutating func endActivity(of run: ActiveRun) {
        activityCount -= 1
        guard activityCount == 0, let activity else { return }
        self.activity = nil
        run.system.activities.remove(activity)
    }

    mutating func add(_ task: StoppableTask) { stoppableTasks.append(task) }

    mutating func remove(_ task: StoppableTask) { stoppableTasks.removeAll { $0 === task } }

    /// Detaches an activity from its caller; returns `false` if the run is none.
    mutating func letGo() -> Bool {
        guard outcome == nil, isActivity else { return false }
        isLetGo = true
        return true
    }
}

// MARK: - Ending

extension RunState {
    /// Records the return of `perform()`, with its outcome if it was begun.
    ///
    /// Returns the callback for the outcome, unless the run has ended before, and whether the
    /// system waited for the return.
    mutating func comeBack(
        _ run: ActiveRun, with outcome: RunOutcome?
    ) -> (whenEnded: End?, wasAwaited: Bool) {
        // Work that continues after `perform()` is checked as before.
        if extent == .closed { clock.stop(run) }
        task = nil
        contents = nil
        given = nil
        hasReturned = true
        defer { isAwaited = false }
        return (outcome.flatMap { end($0) }, isAwaited)
    }

    /// Ends the run before `perform()` has returned, and begins to wait for that; returns `nil` if
    /// the run has ended already.
    mutating func giveUp(_ outcome: RunOutcome) -> (whenEnded: End, task: Task<Void, Never>?)? {
        guard let whenEnded = end(outcome) else { return nil }
        isAwaited = true
        return (whenEnded, task)
    }

    /// Stops waiting for `perform()`; returns `false` if it has returned.
    mutating func abandon() -> Bool {
        defer { isAwaited = false }
        return isAwaited
    }

    /// Records why work is cancelled; the first reason counts.
    mutating func cancel(_ reason: IntentCancellationReason) {
        cancellationReason = cancellationReason ?? reason
    }

    /// Records the first outcome, and returns the callback for it.
    private mutating func end(_ outcome: RunOutcome) -> End? {
        guard self.outcome == nil else { return nil }
        self.outcome = outcome
        defer { whenEnded = nil }
        return whenEnded
    }
}
