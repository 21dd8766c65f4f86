import Dispatch
public import Foundation
import GRDB
public import IntentSystem
import Synchronization

/// Keeps the last card of each session in an SQLite file, which only its owner can read.
///
/// A saved card outlives the process from the moment at which the call returns, because the
/// operating system has it; a power cut may take the last moments' cards, but never the file.
///
/// Cards are no treasure: a file that can't be used (damaged, of a newer version, something else of
/// that name) is set aside, also while the program runs, and a new one is begun.
public final class SQLiteSessionStore: SessionStore {
    /// How many bytes of cards are written before what stands in the log is brought into the file.
    private static let bytesBetweenCheckpoints = 4 << 20

    private let file: SessionStoreFile
    private let database: StoreDatabase
    private let bytesSinceCheckpoint = Mutex(0)

    /// Opens the file, or makes it; its folder must be there.
    ///
    /// `onSetAside` is told, now or later, of a file that was set aside. Throws
    /// `SessionStoreProblem` where that can't be done either.
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

    /// Forgets the cards of sessions to which no person came back.
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

    /// Brings the log into the file from time to time, on another thread: that waits for the disk.
    private func count(_ bytes: Int) {
        let isDue = bytesSinceCheckpoint.withLock { count in
            count += bytes
            guard count > Self.bytesBetweenCheckpoints else { return false }
            count = 0
            return true
        }
        guard isDue else { return }
        DispatchQueue.global(qos: .utility).async { [file] in
            // A checkpoint that fails is done by the next, or at the end.
            try? file.checkpoint()
        }
    }
}
