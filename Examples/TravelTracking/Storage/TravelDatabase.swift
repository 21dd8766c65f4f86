import Foundation
import GRDB

/// The SQLite file in which favorites and ticket requests outlive the app.
///
/// The file has the truth, whichever process wrote it: nothing of it is kept in memory, and a change
/// is one transaction that reads what it changes. Calls are synchronous and short; an actor makes
/// them, so that the file changes in the order in which the app wants it to.
struct TravelDatabase: Sendable {
    private let queue: DatabaseQueue

    /// The reason why the file can't be used, in one sentence with the cure.
    struct Unusable: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String {
            """
            The file \(path), which keeps favorites and ticket requests, can’t be used: \(reason). Repair it or \
            move it away, or name another one with --database.
            """
        }
    }

    /// Opens the file at a path, creating it, its folder and its tables where they are missing;
    /// throws `Unusable`.
    init(path: String) throws {
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            Self.makePrivate(path)
            try self.init(queue: DatabaseQueue(path: path, configuration: Self.configuration))
            // Every part is read once, so that a damaged one is found now and not under a tap.
            _ = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
            _ = try favorites()
        } catch let error as DatabaseError {
            throw Unusable(path: path, reason: error.message ?? "SQLite says \(error.resultCode)")
        } catch {
            throw Unusable(path: path, reason: "its folder can’t be made or opened")
        }
    }

    /// Creates the file where it is missing, for its owner only, as far as this account may say so; the
    /// files that SQLite keeps beside it get the same rights.
    private static func makePrivate(_ path: String) {
        let manager = FileManager.default
        let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        if !manager.fileExists(atPath: path) {
            _ = manager.createFile(atPath: path, contents: nil, attributes: rights)
        }
        for file in ["", "-wal", "-shm"] {
            try? manager.setAttributes(rights, ofItemAtPath: path + file)
        }
    }

    private init(queue: DatabaseQueue) throws {
        self.queue = queue
        try Self.migrator.migrate(queue)
    }

    /// A database that lives as long as the value, for tests and previews.
    static func inMemory() throws -> TravelDatabase {
        try TravelDatabase(queue: DatabaseQueue())
    }

    /// `TRAVELTRACKING_DATABASE`, or a file in the person's state folder as the XDG rules place it.
    static func defaultPath(environment: [String: String]) -> String {
        if let path = environment["TRAVELTRACKING_DATABASE"], !path.isEmpty { return path }
        let state =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? NSHomeDirectory() + "/.local/state"
        return state + "/TravelTracking/travel.sqlite"
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(2)
        configuration.prepareDatabase { db in
            // A tap waits for its write: with a write-ahead log that is microseconds, and a crash
            // of the app loses nothing.
            try db.execute(sql: "PRAGMA journal_mode = WAL")
            try db.execute(sql: "PRAGMA synchronous = NORMAL")
        }
        return configuration
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 favorites and ticket requests") { db in
            try db.create(table: "favorite") { table in
                table.primaryKey("landmarkID", .integer)
                table.column("addedAt", .datetime).notNull()
            }
            try db.create(table: "ticketRequest") { table in
                table.primaryKey("id", .text)
                table.column("landmarkID", .integer).notNull()
                table.column("ticketCount", .integer).notNull()
                table.column("status", .text).notNull()
                table.column("price", .integer)
                table.column("createdAt", .datetime).notNull()
            }
        }
        return migrator
    }
}

// MARK: - Favorites

extension TravelDatabase {
    func favorites() throws -> Set<Landmark.ID> {
        try queue.read { db in
            try Set(Int.fetchAll(db, sql: "SELECT landmarkID FROM favorite"))
        }
    }

    func isFavorite(landmarkID: Landmark.ID) throws -> Bool {
        try queue.read { db in
            try db.cachedStatement(sql: "SELECT 1 FROM favorite WHERE landmarkID = ?")
                .isNotEmpty(for: landmarkID)
        }
    }

    func setFavorite(_ isFavorite: Bool, landmarkID: Landmark.ID) throws {
        try queue.write { db in
            if isFavorite {
                try db.execute(
                    sql: "INSERT OR IGNORE INTO favorite (landmarkID, addedAt) VALUES (?, ?)",
                    arguments: [landmarkID, Date()])
            } else {
                try db.execute(
                    sql: "DELETE FROM favorite WHERE landmarkID = ?", arguments: [landmarkID])
            }
        }
    }
}

// MARK: - Ticket requests

extension TravelDatabase {
    func ticketRequest(id: TicketRequest.ID) throws -> TicketRequest? {
        try queue.read { db in try TicketRequest.fetchOne(db, key: id) }
    }

    /// Adds a new request.
    func insert(_ request: TicketRequest) throws {
        try queue.write { db in try request.insert(db) }
    }

    /// Changes a request as the file has it now, or throws what `change` does, and changes nothing.
    func updateTicketRequest(
        id: TicketRequest.ID, _ change: (inout TicketRequest) throws -> Void
    ) throws {
        try queue.write { db in
            guard var request = try TicketRequest.fetchOne(db, key: id) else {
                throw TicketFailure.requestUnknown
            }
            try change(&request)
            try request.update(db)
        }
    }

    /// Says of searches that an earlier run of the app began and never ended that they were
    /// interrupted, and forgets requests that nobody confirmed within a week.
    func tidyTicketRequests(now: Date = Date()) throws {
        try queue.write { db in
            try db.execute(
                sql: "UPDATE ticketRequest SET status = ? WHERE status = ?",
                arguments: [
                    TicketRequest.Status.interrupted.rawValue,
                    TicketRequest.Status.searching.rawValue,
                ])
            try db.execute(
                sql: "DELETE FROM ticketRequest WHERE status = ? AND createdAt < ?",
                arguments: [
                    TicketRequest.Status.draft.rawValue, now.addingTimeInterval(-7 * 86_400),
                ])
        }
    }
}

extension Statement {
    /// Tells whether the statement finds a row for an identifier.
    fileprivate func isNotEmpty(for id: Int) throws -> Bool {
        try Row.fetchOne(self, arguments: [id]) != nil
    }
}
