import Foundation
import IntentSystem
import Logging

#if Store
    import IntentStore
#endif

extension IntentSystem.Configuration {
    /// The time after which the cards of abandoned sessions are removed, when the app starts.
    private static let cardLifetime: TimeInterval = 7 * 24 * 60 * 60
    /// The time after which the widgets of a browser that hasn't changed them are removed, when the
    /// app starts.
    private static let boardLifetime: TimeInterval = 400 * 24 * 60 * 60

    /// Opens the databases in a folder that keep the last cards (`withCards`), the widgets, and the
    /// data for suggestions between processes.
    ///
    /// There are none in a program that was built without the package trait `Store`, and none if
    /// they can't be opened, which is logged in one sentence with the cure.
    mutating func openStores(in state: StateDirectory, withCards: Bool) async {
        #if Store
            let note = { @Sendable [log] (file: SetAsideFile) in log.warning("\(file)") }
            if withCards {
                store = await opened {
                    let store = try SQLiteSessionStore(
                        at: state.file("sessions.sqlite"), onSetAside: note)
                    try await store.forget(before: Date(timeIntervalSinceNow: -Self.cardLifetime))
                    return store
                }
            }
            donations = await opened {
                try SQLiteDonationStore(at: state.file("donations.sqlite"), onSetAside: note)
            }
            boards = await opened {
                let store = try SQLiteBoardStore(at: state.file("boards.sqlite"), onSetAside: note)
                try store.forget(
                    before: Date(timeIntervalSinceNow: -Self.boardLifetime),
                    but: Person.owner.storedName)
                return store
            }
        #endif
    }

    private func opened<Store>(_ open: () async throws -> Store) async -> Store? {
        do {
            return try await open()
        } catch {
            log.warning("\(error)")
            return nil
        }
    }
}
