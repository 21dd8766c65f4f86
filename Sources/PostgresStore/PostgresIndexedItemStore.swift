#if Postgres
    package import CoreSpotlight
    import Foundation
    import IntentSystem
    import Synchronization
    import _Postgres

    /// A store that keeps the items of the app's indexes in a database, which all nodes of the app share.
    ///
    /// The thread that calls it waits for the answer. The other nodes hear of each change with its transaction.
    package final class PostgresIndexedItemStore: IndexedItemStore {
        /// The version of the items that this object saw or wrote last, and how often it saw another one.
        private struct Seen {
            var version: Int64?
            var times: Int64 = 0
        }

        /// The number that no revision reaches, and that one more is no overflow of; rows that were tampered with could
        /// have any.
        private static let limit = Int64.max / 2
        /// The bytes of records after which a page ends.
        private static let pageBytes = 4 << 20

        private let database: PostgresDatabase
        private let seen = Mutex(Seen())

        /// Creates the store of a database.
        package init(_ database: PostgresDatabase) { self.database = database }

        package var isShared: Bool { true }

        // MARK: - Reading

        /// Returns the stamp of what is there.
        ///
        /// Nothing is set aside here: what was put back from a copy is read.
        package func stamp() throws -> ItemStoreStamp {
            let rows = try read("SELECT version, next FROM item_stamp")
            guard let row = rows.first, let version = row.number(0), let next = row.number(1),
                next < Self.limit
            else { throw damaged }
            return seen.withLock { seen in
                if seen.version != version {
                    seen = Seen(version: version, times: seen.times + 1)
                }
                return ItemStoreStamp(beginning: 0, version: seen.times)
            }
        }

        package func facts() throws -> ItemStoreFacts {
            var facts = ItemStoreFacts()
            let rows = try read(
                """
                SELECT true, index_name, state, NULL FROM client_state
                UNION ALL SELECT false, type, NULL, program FROM filling
                """)
            for row in rows {
                let name = StoredText.decoded(row.text(1) ?? "")
                if row.bool(0) == true {
                    facts.clientStates[name] = row.data(2) ?? Data()
                } else {
                    facts.fillings[name] = StoredText.decoded(row.text(3) ?? "")
                }
            }
            return facts
        }

        package func records(
            after number: Int64, newerThan revision: Int64, atMost limit: Int
        ) throws -> [ItemRecord] {
            // Row security makes the server expect few rows, so that it would sort all of them for each page.
            let order = PostgresStatement(
                """
                SELECT set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)
                """)
            // The first record of a page may be greater than a page.
            let page = PostgresStatement(
                """
                SELECT number, revision, index_name, item_name, content FROM (
                    SELECT *, sum(length(content)) OVER (ORDER BY number) - length(content) AS before
                    FROM (
                        SELECT * FROM item WHERE number > $1 AND revision > $2
                        ORDER BY number LIMIT $3) AS next) AS page
                WHERE before < $4 ORDER BY number
                """, .integer(number), .integer(revision), .integer(Int64(limit)),
                .integer(Int64(Self.pageBytes)))
            return try database.readNow(page, after: [order], of: nil).map(record)
        }

        private func record(_ row: PostgresRow) throws -> ItemRecord {
            guard let number = row.number(0), let revision = row.number(1), revision < Self.limit
            else { throw damaged }
            return ItemRecord(
                place: ItemPlace(
                    index: StoredText.decoded(row.text(2) ?? ""),
                    item: StoredText.decoded(row.text(3) ?? "")),
                number: number, revision: revision, content: [UInt8](row.data(4) ?? Data()))
        }

        package func revisions() throws -> [Int64: Int64] {
            // One value takes a tenth of the time of as many rows.
            let rows = try read(
                "SELECT string_agg(int8send(number) || int8send(revision), '') FROM item")
            guard let bytes = rows.first?.data(0) else { return [:] }
            guard bytes.count % 16 == 0 else { throw damaged }
            var revisions = [Int64: Int64](minimumCapacity: bytes.count / 16)
            bytes.withUnsafeBytes { bytes in
                func number(_ offset: Int) -> Int64 {
                    Int64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self))
                }
                for offset in stride(from: 0, to: bytes.count, by: 16) {
                    revisions[number(offset)] = number(offset + 8)
                }
            }
            return revisions
        }

        // MARK: - Writing

        package func apply(_ change: ItemRecordChange, to stamp: ItemStoreStamp) throws -> Int64? {
            let known = seen.withLock { $0.times == stamp.version ? $0.version : nil }
            guard let known else { return nil }
            // Never a former one, so that a database that was put back from a copy isn't taken for what is known.
            let new = Int64.random(in: 1...Int64.max)
            let writing = ItemWriting(change, from: known, to: new)
            let statements =
                [PostgresDatabase.scope(nil), ItemWriting.patience] + writing.statements
                + writing.notices(on: database)
            // Done twice, it finds another version the second time, and its caller reads what was written.
            let results = try database.pool.perform(mayRepeat: true) {
                connection throws(PostgresProblem) in
                try connection.perform(statements, within: ItemWriting.time)
            }
            guard results.count == statements.count else { throw damaged }
            guard let first = results[2].first?.number(0) else { return nil }
            seen.withLock { $0.version = new }
            return first
        }

        // MARK: - The database

        private func read(_ sql: String) throws(PostgresProblem) -> [PostgresRow] {
            try database.readNow(PostgresStatement(sql), of: nil)
        }

        private var damaged: PostgresProblem {
            PostgresProblem(
                .damaged, at: database.pool.address,
                detail: "a number of the app’s indexes is missing or too great")
        }
    }

    extension PostgresRow {
        /// The number of a column of type `bigint`.
        fileprivate func number(_ column: Int) -> Int64? { integer(column).map(Int64.init) }
    }
#endif
