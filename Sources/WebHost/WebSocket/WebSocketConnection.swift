import NIOCore
import NIOWebSocket
import Synchronization
import _Executors

/// A socket for sending to one client, from any thread.
struct WebSocketConnection: Sendable {
    /// The number of free bytes to leave before a message: the frame's header is written there,
    /// which saves a buffer.
    static let headerBytes = 10

    private let handler: NIOLoopBound<WebSocketHandler>
    private let eventLoop: any EventLoop
    private let queue = SendQueue()
    /// The executor on which messages arrive and are sent.
    let executor: EventLoopExecutor

    init(handler: WebSocketHandler, eventLoop: any EventLoop) {
        self.handler = NIOLoopBound(handler, eventLoop: eventLoop)
        self.eventLoop = eventLoop
        executor = .of(eventLoop)
    }

    /// Sends a text message; the messages of one caller keep their order.
    ///
    /// Does nothing once the socket is closing.
    func send(_ text: ByteBuffer) {
        // A message from another thread must not be overtaken.
        if eventLoop.inEventLoop, queue.isEmpty { return handler.value.send(text) }
        queue.add()
        eventLoop.execute {
            queue.remove()
            handler.value.send(text)
        }
    }

    /// Closes the socket, with the code for a server that is going away.
    func close() {
        eventLoop.execute { handler.value.close(.goingAway) }
    }
}

/// The number of messages on their way to the event loop.
private final class SendQueue: Sendable {
    private let count = Atomic(0)

    var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

    func add() { count.add(1, ordering: .acquiringAndReleasing) }
    func remove() { count.subtract(1, ordering: .acquiringAndReleasing) }
}
