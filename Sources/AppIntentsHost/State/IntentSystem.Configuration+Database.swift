import Foundation
import IntentSystem
import Logging

#if Postgres
    import PostgresStore
#endif

extension IntentSystem.Configuration {
    /// Lets a database keep the last cards (`withCards`), the widgets, the settings, and the data for
    /// suggestions between processes.
    ///
    /// One that can't be reached (`isThere`) is logged, and changes are refused until it can
    /// (Decisions/0118).
    mutating func open(
        _ database: AppDatabase, isThere: Bool, withCards: Bool
    ) async {
        settings = database.settings
        #if Postgres
            let (cards, widgets) = (
                PostgresSessionStore(database.database), PostgresBoardStore(database.database)
            )
            let people = PostgresSignInStore(database.database)
            if withCards { store = cards }
            boards = widgets
            donations = PostgresDonationStore(database.database)
            signIns = people
            guard withCards else { return }
            (announcements, agreement) = (database.nodes, database.agreement)
            guard isThere else { return }
            do {
                try await cards.forget(before: limits.cardRetention.ago)
                try await widgets.forget(
                    before: Date(timeIntervalSinceNow: -Self.boardLifetime),
                    but: Person.owner.storedName)
                try await people.removeExpired()
            } catch {
                // A database that takes no changes may be read.
                log.warning(
                    "Cards, widgets and sign-ins of long ago could not be forgotten: \(error)")
            }
        #endif
    }
}
