#if Postgres
    public import Foundation
    public import IntentSystem
    import _Postgres

    /// A store that keeps the records for suggestions, and people's last and pinned actions, in a
    /// database.
    ///
    /// The thread that calls it waits for the answer.
    public final class PostgresDonationStore: DonationStore {
        private let database: PostgresDatabase

        /// Creates the store of a database.
        public init(_ database: PostgresDatabase) { self.database = database }

        public func donations() throws -> [DonationRecord] {
            let rows = try database.readNow(
                PostgresStatement("SELECT record FROM donation ORDER BY number"), of: nil)
            let decoder = JSONDecoder()
            return try rows.compactMap { row in
                try row.data(0).map { try decoder.decode(DonationRecord.self, from: $0) }
            }
        }

        public func change(
            adding records: [DonationRecord], removing identifiers: [UUID]
        ) throws {
            let encoder = JSONEncoder()
            var changes: [(person: String?, statement: PostgresStatement)] = []
            for record in records {
                let person = record.person.map { PostgresValue.text(StoredText.encoded($0)) }
                // A record with a known identifier is the newest again.
                let statement = PostgresStatement(
                    """
                    INSERT INTO donation (id, person, record) VALUES ($1, $2::text, $3)
                    ON CONFLICT (id) DO UPDATE SET
                    person = excluded.person, record = excluded.record, number = excluded.number
                    """, .uuid(record.id), person ?? .null, .bytes(try encoder.encode(record)))
                changes.append((record.person, statement))
            }
            for id in identifiers {
                changes.append(
                    (nil, PostgresStatement("DELETE FROM donation WHERE id = $1", .uuid(id))))
            }
            try database.writeNow(changes, announcing: .learned)
        }
    }
#endif
