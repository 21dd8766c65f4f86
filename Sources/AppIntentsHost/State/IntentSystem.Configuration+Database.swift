import Foundation
import IntentSystem
import Logging

#if Postgres
    import PostgresStore
#endif

/// The reason why a program can't keep its state at a database.
struct DatabaseUnsupported: Error, CustomStringConvertible {
    let description = """
        A database is named by --store or OAI_STORE, and this program was built without the package trait \
        Postgres. Build it with that trait, or leave the database away to keep everything in the state folder.
        """
}

extension IntentSystem.Configuration {
    /// Lets a database keep the last cards (`withCards`), the widgets, the settings, and the data for
    /// suggestions between processes.
    ///
    /// Throws if waiting can't help: for an address that is none, for tables of a later version. One
    /// that can't be reached is logged, and changes are refused until it can (Decisions/0118).
    mutating func openDatabase(of state: StateDirectory, withCards: Bool) async throws {
        #if Postgres
            guard let address = state.database else { return }
            let database = try PostgresDatabase(at: address, app: appName) { [log] change in
                switch change {
                case .away(let problem): log.error("\(problem)")
                case .back(let notice): log.notice("\(notice)")
                }
            }
            let isThere = try await database.begin()
            let (cards, widgets) = (PostgresSessionStore(database), PostgresBoardStore(database))
            let people = PostgresSignInStore(database)
            if withCards { store = cards }
            boards = widgets
            donations = PostgresDonationStore(database)
            settings = PostgresSettingStore(database)
            signIns = people
            guard withCards else { return }
            let nodes = PostgresNodes(database) { [log] problem in
                log.warning(
                    "This node hears nothing of the app’s other ones for a while: \(problem)")
            }
            (announcements, agreement) = (nodes, nodes)
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
        #else
            throw DatabaseUnsupported()
        #endif
    }
}
