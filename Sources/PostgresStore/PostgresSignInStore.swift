#if Postgres
    package import Foundation
    package import IntentSystem
    import _Postgres

    /// The sign-ins of an app's nodes in their database.
    ///
    /// Nothing is kept in memory: what ends on one node has ended on all with the transaction.
    package final class PostgresSignInStore: SignInStore {
        private let database: PostgresDatabase
        /// The clock of this node, which isn't held against the server's: rows and statements have how long a
        /// sign-in still counts.
        private let now: @Sendable () -> Date

        package init(
            _ database: PostgresDatabase, now: @escaping @Sendable () -> Date = { Date() }
        ) {
            (self.database, self.now) = (database, now)
        }

        package func record(_ name: String) async throws -> SignInRecord? {
            let rows = try await database.read(
                PostgresStatement(
                    """
                    SELECT record, (1000 * extract(epoch FROM until - now()))::bigint FROM sign_in
                    WHERE name = $1 AND until > now()
                    """, Self.text(name)), of: nil)
            guard let row = rows.first, let data = row.data(0), let milliseconds = row.integer(1)
            else {
                return nil
            }
            var record = try JSONDecoder().decode(SignInRecord.self, from: data)
            record.until = now() + TimeInterval(milliseconds) / 1000
            return record
        }

        package func add(_ record: SignInRecord, as name: String) async throws {
            _ = try await database.read(
                [
                    // A few at a time, and none that another node removes at the moment.
                    PostgresStatement(
                        """
                        DELETE FROM sign_in WHERE name IN (
                            SELECT name FROM sign_in WHERE until < now() ORDER BY until LIMIT 100
                            FOR UPDATE SKIP LOCKED)
                        """),
                    PostgresStatement(
                        """
                        INSERT INTO sign_in (name, session, record, until)
                        VALUES ($1, $2, $3, now() + make_interval(secs => $4))
                        ON CONFLICT (name) DO NOTHING
                        """, Self.text(name), Self.text(record.session),
                        .bytes(try JSONEncoder().encode(record)), rest(until: record.until)),
                ], of: nil)
        }

        package func renew(_ name: String, until: Date) async throws {
            try await perform(
                "UPDATE sign_in SET until = now() + make_interval(secs => $2) WHERE name = $1",
                Self.text(name), rest(until: until))
        }

        package func remove(_ name: String) async throws {
            try await perform("DELETE FROM sign_in WHERE name = $1", Self.text(name))
        }

        package func removeAll(of session: SessionID) async throws {
            try await perform(
                "DELETE FROM sign_in WHERE session = $1", Self.text(session.rawValue))
        }

        @discardableResult
        package func removeExpired() async throws -> Int {
            let rows = try await database.read(
                PostgresStatement(
                    """
                    WITH gone AS (DELETE FROM sign_in WHERE until < now() RETURNING name)
                    SELECT count(name) FROM gone
                    """), of: nil)
            return rows.first?.integer(0) ?? 0
        }

        package func items() async throws -> [KeptItem] {
            try await database.read(
                PostgresStatement(
                    "SELECT session, length(record) FROM sign_in WHERE until > now()"), of: nil
            ).map { row in
                let session = SessionID(StoredText.decoded(row.text(0) ?? ""))
                return KeptItem(
                    .signIn, of: KeptPerson(of: session).name, bytes: row.integer(1) ?? 0)
            }
        }

        private func perform(_ words: String, _ values: PostgresValue...) async throws {
            _ = try await database.read(PostgresStatement(words, values), of: nil)
        }

        private static func text(_ text: String) -> PostgresValue {
            .text(StoredText.encoded(text))
        }

        private func rest(until date: Date) -> PostgresValue {
            .number(date.timeIntervalSince(now()))
        }
    }
#endif
