import _OutgoingQueue

/// The limits of a web host for its connections; `doctor` prints all of them.
///
/// The limit for the largest message belongs to the system, because it applies to every surface.
public struct ConnectionLimits: Sendable, Hashable {
    /// The interval of pings to a silent connection; a socket that doesn't answer before the next
    /// ping is closed.
    public var keepAliveInterval: Duration = .seconds(30)

    /// The number of bytes that may wait for a client that reads slowly, before it is disconnected.
    ///
    /// A client that reconnects receives the whole state, so disconnecting it loses nothing, while
    /// an unbounded queue would let one stopped tab use up the server's memory.
    public var maximumWaitingBytes: Int = 1_048_576

    /// The number of messages that may wait for such a client.
    public var maximumWaitingMessages: Int = 256

    /// The time a connection has to send its first request.
    public var firstRequestTimeout: Duration = .seconds(30)

    /// The time an HTTP connection may be silent between requests.
    public var idleTimeout: Duration = .seconds(75)

    /// The time a client has to confirm that its socket is closed.
    public var closeTimeout: Duration = .seconds(5)

    /// The time for the body of a request, in addition to the time that `minimumBodyRate` allows
    /// for its bytes.
    ///
    /// Only the time in which the server waits for the client counts.
    public var bodyTimeout: Duration = .seconds(10)

    /// The number of bytes of a body that must arrive in a second, once `bodyTimeout` is over.
    public var minimumBodyRate: Int = 256

    /// The time a client may leave sent data unread, once the machine's buffers are full.
    public var unreadTimeout: Duration = .seconds(60)

    /// The number of the process's descriptors that aren't used for connections: files, the store
    /// of cards and other processes of the app need some.
    public var reservedDescriptors: Int = 72

    /// The time between the news that the server stops and the end of silent connections: a request
    /// that is on its way meanwhile is answered.
    public var leavingTime: Duration = .milliseconds(100)

    /// The time that connections have to end by themselves when the server stops.
    public var drainTimeout: Duration = .seconds(5)

    /// The time that a program has to stop; after it, unfinished work is cut off.
    public var shutdownTimeout: Duration = .seconds(9)

    /// Creates the default limits.
    public init() {}
}

extension ConnectionLimits {
    /// The limit for the messages that wait for a client.
    var outgoing: OutgoingLimit {
        OutgoingLimit(messages: maximumWaitingMessages, bytes: maximumWaitingBytes)
    }
}
