import Foundation
import IntentSystem
import Logging

#if Store
    import IntentStore
#endif

extension IntentSystem.Configuration {
    /// The cards that an app forgets when it starts, because their sessions were left so long ago.
    private static let cardLifetime: TimeInterval = 7 * 24 * 60 * 60
    /// The widgets that an app forgets when it starts, because a browser left them as they are for so long.
    private static let boardLifetime: TimeInterval = 400 * 24 * 60 * 60

    /// Opens the databases in a folder that keep for a later process what people were shown last
    /// (`withCards`), their widgets, and what suggestions are made from.
    ///
    /// There are none in a program that was built without them (the package trait `Store`), and where nothing can
    /// be kept, which the log says in one sentence with the cure.
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
