import Foundation
import IntentSystem
import Logging

#if Store
    import IntentStore
#endif

/// The store that keeps the widgets of persons for a later process.
enum BoardStores {
    /// The widgets that an app forgets when it starts, because a browser left them as they are for so long.
    static let lifetime: TimeInterval = 400 * 24 * 60 * 60

    /// Opens the store in a folder; `nil` in a program that was built without one (the package trait
    /// `Store`), and where nothing can be kept, which the log says in one sentence with the cure.
    static func open(in state: StateDirectory, log: Logger) -> (any BoardStore)? {
        #if Store
            do {
                let store = try SQLiteBoardStore(at: state.file("boards.sqlite")) {
                    log.warning("\($0)")
                }
                try store.forget(
                    before: Date(timeIntervalSinceNow: -lifetime), but: Person.owner.storedName)
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
