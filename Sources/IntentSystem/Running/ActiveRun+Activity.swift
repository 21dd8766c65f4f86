import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization

/// How a run goes on beside whatever its person does meanwhile.
extension ActiveRun {
    /// The intent says of itself that it goes on, so no time limit holds and no report is expected.
    var goesOn: Bool { request.purpose != .drawing && request.type.traits.goesOn }

    var hasTimeLimit: Bool { !goesOn }

    /// Performs the author's code; what it begins may go on after it has come back.
    func inExtent(
        _ body: () async throws -> any IntentResult
    ) async throws -> any IntentResult {
        guard goesOn || request.purpose != .drawing && request.type.isLongRunning else {
            return try await SystemInteractions.$current.withValue(self, operation: body)
        }
        state.withLock { $0.openExtent() }
        let extent = RunExtent { [self] in endExtent() }
        // Another may leave work behind, which is not known before it has come back.
        if goesOn { keepExtentAsActivity() }
        return try await SystemInteractions.$current.withValue(self) {
            try await RunExtent.$current.withValue(extent, operation: body)
        }
    }

    private func endExtent() {
        if state.withLock({ $0.closeExtent(of: self) }) { endActivity() }
    }

    /// Counts the extent among the activities, as long as it is open.
    func keepExtentAsActivity() {
        if state.withLock({ $0.keepExtent(of: self) }) { refreshActivities() }
    }

    private func endActivity() {
        state.withLock { $0.endActivity(of: self) }
        refreshActivities()
    }

    private func refreshActivities() { system.refreshActivities(of: delegate.person) }

    func beginBackgroundTask(_ options: LongRunningTaskOptions) {
        guard request.purpose != .drawing else { return }
        if options.contains(.requiresGPU) {
            system.log.notice(
                """
                \(system.name(of: request.type)) asked for a graphics processor in the background \
                (requiresGPU); there is none to grant, so it has those of the process.
                """)
        }
        state.withLock { $0.beginActivity(of: self) }
        refreshActivities()
    }

    func endBackgroundTask() {
        guard request.purpose != .drawing else { return }
        endActivity()
    }

    /// Leaves the run to itself if it goes on beside other things, or else ends it.
    func letGo() {
        if !state.withLock({ $0.letGo() }) { end(.cancelled) }
    }

    /// Ends the run, or what goes on of it after `perform()` has come back.
    func stop() {
        if !end(.cancelled) { cancelWork(.userCancelled) }
    }

    /// Ends the run because it was silent for too long, or what goes on of it.
    func timeOut() {
        let problem = TimedOut()
        if end(.failed(RunFailure(error: problem, intent: request.type))) { return }
        system.log.warning(
            """
            What \(system.name(of: request.type)) left behind has reported nothing for \
            \(system.limits.runDuration.components.seconds) seconds, and was cancelled. Report progress while \
            it goes on.
            """)
        cancelWork(.timeout)
    }

    /// Something can be stopped: the run itself, or a task of it that watches its progress, or that has a
    /// handler for its cancellation.
    var canStop: Bool {
        state.withLock { state in
            state.outcome == nil || state.clock.progress != nil || !state.stoppableTasks.isEmpty
        }
    }

    /// Its caller has turned to something else, and it goes on.
    var isLetGo: Bool { state.withLock { $0.isLetGo } }

    func add(_ task: StoppableTask) {
        state.withLock { $0.add(task) }
        if hasEnded { refreshActivities() }
    }

    func remove(_ task: StoppableTask) {
        state.withLock { $0.remove(task) }
        if hasEnded { refreshActivities() }
    }

    /// Tells those who see it what the run reported.
    func noteProgress() {
        if let reported { delegate.progress(reported) }
        if state.withLock({ $0.isActivity }) { refreshActivities() }
    }
}

/// The time in which code of a run goes on, tasks included that it began and that outlive `perform()`.
///
/// Such tasks inherit it, as they do all task-local values, and the last of them takes it along: nothing
/// else tells that they have ended. A detached task has left the run and doesn't count.
final class RunExtent: Sendable {
    /// The extent of the run that the current task belongs to; only of those that go on by themselves.
    @TaskLocal static var current: RunExtent?

    private let whenOver: @Sendable () -> Void

    init(whenOver: @escaping @Sendable () -> Void) {
        self.whenOver = whenOver
    }

    deinit { whenOver() }
}
