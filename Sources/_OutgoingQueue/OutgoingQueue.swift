package import NIOCore
import Synchronization

/// The messages that wait to be written to the client of one stream, in order and bounded.
///
/// Any thread may push; one task takes the `messages`, writes each and then calls `wrote(_:)`. A
/// client that falls too far behind loses its stream: `push(_:)` and `pulse()` inform the owner by
/// returning `false`.
package final class OutgoingQueue: Sendable {
    /// The number of pulses that may pass before a waiting message is written.
    private static let maximumPulses = 4

    private struct Waiting {
        var count = OutgoingCount()
        /// The number of pulses since a message was written.
        var pulses = 0
    }

    /// The messages, for the one task that writes them.
    package let messages: AsyncStream<ByteBuffer>
    private let continuation: AsyncStream<ByteBuffer>.Continuation
    private let limit: OutgoingLimit
    private let waiting = Mutex(Waiting())

    /// Creates an empty queue.
    package init(limit: OutgoingLimit) {
        self.limit = limit
        (messages, continuation) = AsyncStream.makeStream()
    }

    /// Adds a message; returns `false`, without the message, if too much waits.
    package func push(_ message: ByteBuffer) -> Bool {
        let fits = waiting.withLock {
            $0.count.add(bytes: message.readableBytes, within: limit)
        }
        if fits { continuation.yield(message) }
        return fits
    }

    /// Notes that a message was written.
    package func wrote(_ message: ByteBuffer) {
        waiting.withLock { waiting in
            waiting.count.remove(bytes: message.readableBytes)
            waiting.pulses = 0
        }
    }

    /// `true` if every message was written.
    package var isEmpty: Bool { waiting.withLock { $0.count.messages == 0 } }

    /// Notes that some time has passed; returns `false` if no message was written to the client for
    /// too long.
    package func pulse() -> Bool {
        waiting.withLock { waiting in
            waiting.pulses = waiting.count.messages > 0 ? waiting.pulses + 1 : 0
            return waiting.pulses <= Self.maximumPulses
        }
    }

    /// Ends the stream after the waiting messages.
    package func finish() {
        continuation.finish()
    }
}
