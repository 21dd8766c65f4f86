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
        /// The disk with the app's state doesn't answer.
        case stalled
        /// The database that keeps the app's state can't be reached, or takes no changes.
        case database
        /// The bucket that keeps people's files can't be reached. The host does everything else without it, so
        /// this is the state of a part only.
        case away
    }

    /// One of the things that a host needs for work.
    package struct Part: Sendable, Hashable {
        /// The names of the parts, in the order in which the answer with one word looks at them.
        package enum Name: String, Sendable, CaseIterable {
            /// The folder with the app's state.
            case disk
            /// The database with the app's state, if there is one.
            case database
            /// The bucket with people's files, if there is one.
            case files
        }

        package let name: Name
        /// The obstacle that keeps the part from work, or that it is ready.
        package let state: State

        package init(_ name: Name, _ state: State) {
            self.name = name
            self.state = state
        }
    }

    /// The present state as a whole, and of each part.
    struct Report: Encodable {
        let state: String
        let parts: [String: String]
    }

    private let state = Mutex(State.starting)
    private let check: @Sendable () async -> [Part]

    /// Creates the readiness of a host that hasn't begun.
    ///
    /// `check` says of each part what keeps a host that listens from work, or that it is ready; it is called
    /// for a request without access, so it must bound its own cost and time.
    package init(parts check: @escaping @Sendable () async -> [Part]) {
        self.check = check
    }

    /// Creates the readiness of a host that needs one thing.
    package convenience init(_ check: @escaping @Sendable () async -> State = { .ready }) {
        self.init(parts: { [Part(.disk, await check())] })
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

    /// Returns the present state: that of the host, or of the first part that isn't ready.
    func present() async -> State {
        let known = state.withLock { $0 }
        return known == .ready ? Self.first(await check()) : known
    }

    /// Returns the present state with that of each part, also of a host that is leaving.
    func report() async -> Report {
        let parts = await check()
        let known = state.withLock { $0 }
        return Report(
            state: (known == .ready ? Self.first(parts) : known).rawValue,
            parts: Dictionary(
                parts.map { ($0.name.rawValue, $0.state.rawValue) }, uniquingKeysWith: { $1 }))
    }

    private static func first(_ parts: [Part]) -> State {
        // All nodes have the same bucket, and a balancer would take all of them away.
        parts.first { $0.state != .ready && $0.name != .files }?.state ?? .ready
    }
}
