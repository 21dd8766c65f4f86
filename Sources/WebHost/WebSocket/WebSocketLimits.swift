import NIOCore
import _OutgoingQueue

/// The limits of a socket, as its handlers use them.
struct WebSocketLimits: Sendable {
    /// The maximum size of a message, whole or in fragments.
    var maximumMessageBytes: Int = 1 << 20

    /// The number of bytes read from a socket before other connections of its event loop take their
    /// turn.
    ///
    /// The loop serves these only after it has handled everything that was read: about half a dozen
    /// actions.
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
