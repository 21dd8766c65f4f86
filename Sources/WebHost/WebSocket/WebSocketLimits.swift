import NIOCore
import _OutgoingQueue

/// The limits of a socket, in the event loop's terms.
struct WebSocketLimits: Sendable {
    /// The greatest message, whole or in fragments.
    var maximumMessageBytes: Int = 1 << 20

    /// The most that is read of a socket before other connections of its event loop have their turn.
    ///
    /// The loop looks at these only when all that was read is dealt with: about half a dozen actions.
    var maximumReadBytes = 512

    var outgoing: OutgoingLimit
    var pingInterval: TimeAmount
    var closeTimeout: TimeAmount
    var firstRequestTimeout: TimeAmount

    init(_ limits: ConnectionLimits = ConnectionLimits()) {
        outgoing = limits.outgoing
        pingInterval = TimeAmount(limits.keepAliveInterval)
        closeTimeout = TimeAmount(limits.closeTimeout)
        firstRequestTimeout = TimeAmount(limits.firstRequestTimeout)
    }
}
