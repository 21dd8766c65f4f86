import NIOCore
import Synchronization

/// Where messages to a client go: whole, in order, from any task, without waiting.
protocol Outlet: Sendable {
    func send(_ message: ByteBuffer)
}

/// An outlet that closes when its request is answered, as nothing may follow the answer.
final class RequestOutlet: Outlet {
    private let outlet: Mutex<(any Outlet)?>

    init(_ outlet: any Outlet) {
        self.outlet = Mutex(outlet)
    }

    func send(_ message: ByteBuffer) {
        // Inside the lock, so that none slips out after `close` has returned.
        outlet.withLock { $0?.send(message) }
    }

    func close() {
        outlet.withLock { $0 = nil }
    }
}
