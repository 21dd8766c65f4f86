package import Foundation
import GRDB
package import IntentSystem

/// Keeps the texts of indexed entities in a SQLite file, which only its owner can read.
///
/// Everything in the file is made from the items of the indexes, so an unusable file is deleted and made anew, and
/// needs no backup.
package final class SQLiteEntityTextStore: EntityTextStore {
    /// The most languages that are kept: clients choose them, and an app's people have few.
    private static let languages = 8

    private let database: EntityTextDatabase
    private let program: String

    /// Opens or creates the file; its folder must exist.
    ///
    /// `program` tells versions of the program apart: another one may have other words for the same items, so each has
    /// texts of its own. Throws if the place has no room or may not be written.
    package init(at file: URL, program: String) throws(IndexFileProblem) {
        database = try EntityTextDatabase(at: file)
        self.program = program
    }

    package func texts(in language: String) throws -> any EntityTexts {
        let tables = try database.write { database in
            let known = try Int64.fetchOne(
                database, sql: "SELECT number FROM language WHERE identifier = ? AND program = ?",
                arguments: [language, program])
            if let known {
                try database.execute(
                    sql:
                        "UPDATE language SET used = (SELECT max(used) + 1 FROM language) WHERE number = ?",
                    arguments: [known])
                return EntityTextTables(language: known)
            }
            try database.execute(
                sql: """
                    INSERT INTO language (identifier, program, used)
                    VALUES (?, ?, (SELECT ifnull(max(used), 0) + 1 FROM language))
                    """,
                arguments: [language, program])
            let tables = EntityTextTables(language: database.lastInsertedRowID)
            try tables.create(in: database)
            let unused = try Int64.fetchAll(
                database, sql: "SELECT number FROM language ORDER BY used DESC LIMIT -1 OFFSET ?",
                arguments: [Self.languages])
            for number in unused {
                try EntityTextTables(language: number).drop(in: database)
                try database.execute(
                    sql: "DELETE FROM language WHERE number = ?", arguments: [number])
            }
            return tables
        }
        return try SQLiteEntityTexts(tables, in: database)
    }
}
