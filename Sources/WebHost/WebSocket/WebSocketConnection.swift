import NIOCore
import NIOWebSocket
import _Executors

/// The way to send to one client, from any thread.
struct WebSocketConnection: Sendable {
    /// Free bytes to leave in front of a message: the frame's header is written there, which saves
    /// a buffer.
    static let headerBytes = 10

    private let handler: NIOLoopBound<WebSocketHandler>
    private let eventLoop: any EventLoop
    /// Runs tasks where the messages come in and go out.
    let executor: EventLoopExecutor

    init(handler: WebSocketHandler, eventLoop: any EventLoop) {
        self.handler = NIOLoopBound(handler, eventLoop: eventLoop)
        self.eventLoop = eventLoop
        executor = .of(eventLoop)
    }

    /// Sends a text message; messages keep their order.
    ///
    /// Does nothing once the socket is closing.
    func send(_ text: ByteBuffer) {
        eventLoop.execute { handler.value.send(text) }
    }

    /// Closes the socket, telling the client that the server's side is going away.
    func close() {
        eventLoop.execute { handler.value.close(.goingAway) }
    }
}
