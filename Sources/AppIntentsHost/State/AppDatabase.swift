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

/// The database that keeps what outlives an app's process in place of the state folder.
///
/// It connects when something is read or written.
struct AppDatabase {
    let settings: any SettingStore
    /// The agreement of the nodes that share the database.
    let agreement: any NodeAgreement

    #if Postgres
        let database: PostgresDatabase
        let nodes: PostgresNodes
    #endif

    /// Creates the database that is named for a state folder; `nil` if none is.
    ///
    /// With a `log`, it has a line when the database goes, and one when it is back. Throws if waiting can't
    /// help, such as for an address that is none.
    init?(of state: StateDirectory, app: String, log: Logger? = nil) throws {
        #if Postgres
            guard let address = state.database else { return nil }
            database = try PostgresDatabase(at: address, app: app) { change in
                switch change {
                case .away(let problem): log?.error("\(problem)")
                case .back(let notice): log?.notice("\(notice)")
                }
            }
            nodes = PostgresNodes(database) { problem in
                log?.warning(
                    "This node hears nothing of the app’s other ones for a while: \(problem)")
            }
            settings = PostgresSettingStore(database)
            agreement = nodes
        #else
            if state.database != nil { throw DatabaseUnsupported() }
            return nil
        #endif
    }

    /// Connects and brings the tables up to date; returns `false` if the database can't be reached now.
    ///
    /// Throws if waiting can't help: for tables of a later version.
    func begin() async throws -> Bool {
        #if Postgres
            try await database.begin()
        #else
            throw DatabaseUnsupported()
        #endif
    }
}
