import IntentSystem
import NIOCore
import SurfaceKit
import Synchronization
import _Executors
import _OutgoingQueue

/// The server-sent events of one tab, from the request that opens the stream until either side
/// closes it.
final class EventStream: Sendable {
    let queue: OutgoingQueue
    private let tab: BrowserTab
    private let address: TabAddress
    private let tabs: TabRegistry
    private let takesFarewell: Bool
    private let isOpen = Mutex(true)
    /// Closes the connection of a client that doesn't read.
    private let disconnect: @Sendable () -> Void

    /// Connects a tab; it is registered before the response begins, so that a POST finds it.
    init(
        opening: StreamOpening, session: SystemSession, tabs: TabRegistry, writer: EventWriter,
        limits: ConnectionLimits, disconnect: @escaping @Sendable () -> Void
    ) async {
        let queue = OutgoingQueue(limit: limits.outgoing)
        let delivered = opening.takesParts ? DeliveredMarkup() : nil
        let id = await session.connect(
            environment: opening.environment, seen: opening.seen,
            executor: ConnectionExecutor.current
        ) { event in
            if queue.push(Self.message(for: event, writer: writer, after: delivered)) { return }
            Self.breakOff(queue, disconnect)
        }
        self.queue = queue
        takesFarewell = opening.takesFarewell
        self.disconnect = disconnect
        tab = BrowserTab(session: session, connection: id) { queue.finish() }
        address = opening.address
        self.tabs = tabs
        tabs.add(tab, at: address)
    }

    /// A response that fails before its body begins never closes its stream, but releases it.
    deinit {
        close()
    }

    /// Disconnects the tab from its session.
    func close() {
        let wasOpen = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        guard wasOpen else { return }
        queue.finish()
        tabs.remove(tab, at: address)
    }

    /// Ends the stream because the server ends: at once, or after `time` for a page that is told, so
    /// that what it has posted still finds its tab.
    func leave(after time: TimeAmount, on loop: any EventLoop) {
        guard takesFarewell, queue.push(Self.farewell) else { return queue.finish() }
        loop.scheduleTask(in: time) { [queue] in queue.finish() }
    }

    /// Keeps the stream alive, if no message is waiting for its client.
    func keepAlive() {
        if queue.isEmpty { _ = queue.push(Self.keepAlive) }
    }

    /// Closes the stream and its connection, because its client has disconnected or reads too
    /// slowly.
    func breakOff() {
        Self.breakOff(queue, disconnect)
    }

    /// Closes the stream and its connection, because the client doesn't read.
    ///
    /// When the client reconnects, it receives the whole state.
    private static func breakOff(_ queue: OutgoingQueue, _ disconnect: () -> Void) {
        queue.finish()
        disconnect()
    }

    private static let farewell = ByteBuffer(string: "data: \(EventWriter.farewell)\n\n")

    /// A comment, which clients ignore; it keeps proxies from closing a silent stream.
    private static let keepAlive = ByteBuffer(string: ": keep-alive\n\n")

    /// Returns an event as text; the client repeats a state's number in `Last-Event-ID`.
    static func message(
        for event: PresentationEvent, writer: EventWriter, after delivered: DeliveredMarkup? = nil
    ) -> ByteBuffer {
        var message: ByteBuffer
        if case .state(let state) = event {
            message = ByteBuffer(string: "id: \(state.sequence)\ndata: ")
        } else {
            message = ByteBuffer(string: "data: ")
        }
        message.writeImmutableBuffer(writer.message(for: event, after: delivered))
        message.writeStaticString("\n\n")
        return message
    }
}
