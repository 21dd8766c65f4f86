import NIOCore
import NIOHTTP1

/// Decides which requests become WebSockets.
protocol WebSocketUpgrader: Sendable {
    /// The terms of an upgrade, or `nil`: the request is then answered as plain HTTP, which is
    /// where a refusal gets its status and words.
    func admit(
        _ request: HTTPRequestHead, from address: SocketAddress?
    ) async -> WebSocketAdmission?
}

/// The terms of one upgrade.
struct WebSocketAdmission: Sendable {
    /// Header fields of the 101 response beside those that the protocol needs.
    var headers: HTTPHeaders

    /// Called once the socket is open; no message is delivered before it returns.
    var open: @Sendable (WebSocketConnection) async -> any WebSocketReceiver
}

/// Takes what a client sends; called on the connection's event loop, so it must not block.
protocol WebSocketReceiver: Sendable {
    /// A whole text message, known to be UTF-8.
    func received(_ text: ByteBuffer)

    /// Tells whether the receiver takes no more for now, after a message; it then calls `ready` once,
    /// from any thread, when it does again.
    func holdsBack(until ready: @escaping @Sendable () -> Void) -> Bool

    /// The connection is gone, for whatever reason; called once.
    func closed()
}
