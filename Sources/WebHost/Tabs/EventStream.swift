import IntentSystem
import NIOCore
import Synchronization
import _Executors

/// The server-sent events of one tab, from the request that opens them until either side ends them.
final class EventStream: Sendable {
    let queue: EventQueue
    private let tab: Tab
    private let address: TabAddress
    private let tabs: TabRegistry
    private let isOpen = Mutex(true)

    /// Connects a tab; it is in the registry before the response begins, so that a POST finds it.
    init(
        opening: StreamOpening, session: SystemSession, tabs: TabRegistry, writer: EventWriter,
        limits: ConnectionLimits
    ) async {
        let queue = EventQueue(limits: limits)
        let delivered = opening.takesParts ? DeliveredMarkup() : nil
        let id = await session.connect(
            environment: opening.environment, seen: opening.seen,
            executor: ConnectionExecutor.current
        ) { queue.push(Self.message(for: $0, writer: writer, after: delivered)) }
        self.queue = queue
        tab = Tab(session: session, connection: id) { queue.finish() }
        address = opening.address
        self.tabs = tabs
        tabs.add(tab, at: address)
    }

    /// A response that fails before its body begins never closes its stream, but lets go of it.
    deinit {
        close()
    }

    /// Takes the tab off its session.
    func close() {
        let wasOpen = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        guard wasOpen else { return }
        queue.finish()
        tabs.remove(tab, at: address)
    }

    /// A comment, which clients pass over; it keeps proxies from giving up on a silent stream.
    static let keepAlive = ByteBuffer(string: ": keep-alive\n\n")

    /// An event as text; a state's number comes back in `Last-Event-ID`.
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
