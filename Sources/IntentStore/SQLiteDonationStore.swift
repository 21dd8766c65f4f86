public import Foundation
import GRDB
public import IntentSystem

/// A store that keeps the records for suggestions in a separate SQLite file, which only its owner
/// can read.
///
/// As with cards, an unusable file is set aside, even while the program runs, and a new one is
/// created: learned data can be lost as well.
public final class SQLiteDonationStore: DonationStore {
    private let database: StoreDatabase

    /// Opens or creates the file; its folder must exist.
    ///
    /// `onSetAside` is called, now or later, when a file was set aside. Throws
    /// `SessionStoreProblem` if that fails too.
    public init(
        at file: URL, onSetAside: @escaping @Sendable (SetAsideFile) -> Void = { _ in }
    ) throws(SessionStoreProblem) {
        database = try StoreDatabase(
            SessionStoreFile(file, schema: .donations), onSetAside: onSetAside)
    }

    public func donations() throws -> [DonationRecord] {
        let rows = try self.database.mending { database in
            try database.read { database in
                try Data.fetchAll(database, sql: "SELECT record FROM donation ORDER BY number")
            }
        }
        let decoder = JSONDecoder()
        return try rows.map { try decoder.decode(DonationRecord.self, from: $0) }
    }

    public func change(adding records: [DonationRecord], removing identifiers: [UUID]) throws {
        let encoder = JSONEncoder()
        let rows = try records.map { ($0.id.uuidString, try encoder.encode($0)) }
        try self.database.mending { database in
            try database.write { database in
                for (id, record) in rows {
                    try database.cachedStatement(
                        sql: "INSERT OR REPLACE INTO donation (id, record) VALUES (?, ?)"
                    ).execute(arguments: [id, record])
                }
                for id in identifiers {
                    try database.cachedStatement(sql: "DELETE FROM donation WHERE id = ?")
                        .execute(arguments: [id.uuidString])
                }
            }
        }
    }
}
