import NIOCore

/// What a socket puts up with.
struct WebSocketLimits: Sendable {
    /// The greatest message, whole or in fragments.
    var maximumMessageBytes: Int = 1 << 20

    /// How much may wait for a client that reads slowly before it is sent away.
    ///
    /// A client that comes back is given the whole state, so nothing is lost by sending it away,
    /// while a queue without a bound would let one stopped tab eat the server's memory.
    var maximumWaitingBytes: Int = 1 << 20
    var maximumWaitingMessages: Int = 256

    /// How often a silent client is asked whether it is there; one that doesn't answer is dropped.
    var pingInterval: TimeAmount = .seconds(30)

    /// How long a client may take to answer a close frame.
    var closeTimeout: TimeAmount = .seconds(5)

    /// How long a connection may take to send its first request.
    var firstRequestTimeout: TimeAmount = .seconds(30)
}
