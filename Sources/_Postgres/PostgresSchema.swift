#if Postgres
    /// The tables of an app, which are brought to the version that this program knows.
    package struct PostgresSchema: Sendable {
        /// The most bytes of a name.
        private static let longestName = 63
        /// The time for all migrations, those of another program included: a large table takes long.
        private static let migrationTime = Duration.seconds(600)

        /// The name of the app.
        let app: String
        /// The statements that lead from each version to the next, beginning with the empty schema.
        package let migrations: [String]
        /// The number of migrations that a program must know to use the tables after the last one.
        private let needed: Int

        /// Creates the tables of an app; programs that know fewer migrations than are `needed`, which are all unless
        /// it is given, refuse them.
        package init(app: String, migrations: [String], needed: Int? = nil) {
            self.app = app
            self.migrations = migrations
            self.needed = needed ?? migrations.count
        }

        /// The name of the schema: letters and digits of ASCII, so that it needs no quotes.
        package var name: String {
            let letters = app.lowercased().unicodeScalars.map { scalar in
                ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
                    ? Character(scalar) : "_"
            }
            return String(("oai_" + String(letters)).prefix(Self.longestName))
        }

        /// Makes the tables those of the newest migration, in one transaction, while no other program
        /// does; throws if a later program has changed them so that this one can't use them, or if they belong to
        /// another app.
        package func prepare(_ connection: PostgresConnection) throws(PostgresProblem) {
            try connection.script("SET search_path = \(name), pg_catalog")
            let found = try version(with: connection)
            guard found < migrations.count else { return }
            try connection.script(
                "BEGIN; SET LOCAL statement_timeout = '10min'; SET LOCAL lock_timeout = '10min'")
            do throws(PostgresProblem) {
                try migrate(connection)
                try connection.script("COMMIT")
            } catch {
                // A broken connection takes its transaction with it.
                try? connection.script("ROLLBACK")
                throw error
            }
        }

        private func migrate(_ connection: PostgresConnection) throws(PostgresProblem) {
            _ = try connection.perform(
                [
                    PostgresStatement(
                        "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", .text(name))
                ], within: Self.migrationTime)
            // Another program may have been here while this one waited.
            let found = try version(with: connection)
            if found == 0 {
                try connection.script(
                    """
                    CREATE SCHEMA IF NOT EXISTS \(name);
                    CREATE TABLE IF NOT EXISTS \(name).version (
                        number bigint PRIMARY KEY, app text NOT NULL,
                        begun timestamptz NOT NULL DEFAULT now(), needed bigint);
                    """)
            }
            for (number, migration) in zip(1..., migrations).dropFirst(found) {
                try connection.script(migration, within: Self.migrationTime)
                _ = try connection.perform(
                    PostgresStatement(
                        "INSERT INTO \(name).version (number, app) VALUES ($1, $2)",
                        .integer(Int64(number)), .text(app)))
            }
            // Afterwards, since the column may have come with one of the migrations.
            if found < migrations.count {
                _ = try connection.perform(
                    PostgresStatement(
                        "UPDATE \(name).version SET needed = $1 WHERE number > $2",
                        .integer(Int64(needed)), .integer(Int64(found))))
            }
        }

        /// The version of the tables; 0 if there are none.
        ///
        /// Throws if this program can't use them. A row that doesn't say how many migrations are needed needs all.
        package func version(
            with connection: PostgresConnection
        ) throws(PostgresProblem) -> Int {
            // `to_regclass` would answer from the cache of this connection, which doesn't know what
            // another program made while this one waited for the lock.
            let rows = try connection.perform(
                PostgresStatement(
                    """
                    SELECT EXISTS (
                        SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                        WHERE n.nspname = $1 AND c.relname = 'version')
                    """, .text(name)))
            guard rows.first?.bool(0) == true else { return 0 }
            let versions = try connection.perform(
                PostgresStatement(
                    "SELECT number, app FROM \(name).version ORDER BY number DESC LIMIT 1"))
            guard let newest = versions.first else { return 0 }
            let owner = newest.text(1) ?? ""
            guard owner == app else {
                throw PostgresProblem(.otherApp(owner), at: connection.place)
            }
            let found = newest.integer(0) ?? 0
            guard found > migrations.count else { return found }
            let needs = try connection.perform(
                PostgresStatement("SELECT max(coalesce(needed, number)) FROM \(name).version"))
            guard let needed = needs.first?.integer(0), needed <= migrations.count else {
                throw PostgresProblem(
                    .newer(found: found, known: migrations.count), at: connection.place)
            }
            return found
        }
    }
#endif
