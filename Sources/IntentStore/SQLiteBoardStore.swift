public import Foundation
import GRDB
public import IntentSystem

/// Keeps the widgets of persons, and what they gave to configure them, in an SQLite file of its own, which only
/// its owner can read.
///
/// As with cards, a file that can't be used is set aside, also while the program runs, and a new one is begun.
/// The file is not thrown away: a person who wants their widgets back finds it under its new name.
public final class SQLiteBoardStore: BoardStore {
    private let database: StoreDatabase

    /// Opens the file, or makes it; its folder must be there.
    ///
    /// `onSetAside` is told, now or later, of a file that was set aside. Throws
    /// `SessionStoreProblem` where that can't be done either.
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

    /// Forgets the boards without a change since a date, apart from that of a person.
    public func forget(before date: Date, but person: String) throws {
        try self.database.mending { database in
            try database.write { database in
                try database.execute(
                    sql: "DELETE FROM board WHERE changedAt < ? AND person <> ?",
                    arguments: [date, person])
            }
        }
    }
}
