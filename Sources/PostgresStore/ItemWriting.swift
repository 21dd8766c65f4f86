#if Postgres
    import CoreSpotlight
    import Foundation
    import IntentSystem
    import _Postgres

    /// The statements of a change of the items, in one exchange and one transaction.
    ///
    /// The first one takes the lock and replaces the version; the others change nothing unless it did.
    struct ItemWriting {
        /// The time for all of them: many items take long, and another node may be writing as many.
        static let time = Duration.seconds(22)
        /// The statement that gives each of the others, and the lock, almost as much.
        static let patience = PostgresStatement(
            """
            SELECT set_config('statement_timeout', '20s', true), set_config('lock_timeout', '20s', true)
            """)
        /// The most items of one statement, and the bytes after which it ends.
        private static let (mostItems, mostBytes) = (2000, 1 << 20)

        private let version: PostgresValue
        private(set) var statements: [PostgresStatement] = []

        init(_ change: ItemRecordChange, from known: Int64, to new: Int64) {
            version = .integer(new)
            statements.append(
                PostgresStatement(
                    """
                    UPDATE item_stamp SET version = $1, next = greatest(next, $2) + $3
                    WHERE version = $4 RETURNING next - $3
                    """, version, .integer(change.minimum), .integer(Int64(change.added.count)),
                    .integer(known)))
            if !change.removed.isEmpty {
                statements.append(
                    PostgresStatement(
                        """
                        DELETE FROM item USING unnest($1) AS gone (number), item_stamp stamp
                        WHERE item.number = gone.number AND stamp.version = $2
                        """, .integers(change.removed), version))
            }
            addItems(change.added)
            add(change.facts, without: change.unfilled)
        }

        private mutating func addItems(_ added: [ItemRecordChange.Addition]) {
            var rest = added[...]
            while !rest.isEmpty {
                var bytes = 0
                let part = rest.prefix(Self.mostItems).prefix { item in
                    defer { bytes += item.content.count }
                    return bytes < Self.mostBytes
                }
                statements.append(
                    PostgresStatement(
                        """
                        INSERT INTO item (number, revision, index_name, item_name, content)
                        SELECT coalesce(added.number, revision), revision, index_name, item_name, content
                        FROM item_stamp stamp, unnest($1, $2, $3, $4) WITH ORDINALITY
                            AS added (number, index_name, item_name, content, place),
                            LATERAL (SELECT stamp.next - $5 + added.place - 1) AS given (revision)
                        WHERE stamp.version = $6
                        ON CONFLICT (number) DO UPDATE SET revision = excluded.revision,
                        index_name = excluded.index_name, item_name = excluded.item_name,
                        content = excluded.content
                        """, .integers(part.map(\.number)),
                        .texts(part.map { StoredText.encoded($0.place.index) }),
                        .texts(part.map { StoredText.encoded($0.place.item) }),
                        .byteStrings(part.map(\.content)), .integer(Int64(rest.count)), version))
                rest = rest.dropFirst(part.count)
            }
        }

        private mutating func add(_ facts: ItemStoreFacts, without unfilled: Set<String>) {
            for (index, state) in facts.clientStates {
                statements.append(
                    PostgresStatement(
                        """
                        INSERT INTO client_state SELECT $1, $2 FROM item_stamp WHERE version = $3
                        ON CONFLICT (index_name) DO UPDATE SET state = excluded.state
                        """, .text(StoredText.encoded(index)), .bytes(state), version))
            }
            for type in unfilled {
                statements.append(
                    PostgresStatement(
                        """
                        DELETE FROM filling USING item_stamp stamp
                        WHERE type = $1 AND stamp.version = $2
                        """, .text(StoredText.encoded(type)), version))
            }
            for (type, program) in facts.fillings {
                statements.append(
                    PostgresStatement(
                        """
                        INSERT INTO filling SELECT $1, $2 FROM item_stamp WHERE version = $3
                        ON CONFLICT (type) DO UPDATE SET program = excluded.program
                        """, .text(StoredText.encoded(type)), .text(StoredText.encoded(program)),
                        version))
            }
        }

        /// The statements that tell the other nodes, if something is changed.
        func notices(on database: PostgresDatabase) -> [PostgresStatement] {
            NodeNotice.payloads(of: [.index], from: database.node).map { payload in
                PostgresStatement(
                    "SELECT pg_notify($1, $2) FROM item_stamp WHERE version = $3",
                    .text(database.channel), .text(payload), version)
            }
        }
    }
#endif
