package struct MCPServerConfiguration: Sendable {
    /// The time that a client has to return with answers.
    package var inputLifetime: Duration = .seconds(600)

    /// The secret with which states are sealed.
    ///
    /// Processes that can replace one another need the same secret. `nil` creates a random one, so
    /// that states end with the process.
    package var stateSecret: [UInt8]?

    /// The number of a list's elements in one page.
    package var pageSize: Int = 200

    /// The maximum number of simultaneous requests of one connection.
    package var maximumConcurrentRequests: Int = 1024

    /// The maximum number of open questions to clients with sessions, over all sessions.
    package var maximumOpenQuestions: Int = 10_000

    /// The maximum size of a message over HTTP, in bytes.
    package var maximumMessageBytes: Int = 1 << 20

    /// The maximum size of a message over pipes, in bytes; larger, because its sender is on this
    /// machine.
    package var maximumLineBytes: Int = 16 << 20

    /// The maximum number of tasks, including finished ones that haven't expired.
    package var maximumTasks: Int = 1000

    /// The time for which a task is kept, from its beginning.
    package var taskLifetime: Duration = .seconds(3600)

    /// The interval at which clients should request a task's state.
    package var taskPollInterval: Duration = .milliseconds(500)

    /// The maximum number of resources that a session, or a stream of changes, may follow.
    package var maximumSubscriptions: Int = 1000

    /// The time for which a client may cache `server/discover`.
    package var discoverLifetime: Duration = .seconds(60)

    package var time: ServerTime = .system

    package init() {}
}
