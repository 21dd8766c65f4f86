public import Foundation
import GRDB
public import IntentSystem

/// Keeps the last card of each session in an SQLite file.
///
/// Calls may come from any thread; what was saved is on disk when the call returns, so a program
/// that ends in the next moment loses nothing.
public struct SQLiteSessionStore: SessionStore {
    private let database: DatabaseQueue

    /// Opens the file, or makes it with its folder.
    public init(at file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        var configuration = Configuration()
        // Assistants start processes of their own, which keep their cards in the same file.
        configuration.busyMode = .timeout(5)
        database = try DatabaseQueue(path: file.path, configuration: configuration)
        var migrator = DatabaseMigrator()
        migrator.registerMigration("sessions") { database in
            try database.create(table: "session") { table in
                table.primaryKey("id", .text)
                table.column("card", .blob).notNull()
                table.column("shownAt", .datetime).notNull()
            }
        }
        try migrator.migrate(database)
    }

    public func card(of session: SessionID) async throws -> StoredCard? {
        let data = try await database.read { database in
            try Data.fetchOne(
                database, sql: "SELECT card FROM session WHERE id = ?",
                arguments: [session.rawValue])
        }
        return try data.map { try JSONDecoder().decode(StoredCard.self, from: $0) }
    }

    public func save(_ card: StoredCard?, for session: SessionID) async throws {
        let data = try card.map { try JSONEncoder().encode($0) }
        try await database.write { database in
            guard let data else {
                return try database.execute(
                    sql: "DELETE FROM session WHERE id = ?", arguments: [session.rawValue])
            }
            try database.execute(
                sql: """
                    INSERT INTO session (id, card, shownAt) VALUES (?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET card = excluded.card, shownAt = excluded.shownAt
                    """, arguments: [session.rawValue, data, Date()])
        }
    }

    /// Forgets the cards of sessions that nobody came back to.
    public func forget(before date: Date) async throws {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM session WHERE shownAt < ?", arguments: [date])
        }
    }
}
