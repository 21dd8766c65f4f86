import Foundation
import GRDB
import IntentSystem

/// The open file with the texts of indexed entities, which is deleted when it is damaged.
final class EntityTextDatabase: Sendable {
    private let pool: DatabasePool
    private let file: URL

    init(at file: URL) throws(IndexFileProblem) {
        self.file = file
        do {
            do {
                pool = try Self.open(file)
            } catch let error as DatabaseError where error.meansDamage {
                Self.delete(file)
                pool = try Self.open(file)
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

    /// Performs work, and deletes the file if it is damaged, so that the next process makes it anew.
    private func telling<Result>(_ body: () throws -> Result) throws(IndexFileProblem) -> Result {
        do {
            return try body()
        } catch {
            if let error = error as? DatabaseError, error.meansDamage { Self.delete(file) }
            throw IndexFileProblem(file: file, error)
        }
    }

    private static func open(_ file: URL) throws -> DatabasePool {
        let descriptor = try RegularFile.open(file.path, O_RDWR | O_CREAT)
        fchmod(descriptor, 0o600)
        close(descriptor)
        var configuration = Configuration()
        // Another process of the app may be adding texts.
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 2
        let pool = try DatabasePool(path: file.path, configuration: configuration)
        var migrator = DatabaseMigrator()
        migrator.registerMigration("languages") { database in
            try database.create(table: "language") { table in
                table.autoIncrementedPrimaryKey("number")
                table.column("identifier", .text).notNull()
                table.column("program", .text).notNull()
                table.column("used", .integer).notNull()
                table.uniqueKey(["identifier", "program"])
            }
        }
        try migrator.migrate(pool)
        return pool
    }

    private static func delete(_ file: URL) {
        for suffix in ["", "-wal", "-shm"] { unlink(file.path + suffix) }
    }
}
