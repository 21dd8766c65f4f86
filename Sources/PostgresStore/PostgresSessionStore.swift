#if Postgres
    public import Foundation
    public import IntentSystem
    import _Postgres

    /// A store that keeps the last card of each session in a database.
    ///
    /// A node saves cards by the leases of their sessions; `save` takes a session from whatever node has it.
    /// A card is in the database's log when `save` returns. All cards of a call are written in one
    /// exchange.
    public final class PostgresSessionStore: SessionStore {
        private let database: PostgresDatabase

        /// Creates the store of a database.
        public init(_ database: PostgresDatabase) {
            self.database = database
            leases = PostgresSessionLeases(database)
        }

        /// The leases of sessions for this node, which begins with the store.
        public let leases: (any SessionLeases)?

        public func card(of session: SessionID) async throws -> StoredCard? {
            let rows = try await database.read(
                PostgresStatement("SELECT card FROM card WHERE session = $1", Self.key(session)),
                of: Person.session(session).storedName)
            return try rows.first?.data(0).map { try StoredCard(json: $0) }
        }

        public func save(_ cards: [SessionID: StoredCard?]) throws {
            // In one order, so that two programs never wait for each other's rows.
            let sorted = cards.sorted { $0.key.rawValue < $1.key.rawValue }
            let changes = try sorted.map { session, card in
                (
                    person: Person.session(session).storedName as String?,
                    statement: try Self.change(session, card)
                )
            }
            try database.writeNow(changes)
        }

        private static func change(
            _ session: SessionID, _ card: StoredCard?
        ) throws -> PostgresStatement {
            guard let card else {
                return PostgresStatement("DELETE FROM card WHERE session = $1", key(session))
            }
            let person = StoredText.encoded(Person.session(session).storedName)
            return PostgresStatement(
                """
                INSERT INTO card (session, person, card, number)
                VALUES ($1, $2, $3, nextval('lease_number'))
                ON CONFLICT (session) DO UPDATE SET card = excluded.card, shown = now(),
                number = nextval('lease_number'), version = 0, node = NULL
                """, key(session), .text(person), .bytes(try card.json()))
        }

        static func key(_ session: SessionID) -> PostgresValue {
            .text(StoredText.encoded(session.rawValue))
        }

        /// Always `true`: saving waits for the server.
        public var isRemote: Bool { true }

        /// The last attempt to reach the database failed.
        public var isAway: Bool { database.isAway }

        public func canSave() async -> Bool { await database.isWritable() }

        /// Removes the cards of sessions to which no person has returned, but those that a node has now.
        public func forget(before date: Date) async throws {
            _ = try await database.forgetCards(before: date)
        }
    }

    extension PostgresDatabase {
        /// The most rows that one statement removes: well within the time that it has, and so few that the server
        /// finds them by the index of their times.
        private static let mostAtOnce = 1000

        /// Removes the cards that were shown last before a date, but those of sessions that a node has now;
        /// returns their number.
        func forgetCards(before date: Date) async throws -> Int {
            let statement = PostgresStatement(
                """
                WITH old AS (
                    SELECT session FROM card WHERE shown < now() - make_interval(secs => $1)
                    AND \(PostgresSessionLeases.isFree)
                    ORDER BY shown LIMIT \(Self.mostAtOnce) FOR UPDATE SKIP LOCKED),
                gone AS (
                    DELETE FROM card USING old WHERE card.session = old.session RETURNING card.card)
                SELECT count(*), count(card) FROM gone
                """, Self.age(of: date))
            var removed = 0
            while true {
                let row = try await read(statement, of: nil).first
                removed += row?.integer(1) ?? 0
                guard row?.integer(0) == Self.mostAtOnce else { return removed }
            }
        }

        /// The seconds since a date, from which the server finds it by its own clock.
        static func age(of date: Date) -> PostgresValue {
            .number(-date.timeIntervalSinceNow)
        }
    }
#endif
