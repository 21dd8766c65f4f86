#if Postgres
    import Dispatch
    import Synchronization

    /// The connections to a database, which callers have one after the other, in the order in which they came.
    ///
    /// While the server is away each call fails at once, apart from one now and then, which tries to
    /// connect. So nothing has to be started again when the server is back.
    package final class PostgresPool: Sendable {
        /// A change between a server that can be reached and one that can't.
        package enum Change: Sendable, Hashable {
            case away(PostgresProblem)
            case back(String)
        }

        /// The clock and the chance, which a test sets.
        package struct Surroundings: Sendable {
            /// The present moment, by which failed attempts are spaced.
            package var now: @Sendable () -> ContinuousClock.Instant = { .now }
            /// A number from 0 to 1, which spreads the attempts of many programs.
            package var chance: @Sendable () -> Double = { Double.random(in: 0...1) }
            /// Called when a caller begins to wait for its turn, with the number of those that wait.
            package var onWaiting: @Sendable (Int) -> Void = { _ in }

            package init() {}
        }

        /// A place for a connection.
        final class Place: Sendable {
            /// A thread that may be blocked, for callers that may not.
            let queue = DispatchQueue(label: "database")
            let connection = Mutex<PostgresConnection?>(nil)
        }

        private struct State: Sendable {
            var free: [Place]
            var turns = Turns()
            var reachability = Reachability()
        }

        /// The address, without its password.
        package let address: String
        private let timeouts: PostgresTimeouts
        private let surroundings: Surroundings
        private let onChange: @Sendable (Change) -> Void
        private let connect: @Sendable () throws(PostgresProblem) -> PostgresConnection
        private let state: Mutex<State>

        /// Creates a pool without connections; `prepare` is called with each new one.
        package init(
            _ address: PostgresAddress, connections: Int = 4, waiting: Int = 256,
            timeouts: PostgresTimeouts = PostgresTimeouts(),
            surroundings: Surroundings = Surroundings(),
            onChange: @escaping @Sendable (Change) -> Void = { _ in },
            prepare: @escaping @Sendable (PostgresConnection) throws(PostgresProblem) -> Void = {
                _ in
            }
        ) {
            self.address = address.description
            self.timeouts = timeouts
            self.surroundings = surroundings
            self.onChange = onChange
            connect = { () throws(PostgresProblem) in
                let connection = try PostgresConnection(to: address, timeouts)
                try prepare(connection)
                return connection
            }
            state = Mutex(
                State(
                    free: (0..<max(1, connections)).map { _ in Place() },
                    turns: Turns(limit: waiting)))
        }

        /// The reason why the server couldn't be reached the last time; `nil` if it could.
        package var problem: PostgresProblem? { state.withLock { $0.reachability.problem } }

        // MARK: - Work

        /// Performs work with a connection on this thread, which waits; never call it on a thread of the
        /// concurrency pool that others need.
        ///
        /// Only work that may be done twice is repeated, if it finds a broken connection.
        package func perform<Success: Sendable>(
            mayRepeat: Bool,
            _ work: (PostgresConnection) throws(PostgresProblem) -> Success
        ) throws(PostgresProblem) -> Success {
            let place = try freePlace()
            defer { free(place) }
            return try use(place, mayRepeat: mayRepeat, work)
        }

        /// Performs work with a connection on another thread.
        ///
        /// If the task is cancelled while it waits for its turn, the work isn't begun; one that was begun
        /// ends after the time for a statement.
        package func performAside<Success: Sendable>(
            mayRepeat: Bool,
            _ work: @escaping @Sendable (PostgresConnection) throws(PostgresProblem) -> Success
        ) async throws -> Success {
            let number = state.withLock { $0.turns.number() }
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    // No task is resumed in between: it might wait for a thread that waits for this place.
                    let turn: Turns.Later = { place in
                        switch place {
                        case .failure(let problem): continuation.resume(throwing: problem)
                        case .success(let place):
                            place.queue.async {
                                let result: Result<Success, any Error>
                                do {
                                    result = .success(
                                        try self.use(place, mayRepeat: mayRepeat, work))
                                } catch {
                                    result = .failure(error)
                                }
                                self.free(place)
                                continuation.resume(with: result)
                            }
                        }
                    }
                    if let outcome = begin(turn, as: number) { turn(outcome) }
                }
            } onCancel: {
                let turn = state.withLock { $0.turns.remove(number) }
                turn?(.failure(cancelled))
            }
        }

        private func use<Success>(
            _ place: Place, mayRepeat: Bool,
            _ work: (PostgresConnection) throws(PostgresProblem) -> Success
        ) throws(PostgresProblem) -> Success {
            var attempts = 0
            while true {
                let known = place.connection.withLock { $0 }
                // `??` would lose the type of the error.
                let connection = if let known { known } else { try connectAnew(place) }
                do throws(PostgresProblem) {
                    let success = try work(connection)
                    noteSuccess()
                    return success
                } catch {
                    attempts += 1
                    if connection.isBroken { place.connection.withLock { $0 = nil } }
                    if error.kind == .readOnly { end(place) }
                    // An idle connection may have ended long ago. A statement that was too slow isn't
                    // begun a second time.
                    let isOld = connection.isBroken && known != nil && error.kind != .slow
                    guard mayRepeat, attempts < 3, isOld || error.kind == .conflict else {
                        throw error
                    }
                }
            }
        }

        /// Ends a connection to a database that takes no changes, and those that no caller uses: they would go on so
        /// when new ones may write, such as to another host.
        private func end(_ place: Place) {
            for place in state.withLock({ $0.free }) + [place] {
                place.connection.withLock { $0 = nil }
            }
        }

        private func connectAnew(_ place: Place) throws(PostgresProblem) -> PostgresConnection {
            try state.withLock { state throws(PostgresProblem) in
                try state.reachability.begin(at: surroundings.now())
            }
            do throws(PostgresProblem) {
                let connection = try connect()
                place.connection.withLock { $0 = connection }
                noteSuccess()
                return connection
            } catch {
                let isFirst = state.withLock {
                    $0.reachability.failed(
                        error, at: surroundings.now(), chance: surroundings.chance())
                }
                if isFirst { onChange(.away(error)) }
                throw error
            }
        }

        private func noteSuccess() {
            if state.withLock({ $0.reachability.succeeded() }) { onChange(.back(address)) }
        }

        // MARK: - Turns

        private func freePlace() throws(PostgresProblem) -> Place {
            let waiting = BlockedTurn()
            let place = try state.withLock { state throws(PostgresProblem) -> Place? in
                if let place = state.free.popLast() { return place }
                guard state.turns.add(.blocked(waiting)) != nil else { throw crowded }
                surroundings.onWaiting(state.turns.count)
                return nil
            }
            if let place { return place }
            if let place = waiting.wait(for: timeouts.turn) { return place }
            // A place may have come at the last moment.
            let isGone = state.withLock { $0.turns.remove(waiting) }
            if !isGone, let place = waiting.wait(for: .seconds(60)) { return place }
            throw crowded
        }

        /// Adds a turn; returns its outcome if that is known already.
        private func begin(
            _ turn: @escaping Turns.Later, as number: Int
        ) -> Result<Place, PostgresProblem>? {
            state.withLock { state in
                if Task.isCancelled { return .failure(cancelled) }
                if let place = state.free.popLast() { return .success(place) }
                guard state.turns.add(.later(turn), as: number) != nil else {
                    return .failure(crowded)
                }
                surroundings.onWaiting(state.turns.count)
                return nil
            }
        }

        /// Gives a place to the next caller.
        private func free(_ place: Place) {
            let next = state.withLock { state -> Turns.Turn? in
                if let next = state.turns.next() { return next }
                state.free.append(place)
                return nil
            }
            next?.take(place)
        }

        private var crowded: PostgresProblem { PostgresProblem(.crowded, at: address) }
        private var cancelled: PostgresProblem { PostgresProblem(.cancelled, at: address) }
    }
#endif
