import NIOCore
import Synchronization

/// What waits to be written to a stream of server-sent events.
///
/// A reader that falls too far behind loses its stream; it comes back and gets the whole state.
final class EventQueue: Sendable {
    private let limits: ConnectionLimits
    let messages: AsyncStream<ByteBuffer>
    private let continuation: AsyncStream<ByteBuffer>.Continuation
    private let waiting = Mutex<(messages: Int, bytes: Int)>((0, 0))

    init(limits: ConnectionLimits) {
        self.limits = limits
        (messages, continuation) = AsyncStream.makeStream()
    }

    /// Adds a message, or ends the stream if too much waits.
    func push(_ message: ByteBuffer) {
        let isTooMuch = waiting.withLock { waiting in
            waiting.messages += 1
            waiting.bytes += message.readableBytes
            return waiting.messages > limits.maximumWaitingMessages
                || waiting.bytes > limits.maximumWaitingBytes && waiting.messages > 1
        }
        if isTooMuch {
            continuation.finish()
        } else {
            continuation.yield(message)
        }
    }

    /// Notes that a message was written.
    func wrote(_ message: ByteBuffer) {
        waiting.withLock { waiting in
            waiting.messages -= 1
            waiting.bytes -= message.readableBytes
        }
    }

    /// Ends the stream after what waits.
    func finish() {
        continuation.finish()
    }
}
