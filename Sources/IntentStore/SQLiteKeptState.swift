package import Foundation
import GRDB
package import IntentSystem

/// The contents of the SQLite files of a folder, read and removed beside a running program.
///
/// A file that doesn't exist keeps nothing, and isn't created; one that can't be used is an error, and isn't
/// set aside.
package struct SQLiteKeptState: KeptState {
    private static let schemas: [(name: String, schema: StoreSchema)] = [
        ("sessions.sqlite", .sessions), ("boards.sqlite", .boards),
        ("donations.sqlite", .donations), ("index.sqlite", .searchItems),
    ]

    private let folder: URL

    /// Creates the state of a folder.
    package init(in folder: URL) { self.folder = folder }

    // MARK: - Versions

    package func versions() async throws -> [KeptVersion] {
        try Self.schemas.map { name, schema in
            let newest = schema.migrator.migrations.count
            let present = try read(name) { database in
                if try schema.migrator.hasBeenSuperseded(database) {
                    throw KeptFileProblem.Reason.newer
                }
                return try schema.migrator.appliedIdentifiers(database).count
            }
            return KeptVersion(
                name: name, present: present ?? 0, newest: newest, isThere: present != nil)
        }
    }

    package func migrate() async throws {
        // All are looked at before the first one is changed.
        for version in try await versions() where version.isOld {
            let schema = Self.schemas.first { $0.name == version.name }?.schema
            try use(version.name) { try schema?.migrator.migrate($0) }
        }
    }

    // MARK: - Reading

    package func cards(of person: KeptPerson?, atMost limit: Int) async throws -> [KeptCard] {
        let (session, assistants) = (person?.session?.rawValue, person?.assistants)
        return try read("sessions.sqlite") { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT id, card, shownAt FROM session
                    WHERE ? OR id = ? OR substr(id, 1, length(?)) = ?
                    ORDER BY shownAt DESC, id LIMIT ?
                    """,
                arguments: [person == nil, session, assistants, assistants, limit]
            ).map { row in
                KeptCard(session: SessionID(row["id"]), json: row["card"], shown: row["shownAt"])
            }
        } ?? []
    }

    package func items() async throws -> [KeptItem] {
        let cards = try read("sessions.sqlite") { database in
            try Row.fetchAll(database, sql: "SELECT id, length(card) AS size FROM session").map {
                KeptItem(cardOf: SessionID($0["id"]), bytes: $0["size"])
            }
        }
        let boards = try read("boards.sqlite") { database in
            try Row.fetchAll(database, sql: "SELECT person, length(board) AS size FROM board").map {
                KeptItem(boardNamed: $0["person"], bytes: $0["size"])
            }
        }
        let actions = try read("donations.sqlite") { database in
            try Row.fetchAll(database, sql: "SELECT id, record FROM donation").compactMap { row in
                UUID(uuidString: row["id"]).map { KeptItem(record: $0, json: row["record"]) }
            }
        }
        return [cards, boards, actions].flatMap { $0 ?? [] }
    }

    // MARK: - Removing

    package func forget(
        _ person: KeptPerson, records: [UUID], tellsNodes: Bool
    ) async throws {
        let (session, assistants) = (person.session?.rawValue, person.assistants)
        try write(
            "sessions.sqlite", "DELETE FROM session WHERE id = ? OR substr(id, 1, length(?)) = ?",
            [session, assistants, assistants])
        let aside = person.name + KeptPerson.aside
        try write(
            "boards.sqlite",
            "DELETE FROM board WHERE person = ? OR substr(person, 1, length(?)) = ?",
            [person.name, aside, aside])
        try use("donations.sqlite") { queue in
            try queue.write { database in
                for id in records {
                    try database.execute(
                        sql: "DELETE FROM donation WHERE id = ?", arguments: [id.uuidString])
                }
            }
        }
    }

    package func forgetCards(before date: Date) async throws -> Int {
        try write("sessions.sqlite", "DELETE FROM session WHERE shownAt < ?", [date])
    }

    package func forgetBoards(before date: Date) async throws -> Int {
        let owner = Person.owner.storedName
        let aside = owner + KeptPerson.aside
        return try write(
            "boards.sqlite",
            """
            DELETE FROM board WHERE changedAt < ? AND person <> ?
            AND substr(person, 1, length(?)) <> ?
            """, [date, owner, aside, aside])
    }

    // MARK: - Files

    private func read<Success>(
        _ name: String, _ body: (Database) throws -> Success
    ) throws -> Success? {
        try use(name, isReading: true) { try $0.read(body) }
    }

    @discardableResult
    private func write(
        _ name: String, _ sql: String, _ arguments: StatementArguments
    ) throws -> Int {
        try use(name) { queue in
            try queue.write { database in
                try database.execute(sql: sql, arguments: arguments)
                return database.changesCount
            }
        } ?? 0
    }

    /// Opens a file for some work; `nil` if there is none.
    @discardableResult
    private func use<Success>(
        _ name: String, isReading: Bool = false, _ body: (DatabaseQueue) throws -> Success
    ) throws -> Success? {
        let path = folder.appending(path: name).path
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        var configuration = Configuration()
        configuration.readonly = isReading
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            // A running program checkpoints its log by itself.
            try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
        }
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? queue.close() }
            return try body(queue)
        } catch let problem as KeptFileProblem.Reason {
            throw KeptFileProblem(path: path, reason: problem)
        } catch let error as DatabaseError where error.isBusy {
            throw KeptFileProblem(path: path, reason: .busy)
        } catch let error as DatabaseError where error.meansDamage {
            throw KeptFileProblem(path: path, reason: .damaged)
        } catch {
            throw KeptFileProblem(path: path, reason: .other("\(error)"))
        }
    }
}
