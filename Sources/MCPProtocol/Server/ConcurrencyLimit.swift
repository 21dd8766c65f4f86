import Synchronization

/// A limit to how many of something there may be at a time.
///
/// The newest is refused, so that those before it lose nothing.
final class ConcurrencyLimit: Sendable {
    let limit: Int
    private let count = Atomic(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Takes a place, if there is one; it must be released.
    func acquire() -> Bool {
        guard count.add(1, ordering: .relaxed).newValue <= limit else {
            release()
            return false
        }
        return true
    }

    func release() {
        count.subtract(1, ordering: .relaxed)
    }
}
