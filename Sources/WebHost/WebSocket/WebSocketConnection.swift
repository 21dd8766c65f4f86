import NIOCore
import NIOWebSocket
import Synchronization
import _Executors

/// The way to send to one client, from any thread.
struct WebSocketConnection: Sendable {
    /// Free bytes to leave in front of a message: the frame's header is written there, which saves
    /// a buffer.
    static let headerBytes = 10

    private let handler: NIOLoopBound<WebSocketHandler>
    private let eventLoop: any EventLoop
    private let queue = SendQueue()
    /// Runs tasks where the messages come in and go out.
    let executor: EventLoopExecutor

    init(handler: WebSocketHandler, eventLoop: any EventLoop) {
        self.handler = NIOLoopBound(handler, eventLoop: eventLoop)
        self.eventLoop = eventLoop
        executor = .of(eventLoop)
    }

    /// Sends a text message; those of one caller keep their order.
    ///
    /// Does nothing once the socket is closing.
    func send(_ text: ByteBuffer) {
        // Nothing that was sent from another thread may be overtaken.
        if eventLoop.inEventLoop, queue.isEmpty { return handler.value.send(text) }
        queue.add()
        eventLoop.execute {
            queue.remove()
            handler.value.send(text)
        }
    }

    /// Closes the socket, telling the client that the server's side is going away.
    func close() {
        eventLoop.execute { handler.value.close(.goingAway) }
    }
}

/// How many messages are on their way to the event loop.
private final class SendQueue: Sendable {
    private let count = Atomic(0)

    var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

    func add() { count.add(1, ordering: .acquiringAndReleasing) }
    func remove() { count.subtract(1, ordering: .acquiringAndReleasing) }
}
