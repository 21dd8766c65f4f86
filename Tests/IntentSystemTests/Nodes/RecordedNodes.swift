import Synchronization

@testable import IntentSystem

/// The other nodes of an app, as far as a test plays them.
final class RecordedNodes: StoreAnnouncements {
    struct Away: Error {}

    /// What this node told, at each attempt.
    let announced: AsyncStream<Set<NodeChange>>
    private let announcing: AsyncStream<Set<NodeChange>>.Continuation
    private let failures = Mutex(0)
    private let receiver = Mutex<(@Sendable (Set<NodeChange>) -> Void)?>(nil)

    init() {
        (announced, announcing) = AsyncStream.makeStream()
    }

    /// Lets a number of announcements fail.
    func fail(_ count: Int) { failures.withLock { $0 = count } }

    func announce(_ changes: Set<NodeChange>) async throws {
        announcing.yield(changes)
        let fails = failures.withLock { failures in
            defer { failures = max(0, failures - 1) }
            return failures > 0
        }
        if fails { throw Away() }
    }

    func receive(_ receive: @escaping @Sendable (Set<NodeChange>) -> Void) {
        receiver.withLock { $0 = receive }
    }

    /// Tells of changes on another node.
    func tell(_ changes: Set<NodeChange>) { receiver.withLock { $0 }?(changes) }
}
