import Foundation
import IntentSystem
import Logging

#if Store
    import IntentStore
#endif

/// The store that keeps for a later process what suggestions are made from.
enum DonationStores {
    /// Opens the store in a folder; `nil` in a program that was built without one (the package trait
    /// `Store`), and where nothing can be kept, which the log says in one sentence with the cure.
    static func open(in state: StateDirectory, log: Logger) -> (any DonationStore)? {
        #if Store
            do {
                return try SQLiteDonationStore(at: state.file("donations.sqlite")) {
                    log.warning("\($0)")
                }
            } catch {
                log.warning("\(error)")
                return nil
            }
        #else
            return nil
        #endif
    }
}
