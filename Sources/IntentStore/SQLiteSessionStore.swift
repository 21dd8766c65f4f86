import Dispatch
public import Foundation
import GRDB
public import IntentSystem
import Synchronization

/// A store that keeps the last card of each session in an SQLite file, which only its owner can
/// read.
///
/// A saved card outlives the process as soon as the call returns, because the operating system has
/// it; a power cut may lose the cards of the last moments, but never the file.
///
/// Cards may be lost: an unusable file (damaged, of a newer version, something else of that name)
/// is set aside, even while the program runs, and a new one is created.
public final class SQLiteSessionStore: SessionStore {
    /// The number of bytes of cards that are written between two checkpoints.
    private static let bytesBetweenCheckpoints = 4 << 20

    private let file: SessionStoreFile
    private let database: StoreDatabase
    private let bytesSinceCheckpoint = Mutex(0)

    /// Opens or creates the file; its folder must exist.
    ///
    /// `onSetAside` is called, now or later, when a file was set aside. Throws
    /// `SessionStoreProblem` if that fails too.
    public init(
        at file: URL, onSetAside: @escaping @Sendable (SetAsideFile) -> Void = { _ in }
    ) throws(SessionStoreProblem) {
        self.file = SessionStoreFile(file)
        database = try StoreDatabase(self.file, onSetAside: onSetAside)
    }

    // MARK: - Cards

    public func card(of session: SessionID) async throws -> StoredCard? {
        let data = try await self.database.mending { database in
            try await database.read { database in
                try Data.fetchOne(
                    database, sql: "SELECT card FROM session WHERE id = ?",
                    arguments: [session.rawValue])
            }
        }
        return try data.map { try StoredCard(json: $0) }
    }

    public func save(_ cards: [SessionID: StoredCard?]) throws {
        let rows = try cards.map { session, card in
            (session.rawValue, try card.map { try $0.json() })
        }
        try self.database.mending { database in
            try database.write { database in
                for (session, card) in rows { try Self.put(card, for: session, in: database) }
            }
        }
        count(rows.reduce(0) { $0 + ($1.1?.count ?? 0) })
    }

    private static func put(_ card: Data?, for session: String, in database: Database) throws {
        guard let card else {
            return try database.cachedStatement(sql: "DELETE FROM session WHERE id = ?")
                .execute(arguments: [session])
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO session (id, card, shownAt) VALUES (?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET card = excluded.card, shownAt = excluded.shownAt
                """
        ).execute(arguments: [session, card, Date()])
    }

    /// Removes the cards of sessions to which no person has returned.
    public func forget(before date: Date) async throws {
        try await self.database.mending { database in
            try await database.write { database in
                try database.execute(
                    sql: "DELETE FROM session WHERE shownAt < ?", arguments: [date])
            }
        }
    }

    public func finish() throws {
        try self.database.mending { database in
            try database.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            }
        }
    }

    // MARK: - Checkpoints

    /// Counts written bytes, and checkpoints the log from time to time on another thread, since
    /// that waits for the disk.
    private func count(_ bytes: Int) {
        let isDue = bytesSinceCheckpoint.withLock { count in
            count += bytes
            guard count > Self.bytesBetweenCheckpoints else { return false }
            count = 0
            return true
        }
        guard isDue else { return }
        DispatchQueue.global(qos: .utility).async { [file] in
            // The next checkpoint, or the one at the end, makes up for one that fails.
            try? file.checkpoint()
        }
    }
}
