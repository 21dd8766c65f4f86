import Foundation
import IntentSystem
import Logging

#if Store
    import IntentStore
#endif

/// The store that keeps the last card of each session for a later process.
enum SessionStores {
    /// The cards that an app forgets when it starts, because their sessions were left so long ago.
    static let lifetime: TimeInterval = 7 * 24 * 60 * 60

    /// Opens the store in a folder; `nil` in a program that was built without one (the package trait
    /// `Store`), and where nothing can be kept, which the log says in one sentence with the cure.
    static func open(in state: StateDirectory, log: Logger) async -> (any SessionStore)? {
        #if Store
            do {
                let store = try SQLiteSessionStore(at: state.file("sessions.sqlite")) {
                    log.warning("\($0)")
                }
                try await store.forget(before: Date(timeIntervalSinceNow: -lifetime))
                return store
            } catch {
                log.warning("\(error)")
                return nil
            }
        #else
            return nil
        #endif
    }
}
