import _OutgoingQueue

/// The limits of a web host for its connections; `doctor` prints all of them.
///
/// The largest message is a limit of the system's, because it holds on every surface.
public struct ConnectionLimits: Sendable, Hashable {
    /// How often a silent connection is asked whether it still lives; a socket that doesn't answer
    /// before the next time is dropped.
    public var keepAliveInterval: Duration = .seconds(30)

    /// How much may wait for a client that reads slowly before it is sent away.
    ///
    /// A client that comes back is given the whole state, so nothing is lost by sending it away,
    /// while a queue without a bound would let one stopped tab eat the server's memory.
    public var maximumWaitingBytes: Int = 1_048_576

    /// How many messages may wait for such a client.
    public var maximumWaitingMessages: Int = 256

    /// How long a connection may take to send its first request.
    public var firstRequestTimeout: Duration = .seconds(30)

    /// How long an HTTP connection may be silent between requests.
    public var idleTimeout: Duration = .seconds(75)

    /// How long a client may take to answer that its socket is closed.
    public var closeTimeout: Duration = .seconds(5)

    /// How long the body of a request may take beside what `minimumBodyRate` allows for its bytes.
    ///
    /// Only the time counts in which the server waits for the client.
    public var bodyTimeout: Duration = .seconds(10)

    /// How many bytes of a body must come in a second, once `bodyTimeout` is over.
    public var minimumBodyRate: Int = 256

    /// How long a client may leave what was sent to it unread, once the machine's buffers are full.
    public var unreadTimeout: Duration = .seconds(60)

    /// How many descriptors of the process no connection gets: files, the store of cards and other
    /// processes of the app need some.
    public var reservedDescriptors: Int = 72

    /// How long connections may take to end by themselves when the server stops.
    public var drainTimeout: Duration = .seconds(5)

    /// How long a program may take to stop; what it does then is cut off.
    public var shutdownTimeout: Duration = .seconds(9)

    /// Creates the default limits.
    public init() {}
}

extension ConnectionLimits {
    /// The most that may wait for a client.
    var outgoing: OutgoingLimit {
        OutgoingLimit(messages: maximumWaitingMessages, bytes: maximumWaitingBytes)
    }
}
