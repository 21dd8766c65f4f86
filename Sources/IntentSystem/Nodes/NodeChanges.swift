import Dispatch
package import Logging
import Synchronization
package import _Time

/// The changes that this node tells the other nodes of an app, and those that it hears of.
///
/// Many changes within a short time are one announcement, in both directions: an app that reloads
/// endlessly costs the store and the other nodes a bounded amount of work. Without other nodes it does
/// nothing.
package final class NodeChanges: Sendable {
    /// The time in which changes become one announcement.
    package static let interval = Duration.milliseconds(50)
    /// The time after which an announcement that failed is tried again.
    package static let retryInterval = Duration.seconds(1)

    private struct State {
        var outgoing = NodeChangeSet()
        /// An announcement is scheduled or under way.
        var isSending = false
        /// The last announcement failed, which is logged once.
        var hasFailed = false
        var incoming = NodeChangeSet()
        var isReceiving = false
        var observers: [@Sendable (NodeChange) -> Void] = []
    }

    private let announcements: (any StoreAnnouncements)?
    private let deadlines: DeadlineQueue
    private let log: Logger
    private let state = Mutex(State())
    /// A thread that may wait for a store.
    let aside = DispatchQueue(label: "nodes")

    package init(
        _ announcements: (any StoreAnnouncements)?, deadlines: DeadlineQueue, log: Logger
    ) {
        self.announcements = announcements
        self.deadlines = deadlines
        self.log = log
    }

    /// Begins to hear of the other nodes.
    func begin() {
        announcements?.receive { [weak self] changes in self?.receive(changes) }
    }

    /// There may be other nodes.
    var isShared: Bool { announcements != nil }

    /// Adds an observer of the changes on other nodes, which returns at once.
    package func observe(_ observer: @escaping @Sendable (NodeChange) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    // MARK: - Telling

    /// Tells the other nodes of a change, after a short time, together with others.
    package func announce(_ change: NodeChange) {
        guard announcements != nil else { return }
        let begins = state.withLock { state in
            state.outgoing.insert(change)
            defer { state.isSending = true }
            return !state.isSending
        }
        if begins { schedule(after: Self.interval) }
    }

    /// Tells this node's own observers of a change as well, on the calling thread.
    package func announceEverywhere(_ change: NodeChange) {
        for observer in state.withLock({ $0.observers }) { observer(change) }
        announce(change)
    }

    private func schedule(after time: Duration) {
        deadlines.schedule(after: time) { [weak self] in
            Task.detached { await self?.send() }
        }
    }

    /// Tells at once of the changes that wait, such as before the process ends.
    func send() async {
        let changes = state.withLock { $0.outgoing.take() }
        var failure: (any Error)?
        do {
            try await announcements?.announce(changes)
        } catch {
            failure = error
        }
        let (next, isFirstFailure) = state.withLock { [failed = failure != nil] state in
            let isFirst = failed && !state.hasFailed
            state.hasFailed = failed
            if failed { state.outgoing.formUnion(changes) }
            state.isSending = !state.outgoing.isEmpty
            let next = failed ? Self.retryInterval : Self.interval
            return (state.isSending ? next : nil, isFirst)
        }
        if let failure, isFirstFailure {
            log.warning("Other nodes will hear of changes later than usual: \(failure)")
        }
        if let next { schedule(after: next) }
    }

    // MARK: - Hearing

    private func receive(_ changes: Set<NodeChange>) {
        let begins = state.withLock { state in
            state.incoming.formUnion(changes)
            defer { state.isReceiving = true }
            return !state.isReceiving
        }
        guard begins else { return }
        deadlines.schedule(after: Self.interval) { [weak self] in self?.deliver() }
    }

    /// Acts on a change again after a while, because a store couldn't be used.
    func hearLater(_ change: NodeChange) {
        deadlines.schedule(after: Self.retryInterval) { [weak self] in self?.receive([change]) }
    }

    private func deliver() {
        let (changes, observers) = state.withLock { state in
            state.isReceiving = false
            return (state.incoming.take(), state.observers)
        }
        for change in changes {
            for observer in observers { observer(change) }
        }
    }
}
