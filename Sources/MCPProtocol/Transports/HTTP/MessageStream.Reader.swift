import NIOCore
import _OutgoingQueue

extension MessageStream {
    /// One HTTP response that reads.
    final class Reader: Sendable {
        private let queue = OutgoingQueue(
            limit: OutgoingLimit(messages: maximumEvents, bytes: maximumBytes))
        private let disconnect: @Sendable () -> Void

        init(disconnect: @escaping @Sendable () -> Void) {
            self.disconnect = disconnect
        }

        /// The events to write to the client.
        var events: AsyncStream<ByteBuffer> { queue.messages }

        /// Gives the reader an event, unless it is too far behind.
        func push(_ bytes: ByteBuffer) -> Bool { queue.push(bytes) }

        /// Notes that an event was written to the client.
        func wrote(_ bytes: ByteBuffer) { queue.wrote(bytes) }

        /// Gives the reader a comment, which says nothing but that the stream is there; whatever
        /// waits says so, too.
        func keepAlive() {
            if queue.isEmpty { _ = push(ByteBuffer(string: ": \n\n")) }
        }

        /// Keeps the reader alive, or breaks off if it has taken nothing for too long.
        func pulse() {
            if queue.pulse() { keepAlive() } else { breakOff() }
        }

        /// Ends the reading after what was given.
        func stop() { queue.finish() }

        /// Ends the reading and its connection: a client that doesn't read never comes to the end of
        /// what was given.
        func breakOff() {
            queue.finish()
            disconnect()
        }
    }
}
