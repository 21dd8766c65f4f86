import NIOCore

/// What a socket puts up with, in the event loop's terms.
struct WebSocketLimits: Sendable {
    /// The greatest message, whole or in fragments.
    var maximumMessageBytes: Int = 1 << 20

    var maximumWaitingBytes: Int
    var maximumWaitingMessages: Int
    var pingInterval: TimeAmount
    var closeTimeout: TimeAmount
    var firstRequestTimeout: TimeAmount

    init(_ limits: ConnectionLimits = ConnectionLimits()) {
        maximumWaitingBytes = limits.maximumWaitingBytes
        maximumWaitingMessages = limits.maximumWaitingMessages
        pingInterval = TimeAmount(limits.keepAliveInterval)
        closeTimeout = TimeAmount(limits.closeTimeout)
        firstRequestTimeout = TimeAmount(limits.firstRequestTimeout)
    }
}
