import Synchronization

/// A limit for the number of simultaneous uses.
///
/// The newest use is refused, so that the earlier ones lose nothing.
final class ConcurrencyLimit: Sendable {
    let limit: Int
    private let count = Atomic(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Takes a place and returns `true`, if one is free; the caller must release it.
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
