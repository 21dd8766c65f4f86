#if Postgres
    import Foundation
    import Testing
    import _Postgres

    /// The tables of an app, and those that aren't its own.
    @Suite struct PostgresSchemaTests {
        private let place: PostgresPlace

        init() throws { place = try PostgresPlace() }

        @Test("Many programs that start at once make the tables once")
        func once() async throws {
            try await withThrowingTaskGroup { group in
                for _ in 1...8 {
                    let pool = try place.pool(connections: 1)
                    group.addTask {
                        _ = try await pool.performAside(mayRepeat: false) {
                            connection throws(PostgresProblem) in
                            try connection.perform(PostgresStatement("SELECT 1"))
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try place.pool().run("SELECT count(*) FROM version").first?.integer(0) == 1)
        }

        @Test("Bad input: tables of a later version, or of another app, are refused")
        func foreign() throws {
            let schema = place.schema
            let later = PostgresSchema(
                app: place.app, migrations: schema.migrations + ["SELECT 1", "SELECT 1"])
            try place.pool(schema: later).run("SELECT 1")
            let newer = #expect(throws: PostgresProblem.self) { try place.pool().run("SELECT 1") }
            #expect(newer?.kind == .newer(found: 3, known: 1))
            let other = PostgresSchema(
                app: place.app.replacingOccurrences(of: " ", with: "-"),
                migrations: later.migrations)
            #expect(other.name == later.name)
            let foreign = #expect(throws: PostgresProblem.self) {
                try place.pool(schema: other).run("SELECT 1")
            }
            #expect(foreign?.kind == .otherApp(place.app))
        }

        @Test("Tables of a later version are used if the migrations that are needed are known")
        func laterTables() throws {
            let (schema, pool) = (place.schema, try place.pool())
            try pool.run("INSERT INTO note VALUES (1)")
            let later = schema.migrations + ["ALTER TABLE note ADD COLUMN color text"]
            let adding = PostgresSchema(app: place.app, migrations: later, needed: 1)
            try place.pool(schema: adding).run("INSERT INTO note (id, color) VALUES (2, 'red')")
            try pool.run("INSERT INTO note VALUES (3)")
            #expect(try place.pool().run("SELECT count(*) FROM note").first?.integer(0) == 3)
            #expect(try place.pool().run("SELECT max(number) FROM version").first?.integer(0) == 2)

            let changing = PostgresSchema(
                app: place.app, migrations: later + ["ALTER TABLE note DROP COLUMN words"])
            try place.pool(schema: changing).run("SELECT 1")
            for earlier in [schema, adding] {
                let problem = #expect(throws: PostgresProblem.self) {
                    try place.pool(schema: earlier).run("SELECT 1")
                }
                let known = earlier.migrations.count
                #expect(problem?.kind == .newer(found: 3, known: known))
            }
        }

        @Test("Bad input: a migration that fails, or whose connection breaks, leaves nothing")
        func half() throws {
            for end in ["SELECT 1 / 0", "SELECT pg_terminate_backend(pg_backend_pid())"] {
                let broken = PostgresSchema(
                    app: place.app,
                    migrations: ["CREATE TABLE note (id bigint PRIMARY KEY, words text); \(end)"])
                #expect(throws: PostgresProblem.self) {
                    try place.pool(schema: broken).run("SELECT 1")
                }
            }
            // The whole one finds no table in its way.
            try place.pool().run("INSERT INTO note VALUES (1)")
        }

        @Test("Bad input: tables that somebody removed are told")
        func damaged() throws {
            let pool = try place.pool()
            try pool.run("DROP TABLE note")
            let problem = #expect(throws: PostgresProblem.self) {
                try pool.run("SELECT id FROM note")
            }
            #expect(problem?.kind == .damaged)
        }

        @Test(
            "Names of apps become names of schemas",
            arguments: [
                ("Travel", "oai_travel"), ("A\"; DROP SCHEMA x", "oai_a___drop_schema_x"),
                ("世界", "oai___"),
                (String(repeating: "a", count: 80), "oai_" + String(repeating: "a", count: 59)),
            ])
        func names(app: String, name: String) {
            #expect(PostgresSchema(app: app, migrations: []).name == name)
        }
    }
#endif
