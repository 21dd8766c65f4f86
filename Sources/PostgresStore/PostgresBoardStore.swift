#if Postgres
    public import Foundation
    public import IntentSystem
    import _Postgres

    /// A store that keeps the widgets of persons and their configurations in a database.
    ///
    /// The thread that calls it waits for the answer.
    public final class PostgresBoardStore: BoardStore {
        private let database: PostgresDatabase

        /// Creates the store of a database.
        public init(_ database: PostgresDatabase) { self.database = database }

        public func board(of person: String) throws -> BoardContents? {
            let rows = try database.readNow(
                PostgresStatement("SELECT board FROM board WHERE person = $1", Self.key(person)),
                of: person)
            return try rows.first?.data(0)
                .map { try JSONDecoder().decode(BoardContents.self, from: $0) }
        }

        public func save(_ board: BoardContents, of person: String) throws {
            let statement = PostgresStatement(
                """
                INSERT INTO board (person, board) VALUES ($1, $2)
                ON CONFLICT (person) DO UPDATE SET board = excluded.board, changed = now()
                """, Self.key(person), .bytes(try JSONEncoder().encode(board)))
            try database.writeNow([(person, statement)], announcing: .board(person))
        }

        public func setAside(_ person: String) throws {
            // Done twice, it finds no board the second time.
            let statement = PostgresStatement(
                """
                UPDATE board SET person = person || '.aside-' || nextval('board_aside')
                WHERE person = $1
                """, Self.key(person))
            try database.writeNow([(nil, statement)], announcing: .board(person))
        }

        /// Removes the boards without a change since a date, except a person's, also those that were
        /// set aside.
        public func forget(before date: Date, but person: String) async throws {
            _ = try await database.read(
                PostgresStatement(
                    """
                    DELETE FROM board WHERE changed < now() - make_interval(secs => $1) AND person <> $2
                    AND left(person, length($3)) <> $3
                    """, PostgresDatabase.age(of: date), Self.key(person),
                    Self.key(person + ".aside-")), of: nil)
        }

        private static func key(_ person: String) -> PostgresValue {
            .text(StoredText.encoded(person))
        }
    }
#endif
