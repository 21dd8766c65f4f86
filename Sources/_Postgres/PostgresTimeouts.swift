#if Postgres
    /// The times after which work at a database is given up.
    package struct PostgresTimeouts: Sendable, Hashable {
        /// The time for a connection to each host of an address that doesn't say another one.
        package var connect = Duration.seconds(3)
        /// The time after which the server breaks a statement off.
        package var statement = Duration.seconds(4)
        /// The time that a caller waits for a free connection.
        package var turn = Duration.seconds(5)

        package init() {}

        /// The time for an answer: the server's own limit comes first, unless it hangs.
        var answer: Duration { statement + .seconds(2) }

        var connectSeconds: Int { max(2, Int(connect.components.seconds)) }

        /// The settings of a connection, as SQL.
        var settings: String {
            let milliseconds = max(1, Int((statement / .milliseconds(1)).rounded()))
            return """
                SET statement_timeout = \(milliseconds); SET lock_timeout = \(milliseconds);
                SET idle_in_transaction_session_timeout = \(milliseconds * 2);
                SET standard_conforming_strings = on; SET client_min_messages = warning;
                SET default_transaction_isolation = 'read committed';
                """
        }
    }
#endif
