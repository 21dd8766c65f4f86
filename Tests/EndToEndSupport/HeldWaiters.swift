import Synchronization

/// Code that heeds no cancellation: it waits until the test ends.
package final class HeldWaiters: Sendable {
    private let waiters = Mutex<[CheckedContinuation<Void, Never>]>([])

    package func add(_ waiter: CheckedContinuation<Void, Never>) {
        waiters.withLock { $0.append(waiter) }
    }

    /// Lets all go on that wait.
    package func resumeAll() {
        for waiter in waiters.withLock({ waiters in
            defer { waiters = [] }
            return waiters
        }) {
            waiter.resume()
        }
    }
}
