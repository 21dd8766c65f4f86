import NIOCore
import Synchronization

extension MessageStream {
    /// One HTTP response that reads.
    final class Reader: Sendable {
        /// How many pulses may pass while nothing is taken of what waits.
        private static let maximumPulses = 4

        private struct Waiting {
            var events = 0
            var bytes = 0
            /// How many pulses have passed since something was taken.
            var pulses = 0
        }

        let events: AsyncStream<ByteBuffer>
        private let continuation: AsyncStream<ByteBuffer>.Continuation
        private let waiting = Mutex(Waiting())
        private let disconnect: @Sendable () -> Void

        init(disconnect: @escaping @Sendable () -> Void) {
            (events, continuation) = AsyncStream.makeStream()
            self.disconnect = disconnect
        }

        /// Gives the reader an event, unless it is too far behind.
        func push(_ bytes: ByteBuffer) -> Bool {
            let isTooMuch = waiting.withLock { waiting in
                waiting.events += 1
                waiting.bytes += bytes.readableBytes
                return waiting.events > maximumEvents
                    || (waiting.bytes > maximumBytes && waiting.events > 1)
            }
            if isTooMuch { return false }
            continuation.yield(bytes)
            return true
        }

        /// Notes that an event was written to the client.
        func wrote(_ bytes: ByteBuffer) {
            waiting.withLock { waiting in
                waiting.events -= 1
                waiting.bytes -= bytes.readableBytes
                waiting.pulses = 0
            }
        }

        /// Gives the reader a comment, which says nothing but that the stream is there; whatever
        /// waits says so, too.
        func keepAlive() {
            if waiting.withLock({ $0.events == 0 }) { _ = push(ByteBuffer(string: ": \n\n")) }
        }

        /// Keeps the reader alive, or breaks off if it has taken nothing for too long.
        func pulse() {
            let isStuck = waiting.withLock { waiting in
                waiting.pulses = waiting.events > 0 ? waiting.pulses + 1 : 0
                return waiting.pulses > Self.maximumPulses
            }
            if isStuck { breakOff() } else { keepAlive() }
        }

        /// Ends the reading after what was given.
        func stop() {
            continuation.finish()
        }

        /// Ends the reading and its connection: who doesn't read never comes to the end of what was
        /// given.
        func breakOff() {
            continuation.finish()
            disconnect()
        }
    }
}
