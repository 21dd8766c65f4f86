import Synchronization

/// The app's queries that are being asked about the words of one search, and what they have found so far.
///
/// They are asked at the same time, and no answer waits for another. They are cancelled, too, when the
/// last reference to them is gone.
final class AskedQueries: Sendable {
    /// Asks one query; a query that fails finds nothing.
    typealias Query = @Sendable () async -> [EntitySearch.Found]

    /// The entities that one query found.
    struct Answer: Sendable {
        /// The place of the query among those that are asked.
        let place: Int
        let found: [EntitySearch.Found]
    }

    private struct State {
        /// The answers in the order in which they came, so that a later one moves no earlier one.
        var answers: [Answer] = []
        var isCancelled = false
    }

    /// The number of answers in the end.
    let count: Int
    private let state: WaitableMutex<State>
    private let asking: Task<Void, Never>

    /// Asks the queries.
    init(_ queries: [Query]) {
        count = queries.count
        let state = WaitableMutex(State())
        self.state = state
        asking = Task {
            await withTaskGroup(of: Void.self) { group in
                for (place, query) in queries.enumerated() {
                    group.addTask {
                        let answer = Answer(place: place, found: await query())
                        // A cancelled query has found nothing, which is no answer.
                        state.withLock { if !$0.isCancelled { $0.answers.append(answer) } }
                    }
                }
            }
        }
    }

    deinit { asking.cancel() }

    /// Tells the queries that their answers are wanted no longer; a caller that still waits gets what is there.
    func cancel() {
        state.withLock { $0.isCancelled = true }
        asking.cancel()
    }

    /// Returns the answers that are there as soon as some number of queries, or all of them, have answered.
    func answers(atLeast wanted: Int) async -> [Answer] {
        let enough = min(wanted, count)
        await state.wait { $0.answers.count >= enough || $0.isCancelled }
        return state.withLock(\.answers)
    }
}
