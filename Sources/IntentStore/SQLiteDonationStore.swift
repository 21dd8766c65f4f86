public import Foundation
import GRDB
public import IntentSystem
import Synchronization

/// Keeps what suggestions are made from in an SQLite file of its own, which only its owner can read.
///
/// As with cards, a file that can't be used is set aside, also while the program runs, and a new one
/// is begun: what an app has learned is no treasure either.
public final class SQLiteDonationStore: DonationStore {
    private struct State {
        var database: DatabaseQueue
        /// Counts the files that were begun, so that one is set aside once.
        var number = 0
    }

    private let file: SessionStoreFile
    private let onSetAside: @Sendable (SetAsideFile) -> Void
    private let state: Mutex<State>

    /// Opens the file, or makes it; its folder must be there.
    ///
    /// `onSetAside` is told, now or later, of a file that was set aside. Throws
    /// `SessionStoreProblem` where that can't be done either.
    public init(
        at file: URL, onSetAside: @escaping @Sendable (SetAsideFile) -> Void = { _ in }
    ) throws(SessionStoreProblem) {
        self.file = SessionStoreFile(file, schema: .donations)
        self.onSetAside = onSetAside
        let (database, aside) = try self.file.open()
        state = Mutex(State(database: database))
        if let aside { onSetAside(aside) }
    }

    public func donations() throws -> [DonationRecord] {
        let rows = try mending { database in
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
        try mending { database in
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

    private func mending<Result>(_ body: (DatabaseQueue) throws -> Result) throws -> Result {
        let (database, number) = state.withLock { ($0.database, $0.number) }
        do {
            return try body(database)
        } catch let error as DatabaseError where error.meansDamage {
            return try body(try begin(insteadOf: number))
        }
    }

    /// Sets the file aside and begins a new one, unless that has happened meanwhile.
    private func begin(insteadOf number: Int) throws(SessionStoreProblem) -> DatabaseQueue {
        let (database, aside) = try state.withLock {
            state throws(SessionStoreProblem) -> (DatabaseQueue, SetAsideFile?) in
            guard state.number == number else { return (state.database, nil) }
            let aside = try file.setAside(.damaged)
            state.database = try file.open().database
            state.number += 1
            return (state.database, aside)
        }
        if let aside { onSetAside(aside) }
        return database
    }
}
