#if Postgres
    import Dispatch
    import Synchronization

    /// The callers that wait for a connection, in the order in which they came.
    struct Turns: Sendable {
        /// The work of a caller that doesn't wait, once its place is known.
        typealias Later = @Sendable (Result<PostgresPool.Place, PostgresProblem>) -> Void

        enum Turn: Sendable {
            case blocked(BlockedTurn)
            case later(Later)

            /// Gives the caller a place.
            func take(_ place: PostgresPool.Place) {
                switch self {
                case .blocked(let turn): turn.take(place)
                case .later(let turn): turn(.success(place))
                }
            }
        }

        private let limit: Int
        private var last = 0
        private var waiting: [(number: Int, turn: Turn)] = []

        init(limit: Int = 0) {
            self.limit = limit
        }

        var count: Int { waiting.count }

        /// Returns a new number for a turn.
        mutating func number() -> Int {
            last += 1
            return last
        }

        /// Adds a turn, and returns its number; `nil` if too many wait.
        mutating func add(_ turn: Turn, as number: Int? = nil) -> Int? {
            guard waiting.count < limit else { return nil }
            let number = number ?? self.number()
            waiting.append((number, turn))
            return number
        }

        /// Takes the turn that has waited longest.
        mutating func next() -> Turn? {
            waiting.isEmpty ? nil : waiting.removeFirst().turn
        }

        /// Removes a turn; `nil` if it has been taken.
        mutating func remove(_ number: Int) -> Later? {
            guard let index = waiting.firstIndex(where: { $0.number == number }),
                case .later(let turn) = waiting[index].turn
            else { return nil }
            waiting.remove(at: index)
            return turn
        }

        /// Removes a turn; returns `false` if it has been taken.
        mutating func remove(_ turn: BlockedTurn) -> Bool {
            let index = waiting.firstIndex {
                if case .blocked(turn) = $0.turn { true } else { false }
            }
            guard let index else { return false }
            waiting.remove(at: index)
            return true
        }
    }

    /// The turn of a thread that waits.
    final class BlockedTurn: Sendable {
        private let signal = DispatchSemaphore(value: 0)
        private let place = Mutex<PostgresPool.Place?>(nil)

        /// Gives the thread a place.
        func take(_ new: PostgresPool.Place) {
            place.withLock { $0 = new }
            signal.signal()
        }

        /// Waits; returns `nil` when the time is over.
        func wait(for time: Duration) -> PostgresPool.Place? {
            let milliseconds = Int((time / .milliseconds(1)).rounded(.up))
            guard signal.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
                return nil
            }
            return place.withLock { $0 }
        }

        static func ~= (pattern: BlockedTurn, value: BlockedTurn) -> Bool { pattern === value }
    }
#endif
