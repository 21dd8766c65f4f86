import Foundation
import IntentSystem

#if Store
    import IntentStore
#endif

/// The store that keeps the last card of each session for a later process.
enum SessionStores {
    /// The cards that an app forgets when it starts, because their sessions were left so long ago.
    static let lifetime: TimeInterval = 7 * 24 * 60 * 60

    /// Opens the store in a folder; `nil` in a program that was built without one (the package trait
    /// `Store`), which then shows nothing from an earlier process.
    static func open(in state: StateDirectory, forgetsOld: Bool) async throws
        -> (any SessionStore)?
    {
        #if Store
            let store = try SQLiteSessionStore(at: state.file("sessions.sqlite"))
            if forgetsOld {
                try await store.forget(before: Date(timeIntervalSinceNow: -lifetime))
            }
            return store
        #else
            return nil
        #endif
    }
}
