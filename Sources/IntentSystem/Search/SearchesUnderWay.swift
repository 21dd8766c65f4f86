import Synchronization
import _Time

/// The queries that are being asked about the newest words of each person who searches.
///
/// A surface asks for their answers several times, and gets more of them each time.
final class SearchesUnderWay: Sendable {
    /// The words of a search, and the language in which its rows are.
    struct Words: Sendable, Hashable {
        let text: String
        let language: String
    }

    private struct Search {
        let words: Words
        let queries: AskedQueries
        /// The time at which the surface has left the search.
        let end: Deadline
    }

    private let searches = Mutex<[Person: Search]>([:])
    private let deadlines: DeadlineQueue
    private let kept: Duration

    /// Creates a list without searches, which keeps each for some time.
    init(_ deadlines: DeadlineQueue, kept: Duration) {
        self.deadlines = deadlines
        self.kept = kept
    }

    /// Returns the queries that are being asked about a person's words, or asks them.
    ///
    /// The queries about earlier words are cancelled if the search begins. If it continues while newer words
    /// of the person are searched, as in two windows, it is asked by itself and cancels nothing.
    func queries(
        about words: Words, for person: Person, begins: Bool, ask: () -> AskedQueries
    ) -> AskedQueries {
        let known = searches.withLock { $0[person] }
        if !begins, let known {
            return known.words == words ? known.queries : ask()
        }
        let queries = ask()
        let end = deadlines.schedule(after: kept) { [weak self, weak queries] in
            if let queries { self?.end(queries, for: person) }
        }
        leave(
            searches.withLock {
                $0.updateValue(Search(words: words, queries: queries, end: end), forKey: person)
            })
        return queries
    }

    /// Cancels the queries about a person's words, since the person has typed on.
    func cancel(for person: Person) {
        leave(searches.withLock { $0.removeValue(forKey: person) })
    }

    /// Forgets queries whose answers are all known, or for which the surface asks no longer.
    func end(_ queries: AskedQueries, for person: Person) {
        leave(
            searches.withLock { searches in
                guard searches[person]?.queries === queries else { return nil }
                return searches.removeValue(forKey: person)
            })
    }

    private func leave(_ search: Search?) {
        guard let search else { return }
        deadlines.cancel(search.end)
        search.queries.cancel()
    }
}
