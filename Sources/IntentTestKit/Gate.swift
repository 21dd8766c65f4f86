import IntentSystem

/// A point at which a test and an intent meet: waiters continue when it is opened.
///
/// An open gate stays open.
package final class Gate: Sendable {
    private let isOpen = WaitableMutex(false)
    private let waiting = AsyncCondition<Bool>()

    package init() {}

    /// Opens the gate, now and for later waiters.
    package func open() async {
        isOpen.withLock { $0 = true }
        waiting.tell(true)
    }

    /// Returns when the gate is open, even if the task is cancelled, so that a gate can simulate an
    /// intent that ignores its cancellation.
    package func wait() async {
        await isOpen.wait { $0 }
    }

    /// Returns when the gate is open; returns `false` if it doesn't open in time.
    ///
    /// Throws `CancellationError` as soon as the task is cancelled.
    @discardableResult
    package func wait(atMost limit: Duration?) async throws -> Bool {
        try await waiting.wait(atMost: limit) {
            $0
        } current: {
            isOpen.withLock { $0 }
        }
    }
}
