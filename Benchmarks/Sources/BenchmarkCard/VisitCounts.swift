import Synchronization

/// The number of visits of each place, which the card's button changes.
package final class VisitCounts: Sendable {
    private let state = Mutex(State())

    private struct State {
        var counts: [Int] = []
    }

    package init() {}

    /// Makes room for one more place and returns its number.
    package func addPlace() -> Int {
        state.withLock { state in
            state.counts.append(0)
            return state.counts.count - 1
        }
    }

    func count(of place: Int) -> Int? {
        state.withLock { $0.counts.indices.contains(place) ? $0.counts[place] : nil }
    }

    func addVisit(to place: Int) {
        state.withLock { state in
            if state.counts.indices.contains(place) { state.counts[place] += 1 }
        }
    }
}
