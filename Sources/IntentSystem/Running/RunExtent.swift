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
