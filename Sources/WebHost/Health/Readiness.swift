import Synchronization

/// The readiness of a host for work: from its start to the moment in which it is told to end, while
/// what people change can be written down.
package final class Readiness: Sendable {
    /// The answers, which say nothing about the app or the machine.
    package enum State: String, Sendable {
        case ready
        /// The host doesn't listen yet.
        case starting
        /// The host finishes its work and takes no more.
        case leaving
        /// A file of the app's state can't be written.
        case unwritable
        /// The database that keeps the app's state can't be reached, or takes no changes.
        case database
    }

    private let state = Mutex(State.starting)
    private let check: @Sendable () async -> Bool
    private let checkDatabase: @Sendable () async -> Bool

    /// Creates the readiness of a host that hasn't begun.
    ///
    /// `canWrite` says whether the app's state can be written, `reachesDatabase` whether a database
    /// keeps the rest; they are called for requests without access, so they must bound their own cost.
    package init(
        canWrite: @escaping @Sendable () async -> Bool = { true },
        reachesDatabase: @escaping @Sendable () async -> Bool = { true }
    ) {
        check = canWrite
        checkDatabase = reachesDatabase
    }

    /// `true` from the moment in which the host is told to end.
    var isLeaving: Bool { state.withLock { $0 == .leaving } }

    /// Notes that the host listens.
    func began() {
        state.withLock { if $0 == .starting { $0 = .ready } }
    }

    /// Notes that the host was told to end.
    func leave() {
        state.withLock { $0 = .leaving }
    }

    /// Returns the present state.
    func present() async -> State {
        let known = state.withLock { $0 }
        guard known == .ready else { return known }
        guard await check() else { return .unwritable }
        return await checkDatabase() ? .ready : .database
    }
}
