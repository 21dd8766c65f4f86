#if Postgres
    import Foundation
    public import IntentSystem
    import _Postgres

    /// The leases of sessions in a database, for one node: a process from its start to its end.
    ///
    /// A session is taken by one statement, which raises the number in the session's row and reads its
    /// card; the row's lock puts it before or after each write of another node. A write names the number
    /// and the version, and changes no row if they are stale.
    public final class PostgresSessionLeases: SessionLeases {
        private let database: PostgresDatabase
        private let node = UUID()

        public let duration = Duration.seconds(10)

        init(_ database: PostgresDatabase) { self.database = database }

        public func take(_ session: SessionID) async throws -> TakenLease {
            let person = Person.session(session).storedName
            let notice = NodeNotice.payloads(of: [.moved(session.rawValue)], from: database.node)
            let rows = try await database.read(
                // Done twice, it takes the lease twice, and the last number counts. The node that had the
                // session hears of it with the end of the statement.
                PostgresStatement(
                    """
                    WITH earlier AS (SELECT node FROM card WHERE session = $1),
                    taken AS (
                        INSERT INTO card (session, person, number, node)
                        VALUES ($1, $2, nextval('lease_number'), $3)
                        ON CONFLICT (session) DO UPDATE SET
                        number = nextval('lease_number'), version = 0, node = excluded.node
                        RETURNING number, card)
                    SELECT number, card, (SELECT pg_notify($4, $5) FROM earlier WHERE node <> $3)
                    FROM taken
                    """, PostgresSessionStore.key(session), .text(StoredText.encoded(person)),
                    .uuid(node), .text(database.channel), .text(notice.first ?? "")), of: person)
            guard let row = rows.first, let number = row.integer(0) else { throw LeaseMissing() }
            return TakenLease(
                number: number,
                card: Result { try row.data(1).map { try StoredCard(json: $0) } })
        }

        public func save(_ cards: [LeasedCard]) throws -> Set<SessionID> {
            // In one order, so that two programs never wait for each other's rows.
            let sorted = cards.sorted { $0.session.rawValue < $1.session.rawValue }
            let statements = try sorted.map { card in
                let json = try card.card.map { PostgresValue.bytes(try $0.json()) } ?? .null
                // Another write of the lease may have passed this one, if this one is done again over a
                // new connection while the server still has it from the old one.
                return (
                    person: Person.session(card.session).storedName as String?,
                    statement: PostgresStatement(
                        """
                        UPDATE card SET card = $2::bytea, version = $4, shown = now()
                        WHERE session = $1 AND number = $3 AND version <= $4 RETURNING version
                        """, PostgresSessionStore.key(card.session), json,
                        .integer(Int64(card.number)), .integer(Int64(card.version)))
                )
            }
            let rows = try database.writeNow(statements)
            return Set(zip(sorted, rows).filter { $1.isEmpty }.map(\.0.session))
        }

        public func renew(
            _ held: [SessionID: Int], ended: [SessionID: Int]
        ) async throws -> Set<SessionID> {
            let forgetting = PostgresStatement(
                """
                DELETE FROM card USING json_each_text($1::json) AS ended
                WHERE session = ended.key AND number = ended.value::bigint AND card IS NULL
                """, try Self.json(ended))
            let finding = PostgresStatement(
                """
                SELECT held.key FROM json_each_text($1::json) AS held
                LEFT JOIN card ON card.session = held.key
                WHERE card.number IS DISTINCT FROM held.value::bigint
                """, try Self.json(held))
            let renewal = PostgresStatement(
                """
                INSERT INTO node (id, name, until)
                VALUES ($1, $2, now() + make_interval(secs => $3))
                ON CONFLICT (id) DO UPDATE SET until = excluded.until
                """, .uuid(node), .text(StoredText.encoded(ProcessInfo.processInfo.hostName)),
                .number(duration / .seconds(1)))
            let rows = try await database.read(
                (ended.isEmpty ? [] : [forgetting]) + [renewal, finding], of: nil)
            let names = Dictionary(
                held.keys.map { (StoredText.encoded($0.rawValue), $0) }
            ) { first, _ in first }
            return Set(rows.compactMap { $0.text(0).flatMap { names[$0] } })
        }

        public func giveUp() async throws {
            _ = try await database.read(
                PostgresStatement(
                    // Those of nodes that ended long ago without giving anything up go with it.
                    "DELETE FROM node WHERE id = $1 OR until < now() - interval '1 day'",
                    .uuid(node)), of: nil)
        }

        /// The condition that a session's row has no lease which a node may rely on.
        static let isFree = """
            NOT EXISTS (SELECT FROM node WHERE node.id = card.node AND node.until > now())
            """

        private static func json(_ numbers: [SessionID: Int]) throws -> PostgresValue {
            let texts = Dictionary(
                numbers.map { (StoredText.encoded($0.rawValue), $1) }
            ) { first, _ in first }
            return .text(String(decoding: try JSONEncoder().encode(texts), as: UTF8.self))
        }
    }

    /// The error of a server that gave no row for a session: a mistake of the program, or a change to its
    /// tables.
    struct LeaseMissing: Error, CustomStringConvertible {
        let description = """
            The database gave a session no row. Its tables may have been changed by hand: look for triggers and \
            policies on the table “card”.
            """
    }
#endif
