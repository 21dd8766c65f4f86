import NIOCore
import _OutgoingQueue

extension MessageStream {
    /// A reader of the stream for one HTTP response.
    final class Reader: Sendable {
        private let queue = OutgoingQueue(
            limit: OutgoingLimit(messages: maximumEvents, bytes: maximumBytes))
        private let disconnect: @Sendable () -> Void

        init(disconnect: @escaping @Sendable () -> Void) {
            self.disconnect = disconnect
        }

        var events: AsyncStream<ByteBuffer> { queue.messages }

        /// Passes an event to the reader; returns `false` if it is too far behind.
        func push(_ bytes: ByteBuffer) -> Bool { queue.push(bytes) }

        /// Notes that an event was written to the client.
        func wrote(_ bytes: ByteBuffer) { queue.wrote(bytes) }

        /// Passes a comment to the reader, which keeps the connection alive, unless an event is
        /// waiting.
        func keepAlive() {
            if queue.isEmpty { _ = push(ByteBuffer(string: ": \n\n")) }
        }

        /// Keeps the reader alive, or closes its connection if it has taken nothing for too long.
        func pulse() {
            if queue.pulse() { keepAlive() } else { breakOff() }
        }

        /// Ends the reading after the events so far.
        func stop() { queue.finish() }

        /// Ends the reading and closes its connection: a client that doesn't read never reaches the
        /// end of the events.
        func breakOff() {
            queue.finish()
            disconnect()
        }
    }
}
