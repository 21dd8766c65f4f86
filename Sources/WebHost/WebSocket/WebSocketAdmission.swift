import NIOCore
import NIOHTTP1

/// A type that decides which requests become WebSockets.
protocol WebSocketUpgrader: Sendable {
    /// Returns the terms of an upgrade, or `nil`: the request is then answered as plain HTTP, with
    /// the status and the message of the refusal.
    func admit(
        _ request: HTTPRequestHead, from address: SocketAddress?
    ) async -> WebSocketAdmission?
}

/// The terms of one upgrade.
struct WebSocketAdmission: Sendable {
    /// The header fields of the 101 response besides those that the protocol requires.
    var headers: HTTPHeaders

    /// The message for a client that leaves by itself when the server ends; without it, the client
    /// only gets a close frame.
    var farewell: ByteBuffer?

    /// The longest binary message that the client may send; 0 for a protocol without any.
    var maximumBinaryBytes = 0

    /// Called once the socket is open; no message is delivered before it returns.
    var open: @Sendable (WebSocketConnection) async -> any WebSocketReceiver
}

/// The receiver of a client's messages; called on the connection's event loop, so it must not block.
protocol WebSocketReceiver: Sendable {
    /// Takes a complete text message, which is valid UTF-8.
    func received(_ text: ByteBuffer)

    /// Takes a complete binary message, of a protocol that has some.
    func received(binary bytes: ByteBuffer)

    /// Returns `true`, after a message, if the receiver takes no more for now; it then calls
    /// `ready` once, from any thread, when it takes messages again.
    func holdsBack(until ready: @escaping @Sendable () -> Void) -> Bool

    /// Notes that the connection has ended, for any reason; called once.
    func closed()
}

extension WebSocketReceiver {
    func received(binary bytes: ByteBuffer) {}
}

/// The upgraders of several addresses; each admits the requests for its own.
struct WebSocketUpgraders: WebSocketUpgrader {
    let all: [any WebSocketUpgrader]

    func admit(
        _ request: HTTPRequestHead, from address: SocketAddress?
    ) async -> WebSocketAdmission? {
        for upgrader in all {
            if let admission = await upgrader.admit(request, from: address) { return admission }
        }
        return nil
    }
}
