import Synchronization

/// How many of something there may be at a time.
///
/// The newest is refused, so that nobody loses what they have.
final class Capacity: Sendable {
    let limit: Int
    private let taken = Atomic(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Takes a place, if there is one; it must be given back.
    func take() -> Bool {
        guard taken.add(1, ordering: .relaxed).newValue <= limit else {
            giveBack()
            return false
        }
        return true
    }

    func giveBack() {
        taken.subtract(1, ordering: .relaxed)
    }
}
