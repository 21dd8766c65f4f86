import NIOCore
import Synchronization

/// A destination for messages to a client: whole, in order, from any task, without waiting.
protocol Outlet: Sendable {
    func send(_ message: ByteBuffer)
}

/// An outlet that closes when its request is answered, because nothing may follow the response.
final class RequestOutlet: Outlet {
    private let outlet: Mutex<(any Outlet)?>

    init(_ outlet: any Outlet) {
        self.outlet = Mutex(outlet)
    }

    func send(_ message: ByteBuffer) {
        // Inside the lock, so that no message is sent after `close` has returned.
        outlet.withLock { $0?.send(message) }
    }

    func close() {
        outlet.withLock { $0 = nil }
    }
}
