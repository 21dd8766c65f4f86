package import CoreSpotlight
package import Foundation
import GRDB

/// A store that keeps the items of the app's indexes in a separate SQLite file, which only its owner can read.
///
/// As with cards, an unusable file is set aside, even while the program runs, and a new one is created. A program that
/// runs writes what it knows there; otherwise the queries of the app are asked for all entities again.
package final class SQLiteIndexedItemStore: IndexedItemStore {
    /// The number that no revision reaches, and that one more is no overflow of; a file that was tampered with could
    /// have any.
    private static let limit = Int64.max / 2

    private let file: URL
    private let database: StoreDatabase

    /// Opens or creates the file; its folder must exist.
    ///
    /// `onSetAside` is called, now or later, when a file was set aside. Throws `IndexFileProblem` if that fails too.
    package init(
        at file: URL, onSetAside: @escaping @Sendable (SetAsideFile) -> Void = { _ in }
    ) throws(IndexFileProblem) {
        self.file = file
        do throws(SessionStoreProblem) {
            database = try StoreDatabase(
                SessionStoreFile(file, schema: .searchItems), onSetAside: onSetAside)
        } catch {
            throw IndexFileProblem(file: file, error)
        }
    }

    // MARK: - Reading

    package func stamp() throws -> ItemStoreStamp {
        try use { try $0.read { try self.stamp($0) } }
    }

    /// Returns the stamp in the transaction that is under way.
    private func stamp(_ database: Database) throws -> ItemStoreStamp {
        // SQLite raises it for the changes of other connections alone.
        ItemStoreStamp(
            beginning: self.database.beginnings,
            version: try Int64.fetchOne(database, sql: "PRAGMA data_version") ?? 0)
    }

    package func facts() throws -> ItemStoreFacts {
        try use { database in
            try database.read { database in
                var facts = ItemStoreFacts()
                for row in try Row.fetchAll(database, sql: "SELECT place, state FROM clientState") {
                    // SQLite has no empty bytes.
                    facts.clientStates[try Self.place(row.value(0)).index] =
                        row.hasNull(atIndex: 1) ? Data() : try row.value(1)
                }
                for row in try Row.fetchAll(database, sql: "SELECT type, program FROM filling") {
                    facts.fillings[try row.value(0)] = try row.value(1) as String
                }
                return facts
            }
        }
    }

    package func records(
        after number: Int64, newerThan revision: Int64, atMost limit: Int
    ) throws -> [ItemRecord] {
        try use { database in
            try database.read { database in
                let rows = try Row.fetchCursor(
                    database.cachedStatement(
                        sql: """
                            SELECT number, place, revision, content FROM item
                            WHERE number > ? AND revision > ? ORDER BY number LIMIT ?
                            """), arguments: [number, revision, limit])
                var records: [ItemRecord] = []
                while let row = try rows.next() {
                    records.append(
                        ItemRecord(
                            place: try Self.place(row.value(1)), number: try row.value(0),
                            revision: try Self.revision(try row.value(2)),
                            content: [UInt8](try row.value(3) as Data)))
                }
                return records
            }
        }
    }

    package func revisions() throws -> [Int64: Int64] {
        try use { database in
            try database.read { database in
                var revisions: [Int64: Int64] = [:]
                let rows = try Row.fetchCursor(database, sql: "SELECT number, revision FROM item")
                while let row = try rows.next() {
                    revisions[try row.value(0)] = try row.value(1) as Int64
                }
                return revisions
            }
        }
    }

    // MARK: - Writing

    package func apply(_ change: ItemRecordChange, to stamp: ItemStoreStamp) throws -> Int64? {
        try use { database in
            try database.write { database in
                guard try self.stamp(database) == stamp else { return nil }
                let first = try Self.numbers(of: change, in: database)
                let removing = try database.cachedStatement(
                    sql: "DELETE FROM item WHERE number = ?")
                for number in change.removed { try removing.execute(arguments: [number]) }
                // Places have no index of their own: it would double the time, and the process knows them all.
                let adding = try database.cachedStatement(
                    sql: """
                        INSERT OR REPLACE INTO item (number, revision, place, content)
                        VALUES (?, ?, ?, ?)
                        """)
                for (revision, added) in zip(first..., change.added) {
                    try adding.execute(
                        arguments: [
                            added.number ?? revision, revision, Self.key(added.place),
                            Data(added.content),
                        ])
                }
                for (index, state) in change.facts.clientStates {
                    try database.execute(
                        sql: "INSERT OR REPLACE INTO clientState (place, state) VALUES (?, ?)",
                        arguments: [Self.key(ItemPlace(index: index, item: "")), state])
                }
                for type in change.unfilled {
                    try database.execute(
                        sql: "DELETE FROM filling WHERE type = ?", arguments: [type])
                }
                for (type, program) in change.facts.fillings {
                    try database.execute(
                        sql: "INSERT OR REPLACE INTO filling (type, program) VALUES (?, ?)",
                        arguments: [type, program])
                }
                return first
            }
        }
    }

    /// Takes the numbers of the added items, and returns the first one.
    ///
    /// The file has the next one, since another process of the app may have taken some meanwhile.
    private static func numbers(
        of change: ItemRecordChange, in database: Database
    ) throws -> Int64 {
        let next = try revision(Int64.fetchOne(database, sql: "SELECT next FROM counter") ?? 0)
        let first = max(next, change.minimum)
        if !change.added.isEmpty {
            try database.execute(
                sql: "INSERT OR REPLACE INTO counter (id, next) VALUES (1, ?)",
                arguments: [first + Int64(change.added.count)])
        }
        return first
    }

    /// Returns a revision of the file; one that is no number of changes means damage.
    private static func revision(_ number: Int64) throws -> Int64 {
        guard number < limit else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a number is too great")
        }
        return number
    }

    // MARK: - Keys

    /// The bytes of a place, since SQLite's own texts end at NUL.
    private static func key(_ place: ItemPlace) -> Data {
        var key = RecordWriter()
        key.write(place.index)
        key.write(place.item)
        return Data(key.bytes)
    }

    private static func place(_ key: Data) throws -> ItemPlace {
        var reader = RecordReader([UInt8](key))
        do {
            return ItemPlace(index: try reader.text(), item: try reader.text())
        } catch {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a place has another form")
        }
    }

    // MARK: - The file

    private func use<Success>(_ body: (DatabaseQueue) throws -> Success) throws -> Success {
        do {
            return try database.mending(body)
        } catch let problem as SessionStoreProblem {
            throw IndexFileProblem(file: file, problem)
        } catch {
            throw IndexFileProblem(file: file, error)
        }
    }
}

extension Row {
    /// Returns the value of a column; one of another kind, which only another program writes, means damage.
    fileprivate func value<Value: DatabaseValueConvertible>(_ column: Int) throws -> Value {
        guard let value = Value.fromDatabaseValue(self[column]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a value has another type")
        }
        return value
    }

    fileprivate func hasNull(atIndex column: Int) -> Bool { (self[column] as DatabaseValue).isNull }
}
