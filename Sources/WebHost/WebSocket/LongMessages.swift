import NIOCore
import Synchronization

/// The long message of a socket that is being read on another thread; the socket takes nothing else
/// meanwhile.
final class LongMessages: Sendable {
    private struct State {
        var isReading = false
        /// Called once the message is read.
        var waiting: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Reads a message on another thread.
    func read(_ text: ByteBuffer, _ body: @escaping @Sendable (ByteBuffer) -> Void) {
        state.withLock { $0.isReading = true }
        Task.detached {
            body(text)
            let waiting = self.state.withLock { state in
                state.isReading = false
                defer { state.waiting = nil }
                return state.waiting
            }
            waiting?()
        }
    }

    /// Calls a function once the message is read; returns `false` if none is being read.
    func whenRead(_ body: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if state.isReading { state.waiting = body }
            return state.isReading
        }
    }
}
