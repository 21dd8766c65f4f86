/// How a server treats its clients.
package struct MCPServerConfiguration: Sendable {
    /// For how long a client may take to come back with answers.
    package var inputLifetime: Duration = .seconds(600)

    /// The secret that seals states.
    ///
    /// Give the same to processes that stand in for one another. `nil` makes one up, so that states
    /// end with the process.
    package var stateSecret: [UInt8]?

    /// How many elements of a list are sent at once.
    package var pageSize: Int = 200

    /// How many requests of one connection may be answered at a time.
    package var maximumConcurrentRequests: Int = 1024

    /// How many questions to clients with sessions may be open, over all of them.
    package var maximumOpenQuestions: Int = 10_000

    /// How many bytes a message over HTTP may have.
    package var maximumMessageBytes: Int = 1 << 20

    /// How many bytes a message over pipes may have: who writes there is on this machine.
    package var maximumLineBytes: Int = 16 << 20

    /// How many tasks may exist, finished ones included, until they expire.
    package var maximumTasks: Int = 1000

    /// For how long a task is kept, from its beginning.
    package var taskLifetime: Duration = .seconds(3600)

    /// How often clients should ask for a task's state.
    package var taskPollInterval: Duration = .milliseconds(500)

    /// How many resources a session, or a stream of changes, may follow.
    package var maximumSubscriptions: Int = 1000

    /// For how long `server/discover` may be kept.
    package var discoverLifetime: Duration = .seconds(60)

    /// The time to go by.
    package var time: ServerTime = .system

    package init() {}
}
