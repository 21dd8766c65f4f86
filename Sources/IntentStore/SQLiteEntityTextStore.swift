package import Foundation
import GRDB
package import IntentSystem
import Synchronization

/// Keeps the texts of indexed entities in a SQLite file, which only its owner can read.
///
/// Everything in the file is made from the items of the indexes, so an unusable file is deleted and made anew, and
/// needs no backup.
package final class SQLiteEntityTextStore: EntityTextStore {
    /// The most languages of a program that are kept, but for open ones: clients choose them, and an app's people have
    /// few.
    private static let languages = 8

    private let database: EntityTextDatabase
    private let program: String
    /// The texts that this process has open.
    private let open = Mutex<[Int64: Opened]>([:])

    private struct Opened {
        weak var texts: SQLiteEntityTexts?
    }

    /// Opens or creates the file; its folder must exist.
    ///
    /// `program` tells versions of the program apart: another one may have other words for the same items, so each has
    /// texts of its own. Throws if the place has no room or may not be written.
    package init(at file: URL, program: String) throws(IndexFileProblem) {
        database = try EntityTextDatabase(at: file)
        self.program = program
    }

    package func texts(in language: String) throws -> any EntityTexts {
        let tables = try newest(language) ?? begin(language)
        let texts = try SQLiteEntityTexts(tables, in: database)
        open.withLock { open in
            open = open.filter { $0.value.texts != nil }
            open[tables.language] = Opened(texts: texts)
        }
        return texts
    }

    /// Returns the tables of the language if it was opened last and they are whole, so that nothing needs to be written.
    private func newest(_ language: String) throws -> EntityTextTables? {
        try database.read { database in
            try Int64.fetchOne(
                database,
                sql: """
                    SELECT number FROM language WHERE identifier = ? AND program = ?
                    AND used = (SELECT max(used) FROM language)
                    AND 3 = (SELECT count(*) FROM sqlite_master
                        WHERE name IN ('text' || number, 'word' || number, 'entry' || number))
                    """,
                arguments: [language, program])
        }.map(EntityTextTables.init)
    }

    /// Notes that a language is used, makes its tables if there are none, and drops those that were not opened for
    /// longest.
    private func begin(_ language: String) throws -> EntityTextTables {
        let open = open.withLock { $0.filter { $0.value.texts != nil }.keys.map(\.self) }
        return try database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO language (number, identifier, program, used)
                    VALUES (?, ?, ?, (SELECT ifnull(max(used), 0) + 1 FROM language))
                    ON CONFLICT (identifier, program) DO UPDATE SET used = excluded.used
                    """,
                arguments: [Self.newNumber, language, program])
            let number = try Int64.fetchOne(
                database, sql: "SELECT number FROM language WHERE identifier = ? AND program = ?",
                arguments: [language, program])
            guard let number else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
            let tables = EntityTextTables(language: number)
            try tables.create(in: database)
            let unused = try Int64.fetchAll(
                database, sql: "SELECT number FROM language ORDER BY used DESC LIMIT -1 OFFSET ?",
                arguments: [Self.languages])
            for number in unused where !open.contains(number) {
                try EntityTextTables(language: number).drop(in: database)
                try database.execute(
                    sql: "DELETE FROM language WHERE number = ?", arguments: [number])
            }
            return tables
        }
    }

    /// A number that no tables had, also in a file before this one, which another process may still have open: the time,
    /// in millionths of a second.
    private static var newNumber: Int64 { Int64(Date().timeIntervalSince1970 * 1_000_000) }
}
