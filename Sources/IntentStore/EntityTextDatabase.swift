import Foundation
import GRDB
import IntentSystem

/// The open file with the texts of indexed entities; a damaged one is deleted when it is opened.
final class EntityTextDatabase: Sendable {
    /// The kibibytes of the file that each connection may keep in memory: those of most words' items.
    private static let cacheSize = 16_384

    private let pool: DatabasePool
    private let file: URL

    init(at file: URL) throws(IndexFileProblem) {
        self.file = file
        do {
            pool =
                try Self.usable(file)
                ?? Self.alone(with: file) {
                    // Another process may have made it anew meanwhile.
                    if let pool = try Self.usable(file) { return pool }
                    Self.delete(file)
                    return try Self.open(file)
                }
        } catch {
            throw IndexFileProblem(file: file, error)
        }
    }

    func read<Result>(
        _ body: (Database) throws -> Result
    ) throws(IndexFileProblem) -> Result {
        try telling { try pool.read(body) }
    }

    func write<Result>(
        _ body: (Database) throws -> Result
    ) throws(IndexFileProblem) -> Result {
        try telling { try pool.write(body) }
    }

    private func telling<Result>(_ body: () throws -> Result) throws(IndexFileProblem) -> Result {
        do {
            return try body()
        } catch {
            if let error = error as? DatabaseError, error.isNoDatabase {
                // Most pages may be well, so that opening the file again would not show the damage.
                let mark = Foundation.open(
                    Self.mark(of: file), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
                if mark >= 0 { close(mark) }
            }
            throw IndexFileProblem(file: file, error)
        }
    }

    /// Opens the file; returns `nil` if it is damaged.
    private static func usable(_ file: URL) throws -> DatabasePool? {
        if access(mark(of: file), F_OK) == 0 { return nil }
        do {
            return try open(file)
        } catch let error as DatabaseError where error.isNoDatabase {
            return nil
        }
    }

    /// The path of a file that is there as long as this one is damaged.
    private static func mark(of file: URL) -> String { file.path + ".damaged" }

    /// Performs work while no other process mends the file.
    private static func alone<Result>(with file: URL, _ body: () throws -> Result) throws -> Result
    {
        let lock = try RegularFile.open(file.path + ".lock", O_RDWR | O_CREAT)
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw RegularFile.Fault.refused(errno: errno) }
        }
        return try body()
    }

    private static func open(_ file: URL) throws -> DatabasePool {
        let descriptor = try RegularFile.open(file.path, O_RDWR | O_CREAT)
        fchmod(descriptor, 0o600)
        close(descriptor)
        var configuration = Configuration()
        // Another process of the app may be adding texts.
        configuration.busyMode = .timeout(5)
        // It is opened below, so that both connections are to the same file, also after another process has made it anew.
        configuration.maximumReaderCount = 1
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -\(cacheSize)") }
        let pool = try DatabasePool(path: file.path, configuration: configuration)
        var migrator = DatabaseMigrator()
        migrator.registerMigration("languages") { database in
            try database.create(table: "language") { table in
                table.primaryKey("number", .integer)
                table.column("identifier", .text).notNull()
                table.column("program", .text).notNull()
                table.column("used", .integer).notNull()
                table.uniqueKey(["identifier", "program"])
            }
        }
        try migrator.migrate(pool)
        try pool.read { try $0.execute(sql: "SELECT 1") }
        return pool
    }

    private static func delete(_ file: URL) {
        for suffix in ["", "-wal", "-shm", ".damaged"] { unlink(file.path + suffix) }
    }
}

extension DatabaseError {
    /// The file is no database, or its pages contradict each other.
    fileprivate var isNoDatabase: Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode)
    }
}
