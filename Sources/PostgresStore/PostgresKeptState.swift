#if Postgres
    package import Foundation
    package import IntentSystem
    import _Postgres

    /// The contents of the tables of an app at a database.
    package struct PostgresKeptState: KeptState {
        private let address: PostgresAddress
        private let schema: PostgresSchema
        /// The database, whose first connection brings the tables up to date.
        private let database: PostgresDatabase

        /// Creates the state at an address; throws if it is none.
        package init(at address: String, app: String) throws {
            self.address = try PostgresAddress(address)
            schema = .stores(of: app)
            database = try PostgresDatabase(at: address, app: app)
        }

        // MARK: - Versions

        package func versions() async throws -> [KeptVersion] {
            // Without the preparation of a store's connections, which updates the tables.
            let pool = PostgresPool(address, connections: 1)
            let present = try await pool.performAside(mayRepeat: true) {
                [schema] connection throws(PostgresProblem) in
                try schema.version(with: connection)
            }
            return [
                KeptVersion(
                    name: schema.name, present: present, newest: schema.migrations.count,
                    isThere: present > 0)
            ]
        }

        package func migrate() async throws {
            _ = try await database.read(PostgresStatement("SELECT 1"), of: nil)
        }

        // MARK: - Reading

        package func cards(of person: KeptPerson?, atMost limit: Int) async throws -> [KeptCard] {
            let rows = try await database.read(
                PostgresStatement(
                    """
                    SELECT session, card, extract(epoch FROM shown)::float8 FROM card
                    WHERE card IS NOT NULL AND ($1::text IS NULL OR session = $2::text
                    OR starts_with(session, $3::text))
                    ORDER BY shown DESC, session LIMIT $4
                    """, .optional(person?.name), .optional(person?.session?.rawValue),
                    .optional(person?.assistants), .integer(Int64(limit))), of: nil)
            return rows.map { row in
                KeptCard(
                    session: SessionID(Self.decoded(row.text(0))), json: row.data(1) ?? Data(),
                    shown: Date(timeIntervalSince1970: row.number(2) ?? 0))
            }
        }

        package func items() async throws -> [KeptItem] {
            let cards = try await database.read(
                PostgresStatement(
                    // A row without a card is the lease of a session.
                    "SELECT session, length(card) FROM card WHERE card IS NOT NULL"), of: nil)
            let boards = try await database.read(
                PostgresStatement("SELECT person, length(board) FROM board"), of: nil)
            let actions = try await database.read(
                PostgresStatement("SELECT id::text, record FROM donation"), of: nil)
            return cards.map {
                KeptItem(cardOf: SessionID(Self.decoded($0.text(0))), bytes: $0.integer(1) ?? 0)
            }
                + boards.map {
                    KeptItem(boardNamed: Self.decoded($0.text(0)), bytes: $0.integer(1) ?? 0)
                }
                + actions.compactMap { row in
                    row.text(0).flatMap(UUID.init).map {
                        KeptItem(record: $0, json: row.data(1) ?? Data())
                    }
                }
        }

        private static func decoded(_ text: String?) -> String { StoredText.decoded(text ?? "") }

        // MARK: - Removing

        package func forget(
            _ person: KeptPerson, records: [UUID], tellsNodes: Bool
        ) async throws {
            let name = PostgresValue.optional(person.name)
            let aside = PostgresValue.optional(person.name + KeptPerson.aside)
            let identifiers = records.map { "\"\($0.uuidString)\"" }.joined(separator: ",")
            // The nodes hear of it with the transaction, and don't write again what they have in memory.
            var changes: Set<NodeChange> = [
                .forgotten(person.name), .board(person.name), .learned,
            ]
            if let session = person.session { changes.insert(.signedOut(session.rawValue)) }
            // One statement, so that all of it is removed or nothing.
            _ = try await database.read(
                [
                    PostgresStatement(
                        """
                        WITH cards AS (
                            DELETE FROM card
                            WHERE session = $1::text OR starts_with(session, $2::text)),
                        boards AS (DELETE FROM board WHERE person = $3 OR starts_with(person, $4)),
                        sign_ins AS (DELETE FROM sign_in WHERE session = $1::text)
                        DELETE FROM donation WHERE id = ANY ($5::text::uuid[])
                        """, .optional(person.session?.rawValue), .optional(person.assistants),
                        name, aside, .text("{\(identifiers)}"))
                ] + (tellsNodes ? database.notices(of: changes) : []), of: nil)
        }

        package func forgetCards(before date: Date) async throws -> Int {
            try await database.forgetCards(before: date)
        }

        package func forgetBoards(before date: Date) async throws -> Int {
            let owner = Person.owner.storedName
            let rows = try await database.read(
                PostgresStatement(
                    """
                    WITH gone AS (
                        DELETE FROM board WHERE changed < now() - make_interval(secs => $1)
                        AND person <> $2 AND NOT starts_with(person, $3) RETURNING person)
                    SELECT count(person) FROM gone
                    """, PostgresDatabase.age(of: date), .text(owner),
                    .text(owner + KeptPerson.aside)), of: nil)
            return rows.first?.integer(0) ?? 0
        }
    }

    extension PostgresValue {
        /// A text as it is stored, or null.
        fileprivate static func optional(_ text: String?) -> PostgresValue {
            text.map { .text(StoredText.encoded($0)) } ?? .null
        }
    }

    extension PostgresRow {
        /// The number of a column of type `double precision`.
        fileprivate func number(_ column: Int) -> Double? {
            data(column).flatMap { data in
                guard data.count == 8 else { return nil }
                return Double(bitPattern: data.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            }
        }
    }
#endif
