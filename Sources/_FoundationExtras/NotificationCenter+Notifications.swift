public import Foundation
import Synchronization

extension NotificationCenter {
    /// Returns the notifications of a name as they are posted.
    ///
    /// They are buffered from this call on, not from the first iteration, until the sequence's
    /// iterator is released.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them; `nil` for all.
    /// - Returns: The notifications, an endless sequence that ends with the task that iterates it.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(of: self, named: name, object: object)
    }

    /// The notifications of a center, as they are posted.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        private let stream: AsyncStream<Posted>

        fileprivate init(
            of center: NotificationCenter, named name: Notification.Name,
            object: (any AnyObject & Sendable)?
        ) {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let observation = Observation(center: center)
            observation.begin(named: name, object: object) { continuation.yield(Posted($0)) }
            continuation.onTermination = { _ in observation.end() }
            self.stream = stream
        }

        public func makeAsyncIterator() -> Iterator {
            Iterator(of: stream.makeAsyncIterator())
        }

        /// The notifications that one task takes from a center.
        public struct Iterator: AsyncIteratorProtocol {
            private var posted: AsyncStream<Posted>.Iterator

            fileprivate init(of posted: AsyncStream<Posted>.Iterator) {
                self.posted = posted
            }

            public mutating func next() async -> Notification? {
                await posted.next()?.notification
            }

            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }
    }
}

// Safe: a notification is an immutable value; its object and userInfo are shared as with any other
// observer, which is called on the thread that posts.
private struct Posted: @unchecked Sendable {
    let notification: Notification

    init(_ notification: Notification) {
        self.notification = notification
    }
}

// Safe: a notification center may be used from any thread, and the token is in a mutex.
private final class Observation: @unchecked Sendable {
    private let center: NotificationCenter
    private let token = Mutex<Token?>(nil)

    // Safe: only the center reads the token, and a center may be used from any thread.
    private struct Token: @unchecked Sendable {
        let value: any NSObjectProtocol
    }

    init(center: NotificationCenter) {
        self.center = center
    }

    func begin(
        named name: Notification.Name, object: (any AnyObject & Sendable)?,
        receive: @escaping @Sendable (Notification) -> Void
    ) {
        let observer = center.addObserver(
            forName: name, object: object, queue: nil, using: receive)
        let token = Token(value: observer)
        self.token.withLock { $0 = token }
    }

    func end() {
        guard let token = token.withLock({ $0.take() }) else { return }
        center.removeObserver(token.value)
    }
}
