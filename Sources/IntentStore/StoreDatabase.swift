import Foundation
import GRDB
import IntentSystem
import Synchronization

/// The open file of a store; one that turns out to be damaged is set aside, and a new one begun, also while
/// the program runs.
final class StoreDatabase: Sendable {
    private struct State {
        var database: DatabaseQueue
        /// Counts the files that were begun, so that one is set aside once.
        var number = 0
    }

    private let file: SessionStoreFile
    private let onSetAside: @Sendable (SetAsideFile) -> Void
    private let state: Mutex<State>

    /// Opens the file, or makes it; its folder must be there.
    init(
        _ file: SessionStoreFile, onSetAside: @escaping @Sendable (SetAsideFile) -> Void
    ) throws(SessionStoreProblem) {
        self.file = file
        self.onSetAside = onSetAside
        let (database, aside) = try file.open()
        state = Mutex(State(database: database))
        if let aside { onSetAside(aside) }
    }

    /// Does something with the database, once more with a new one where the present one is damaged.
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

extension DatabaseError {
    var isBusy: Bool { [.SQLITE_BUSY, .SQLITE_LOCKED].contains(resultCode) }

    /// The file is no database, not one of ours, or not whole.
    var meansDamage: Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_SCHEMA].contains(resultCode)
    }
}
