import Foundation
import IntentSystem
import Logging

#if Postgres
    import PostgresStore
#endif

#if Store
    import IntentStore
#endif

extension IntentSystem.Configuration {
    /// The time after which the widgets of a browser that hasn't changed them are removed, when the
    /// app starts.
    static let boardLifetime: TimeInterval = 400 * 24 * 60 * 60

    /// Opens the databases in a folder that keep the last cards (`withCards`), the widgets, and the
    /// data for suggestions between processes.
    ///
    /// There are none in a program that was built without the package trait `Store`. If one can't be
    /// opened, that is logged in one sentence with the cure: cards end with the process, and changes
    /// of the others are refused until it can be opened (Decisions/0095).
    mutating func openStores(in state: StateDirectory, withCards: Bool) async {
        #if Store
            let note = { @Sendable [log] (file: SetAsideFile) in log.warning("\(file)") }
            if withCards {
                let oldest = limits.cardRetention.ago
                store = await opened {
                    let store = try SQLiteSessionStore(
                        at: state.file("sessions.sqlite"), onSetAside: note)
                    try await store.forget(before: oldest)
                    return store
                }
            }
            donations = late {
                try SQLiteDonationStore(at: state.file("donations.sqlite"), onSetAside: note)
            }
            boards = late { [log] in
                let store = try SQLiteBoardStore(at: state.file("boards.sqlite"), onSetAside: note)
                do {
                    try store.forget(
                        before: Date(timeIntervalSinceNow: -Self.boardLifetime),
                        but: Person.owner.storedName)
                } catch {
                    // A disk without room for that may be read.
                    log.warning("Widgets of long ago could not be forgotten: \(error)")
                }
                return store
            }
        #endif
    }

    #if Store
        /// Returns a store that refuses changes until it can be opened; a first failure is logged.
        private func late<Store: Sendable>(
            _ open: @escaping @Sendable () throws -> Store
        ) -> LateStore<Store> {
            let store = LateStore(open)
            do {
                _ = try store.opened()
            } catch {
                log.warning("\(error)")
            }
            return store
        }
    #endif

    private func opened<Store>(_ open: () async throws -> Store) async -> Store? {
        do {
            return try await open()
        } catch {
            log.warning("\(error)")
            return nil
        }
    }
}

extension StateDirectory {
    /// Lets the database that is named keep the items of the app's indexes, for all nodes, or else the folder if it can be
    /// used, which keeps their texts as well.
    ///
    /// It comes before the app is launched, which may change an index then. What is there is read when something needs
    /// the index, since a command may end sooner; what fails then is logged, and thrown to the app.
    func keepIndex(in database: AppDatabase?, ifUsable isUsable: Bool, log: Logger) {
        #if Postgres
            if let database {
                return IntentSystem.keepIndex(
                    in: PostgresIndexedItemStore(database.database), texts: nil,
                    program: { ProgramBuild.withResources }, log: log)
            }
        #endif
        #if Store
            guard isUsable else { return }
            let store = LateStore {
                try SQLiteIndexedItemStore(at: file("index.sqlite")) { log.warning("\($0)") }
            }
            let texts = LateStore {
                try SQLiteEntityTextStore(
                    at: file("texts.sqlite"), program: ProgramBuild.withResources)
            }
            IntentSystem.keepIndex(
                in: store, texts: texts, program: { ProgramBuild.withResources }, log: log)
        #endif
    }
}
