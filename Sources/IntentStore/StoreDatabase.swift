import Foundation
import GRDB
import IntentSystem
import Synchronization

/// The open file of a store; a damaged one is set aside, and a new one created, even while the
/// program runs.
final class StoreDatabase: Sendable {
    private struct State {
        var database: DatabaseQueue
        /// The number of created files, so that each one is set aside only once.
        var number = 0
    }

    private let file: SessionStoreFile
    private let onSetAside: @Sendable (SetAsideFile) -> Void
    private let state: Mutex<State>

    /// Opens or creates the file; its folder must exist.
    init(
        _ file: SessionStoreFile, onSetAside: @escaping @Sendable (SetAsideFile) -> Void
    ) throws(SessionStoreProblem) {
        self.file = file
        self.onSetAside = onSetAside
        let (database, aside) = try file.open()
        state = Mutex(State(database: database))
        if let aside { onSetAside(aside) }
    }

    /// The number of files that were set aside since this object opened the first one.
    var beginnings: Int { state.withLock { $0.number } }

    /// Performs work on the database, and repeats it with a new one if the current one is damaged.
    func mending<Result>(_ body: (DatabaseQueue) throws -> Result) throws -> Result {
        let (database, number) = state.withLock { ($0.database, $0.number) }
        do {
            return try body(database)
        } catch let error as DatabaseError where error.isBusy {
            throw SessionStoreBusy()
        } catch let error as DatabaseError where error.meansDamage {
            return try body(try begin(insteadOf: number))
        }
    }

    func mending<Result: Sendable>(
        _ body: (DatabaseQueue) async throws -> Result
    ) async throws -> Result {
        let (database, number) = state.withLock { ($0.database, $0.number) }
        do {
            return try await body(database)
        } catch let error as DatabaseError where error.meansDamage {
            return try await body(try begin(insteadOf: number))
        }
    }

    /// Sets the file aside and creates a new one, unless that has happened meanwhile.
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

extension DatabaseError {
    var isBusy: Bool { [.SQLITE_BUSY, .SQLITE_LOCKED].contains(resultCode) }

    /// The file is no database, belongs to another program, or is incomplete.
    var meansDamage: Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_SCHEMA].contains(resultCode)
    }
}
