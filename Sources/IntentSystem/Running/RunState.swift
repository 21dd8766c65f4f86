import AppIntents
import Foundation

/// All that a run is at one moment, in the order in which it comes about.
///
/// `ActiveRun` keeps it behind a lock. What has to be done outside of that lock, the functions return.
struct RunState: Sendable {
    /// Takes the outcome of the run.
    typealias End = @Sendable (RunOutcome) -> Void

    // MARK: - Performing

    /// The task that performs the intent.
    private var task: Task<Void, Never>?
    /// The values that the parameters are to get; `nil` once they have them.
    var given: Arguments?
    /// The parameters of the intent; `nil` before it is made, and after the run.
    var contents: IntentContents?

    // MARK: - Coming to the front

    /// The app is in front of the person for this run (FGD-1).
    var isInFront = false
    /// The moment of the person's last decision in this run.
    var lastDecision: Duration?

    // MARK: - Reporting progress

    /// The time that is left, and the progress that the run reports.
    var clock = RunClock()

    // MARK: - Going on beside other things

    /// Author's code that goes on, whether `perform()` has come back or not.
    private var extent = Extent.closed
    /// The number among the activities, while the run is one.
    private var activity: Int?
    /// How much keeps it there: tasks in the background, and its extent.
    private var activityCount = 0
    /// Tasks of it that the person can stop, also after it has ended.
    private(set) var stoppableTasks: [StoppableTask] = []
    /// Its caller has turned to something else.
    private(set) var isLetGo = false

    // MARK: - Ending

    private(set) var outcome: RunOutcome?
    private var whenEnded: End?
    private(set) var cancellationReason: IntentCancellationReason?
    /// `perform()` has come back; a run that has ended without that is abandoned.
    private var hasReturned = false
    /// The system waits for `perform()` to come back, although the run has ended.
    private var isAwaited = false

    /// The code of a run, with the tasks that it began.
    private enum Extent {
        case closed
        case open
        /// It keeps the run among the activities.
        case activity
    }

    init(_ arguments: Arguments, whenEnded: @escaping End) {
        given = arguments
        self.whenEnded = whenEnded
    }
}

// MARK: - Performing

extension RunState {
    /// Takes the task that performs the intent; `true` if it isn't wanted any more.
    mutating func begin(_ task: Task<Void, Never>) -> Bool {
        if !hasReturned { self.task = task }
        return outcome != nil
    }
}

// MARK: - Going on beside other things

extension RunState {
    var extentIsOpen: Bool { extent != .closed }

    var isActivity: Bool { activity != nil }

    mutating func openExtent() { extent = .open }

    /// Closes the extent; `true` if it has kept the run among the activities.
    mutating func closeExtent(of run: ActiveRun) -> Bool {
        if outcome != nil { clock.stop(run) }
        defer { extent = .closed }
        return extent == .activity
    }

    /// Counts the open extent among the activities; `false` if there is none, or it is counted already.
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

    /// Leaves an activity alone; `false` if the run is none.
    mutating func letGo() -> Bool {
        guard outcome == nil, isActivity else { return false }
        isLetGo = true
        return true
    }
}

// MARK: - Ending

extension RunState {
    /// Takes the return of `perform()`, with its outcome if it was begun.
    ///
    /// Gives what is to be called with the outcome, unless the run has ended before, and whether the system
    /// waited for the return.
    mutating func comeBack(
        _ run: ActiveRun, with outcome: RunOutcome?
    ) -> (whenEnded: End?, wasAwaited: Bool) {
        // What goes on after `perform()` is looked at as before.
        if extent == .closed { clock.stop(run) }
        task = nil
        contents = nil
        given = nil
        hasReturned = true
        defer { isAwaited = false }
        return (outcome.flatMap { end($0) }, isAwaited)
    }

    /// Ends the run before `perform()` has come back, for which the system then waits; `nil` if it has ended
    /// before.
    mutating func giveUp(_ outcome: RunOutcome) -> (whenEnded: End, task: Task<Void, Never>?)? {
        guard let whenEnded = end(outcome) else { return nil }
        isAwaited = true
        return (whenEnded, task)
    }

    /// Gives up waiting for `perform()`; `false` if it has come back.
    mutating func abandon() -> Bool {
        defer { isAwaited = false }
        return isAwaited
    }

    /// Notes why work is cancelled; the first reason counts.
    mutating func cancel(_ reason: IntentCancellationReason) {
        cancellationReason = cancellationReason ?? reason
    }

    /// Takes the first outcome; gives what is to be called with it.
    private mutating func end(_ outcome: RunOutcome) -> End? {
        guard self.outcome == nil else { return nil }
        self.outcome = outcome
        defer { whenEnded = nil }
        return whenEnded
    }
}
