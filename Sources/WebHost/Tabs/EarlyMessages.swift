import NIOCore
import Synchronization

/// The messages that a session sends to a page before its tab is known; a page that has its state may
/// speak at once.
final class EarlyMessages: Sendable {
    private let waiting = Mutex<[ByteBuffer]?>([])
    private let send: @Sendable (ByteBuffer) -> Void

    init(send: @escaping @Sendable (ByteBuffer) -> Void) {
        self.send = send
    }

    /// Sends a message, or keeps it until `release()` is called.
    func add(_ message: ByteBuffer) {
        let waits = waiting.withLock { waiting in
            waiting?.append(message)
            return waiting != nil
        }
        if !waits { send(message) }
    }

    /// Sends what waits, in order, and from then on each message at once.
    ///
    /// Sending may read what the page says, which adds the answer to it: never inside the lock.
    func release() {
        while let messages = takeWaiting() { messages.forEach(send) }
    }

    /// Returns the messages that wait; `nil` when none does, and none will.
    private func takeWaiting() -> [ByteBuffer]? {
        waiting.withLock { waiting in
            let messages = waiting ?? []
            waiting = messages.isEmpty ? nil : []
            return messages.isEmpty ? nil : messages
        }
    }
}
