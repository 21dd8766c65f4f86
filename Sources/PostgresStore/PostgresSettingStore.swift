#if Postgres
    public import Foundation
    public import IntentSystem
    import _Postgres

    /// A store that keeps the settings of people in a database.
    ///
    /// The thread that calls it waits for the answer.
    public final class PostgresSettingStore: SettingStore {
        private let database: PostgresDatabase

        /// Creates the store of a database.
        public init(_ database: PostgresDatabase) { self.database = database }

        public func setting(_ name: String) throws -> Data? {
            let statement = PostgresStatement(
                "SELECT value FROM setting WHERE name = $1", Self.key(name))
            return try database.readNow(statement, of: nil).first?.data(0)
        }

        public func keep(_ data: Data, as name: String) throws {
            let statement = PostgresStatement(
                """
                INSERT INTO setting (name, value) VALUES ($1, $2)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed = now()
                """, Self.key(name), .bytes(data))
            try database.writeNow([(nil, statement)], announcing: .setting(name))
        }

        public func setAside(_ name: String) throws {
            let statement = PostgresStatement(
                """
                UPDATE setting SET name = name || '.aside-' || nextval('setting_aside')
                WHERE name = $1
                """, Self.key(name))
            try database.writeNow([(nil, statement)], announcing: .setting(name))
        }

        private static func key(_ name: String) -> PostgresValue {
            .text(StoredText.encoded(name))
        }
    }
#endif
