#if Postgres
    import Synchronization
    import _Postgres

    /// The attempts to reach a database again, while nothing else asks for it.
    ///
    /// Actions are refused while the database is away, so that none of them would find out.
    final class PostgresRecovery: Sendable {
        private struct Watched {
            weak var pool: PostgresPool?
        }

        /// The time between two looks; the pool decides which of them is an attempt.
        private static let interval = Duration.milliseconds(500)

        private let watched = Mutex(Watched())

        func watch(_ pool: PostgresPool) { watched.withLock { $0.pool = pool } }

        /// Tries until the database is back, or nothing uses it any more.
        func begin() {
            Task.detached { [self] in
                while let pool = watched.withLock({ $0.pool }), pool.problem != nil {
                    // The pool keeps the problem of an attempt that fails.
                    _ = try? await pool.performAside(mayRepeat: true) {
                        connection throws(PostgresProblem) in
                        try connection.perform(PostgresStatement("SELECT 1"))
                    }
                    guard (try? await Task.sleep(for: Self.interval)) != nil else { return }
                }
            }
        }
    }
#endif
