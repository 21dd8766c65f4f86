import NIOCore
import Synchronization
import _JSON

/// A sender of progress to a client, which sends only increasing values.
final class ProgressReporter: Sendable {
    private let token: JSONValue
    private let outlet: any Outlet
    private let last = Mutex(-Double.infinity)

    init(token: JSONValue, outlet: any Outlet) {
        self.token = token
        self.outlet = outlet
    }

    func report(_ progress: Progress) {
        // Inside the lock, so that two reports are never swapped.
        last.withLock { last in
            guard progress.completed > last, progress.completed.isFinite else { return }
            last = progress.completed
            outlet.send(
                Message.notification("notifications/progress") { [token] writer in
                    writer.name("progressToken")
                    writer.value(token)
                    writer.member("progress", progress.completed)
                    writer.optional("total", progress.total)
                    writer.optional("message", progress.message)
                })
        }
    }
}

extension Message {
    static func log(_ message: LogMessage) -> ByteBuffer {
        notification("notifications/message") { writer in
            writer.member("level", message.level.rawValue)
            writer.optional("logger", message.logger)
            writer.name("data")
            writer.value(message.data)
        }
    }
}
