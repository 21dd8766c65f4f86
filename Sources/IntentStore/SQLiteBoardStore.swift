public import Foundation
import GRDB
public import IntentSystem

/// A store that keeps the widgets of persons and their configurations in a separate SQLite file,
/// which only its owner can read.
///
/// As with cards, an unusable file is set aside, even while the program runs, and a new one is
/// created. The file is not deleted: a person who wants their widgets back finds it under its new name.
public final class SQLiteBoardStore: BoardStore {
    private let database: StoreDatabase

    /// Opens or creates the file; its folder must exist.
    ///
    /// `onSetAside` is called, now or later, when a file was set aside. Throws
    /// `SessionStoreProblem` if that fails too.
    public init(
        at file: URL, onSetAside: @escaping @Sendable (SetAsideFile) -> Void = { _ in }
    ) throws(SessionStoreProblem) {
        database = try StoreDatabase(
            SessionStoreFile(file, schema: .boards), onSetAside: onSetAside)
    }

    public func board(of person: String) throws -> BoardContents? {
        let data = try self.database.mending { database in
            try database.read { database in
                try Data.fetchOne(
                    database, sql: "SELECT board FROM board WHERE person = ?", arguments: [person])
            }
        }
        return try data.map { try JSONDecoder().decode(BoardContents.self, from: $0) }
    }

    public func save(_ board: BoardContents, of person: String) throws {
        let data = try JSONEncoder().encode(board)
        try self.database.mending { database in
            try database.write { database in
                try database.cachedStatement(
                    sql: """
                        INSERT INTO board (person, board, changedAt) VALUES (?, ?, ?)
                        ON CONFLICT (person)
                        DO UPDATE SET board = excluded.board, changedAt = excluded.changedAt
                        """
                ).execute(arguments: [person, data, Date()])
            }
        }
    }

    public func setAside(_ person: String) throws {
        try self.database.mending { database in
            try database.write { database in
                try database.execute(
                    sql: "UPDATE board SET person = person || '.aside-' || rowid WHERE person = ?",
                    arguments: [person])
            }
        }
    }

    /// Removes the boards without a change since a date, except a person's, also those that were set
    /// aside.
    public func forget(before date: Date, but person: String) throws {
        try self.database.mending { database in
            try database.write { database in
                try database.execute(
                    sql: """
                        DELETE FROM board WHERE changedAt < ? AND person <> ?
                        AND substr(person, 1, length(?)) <> ?
                        """,
                    arguments: [date, person, person + ".aside-", person + ".aside-"])
            }
        }
    }
}
