import IntentSystem

#if Postgres
    import PostgresStore
#endif
#if Store
    import IntentStore
#endif

extension StateDirectory {
    /// Returns what is kept: at the database if one is named, otherwise in the folder.
    func keptState(of app: String) throws -> any KeptState {
        if let database {
            #if Postgres
                return try PostgresKeptState(at: database, app: app)
            #else
                throw DatabaseUnsupported()
            #endif
        }
        #if Store
            return SQLiteKeptState(in: folder)
        #else
            throw UsageError(
                "This program was built without the package trait Store, so it keeps nothing of people."
            )
        #endif
    }

    /// Returns the sign-ins that are kept: at the database if one is named, otherwise in the folder.
    func keptSignIns(of app: String) throws -> any SignInStore {
        guard let database else { return SettingSignIns(SettingFiles(in: self)) }
        #if Postgres
            return PostgresSignInStore(try PostgresDatabase(at: database, app: app))
        #else
            throw DatabaseUnsupported()
        #endif
    }

    /// Returns the files of kept cards: in the folder, also if a database has the cards, and in the bucket if one
    /// is named.
    func keptFiles(of app: String) throws -> KeptFiles {
        KeptFiles(in: file("files"), and: try archive(of: app))
    }
}
