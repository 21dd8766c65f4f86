import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import Synchronization

/// The part of a run that continues beside what its person does meanwhile.
extension ActiveRun {
    /// The intent declares that it continues, so no time limit applies and no report is expected.
    var goesOn: Bool { request.purpose != .drawing && request.type.traits.goesOn }

    var hasTimeLimit: Bool { !goesOn }

    /// Performs the author's code; tasks that it starts may continue after it has returned.
    func inExtent(
        _ body: () async throws -> any IntentResult
    ) async throws -> any IntentResult {
        guard goesOn || request.purpose != .drawing && request.type.isLongRunning else {
            return try await SystemInteractions.$current.withValue(self, operation: body)
        }
        state.withLock { $0.openExtent() }
        let extent = RunExtent { [self] in endExtent() }
        // Other intents may leave work behind too, which is unknown before they have returned.
        if goesOn { keepExtentAsActivity() }
        return try await SystemInteractions.$current.withValue(self) {
            try await RunExtent.$current.withValue(extent, operation: body)
        }
    }

    private func endExtent() {
        if state.withLock({ $0.closeExtent(of: self) }) { endActivity() }
    }

    /// Counts the extent among the activities while it is open.
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

    /// Detaches the run if it continues beside other things, and otherwise ends it.
    func letGo() {
        if !state.withLock({ $0.letGo() }) { end(.cancelled) }
    }

    /// Ends the run, or its work that continues after `perform()` has returned.
    func stop() {
        if !end(.cancelled) { cancelWork(.userCancelled) }
    }

    /// Ends the run, or its continuing work, because it reported nothing for too long.
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

    /// Something can be stopped: the run itself, or one of its tasks that watches its progress or
    /// has a cancellation handler.
    var canStop: Bool {
        state.withLock { state in
            state.outcome == nil || state.clock.progress != nil || !state.stoppableTasks.isEmpty
        }
    }

    /// The caller has turned to something else, and the run continues.
    var isLetGo: Bool { state.withLock { $0.isLetGo } }

    func add(_ task: StoppableTask) {
        let isCancelled = state.withLock { state in
            state.add(task)
            return state.cancellationReason != nil
        }
        // The cancellation came before the task, and so didn't reach it.
        if isCancelled { task.stop() }
        if hasEnded { refreshActivities() }
    }

    func remove(_ task: StoppableTask) {
        state.withLock { $0.remove(task) }
        if hasEnded { refreshActivities() }
    }

    /// Reports the run's progress to its delegate and to the surfaces that show it.
    func noteProgress() {
        if let reported { delegate.progress(reported) }
        if state.withLock({ $0.isActivity }) { refreshActivities() }
    }
}

/// The time in which code of a run executes, including tasks that it started and that outlive
/// `perform()`.
///
/// Such tasks inherit it, as they do all task-local values, and the last of them releases it:
/// nothing else indicates that they have ended. A detached task has left the run and doesn't count.
final class RunExtent: Sendable {
    /// The extent of the run that the current task belongs to; only for runs that continue by
    /// themselves.
    @TaskLocal static var current: RunExtent?

    private let whenOver: @Sendable () -> Void

    init(whenOver: @escaping @Sendable () -> Void) {
        self.whenOver = whenOver
    }

    deinit { whenOver() }
}
