#if Postgres
    import Foundation
    import Testing
    import _Postgres

    /// Statements and their values, over a real server.
    @Suite struct PostgresConnectionTests {
        private let pool: PostgresPool

        init() throws { pool = try PostgresPlace().pool(connections: 1) }

        @Test("Values come back as they were sent")
        func values() throws {
            let id = UUID()
            let rows = try pool.run(
                "SELECT $1::text, $2::bytea, $3::bigint, $4::float8 = 0.5, $5::uuid::text, $6::text, $7::bytea, $8::text",
                [
                    .text("Grüße, 世界 🍲"), .bytes(Data([0, 1, 255, 0])), .integer(-5_000_000_000),
                    .number(0.5), .uuid(id), .text(""), .bytes(Data()), .null,
                ])
            let row = try #require(rows.first)
            #expect(row.text(0) == "Grüße, 世界 🍲")
            #expect(row.data(1) == Data([0, 1, 255, 0]))
            #expect(row.integer(2) == -5_000_000_000)
            #expect(row.bool(3) == true)
            #expect(row.text(4) == id.uuidString.lowercased())
            #expect(row.text(5) == "")
            #expect(row.data(6) == Data())
            #expect(row.data(7) == nil)
        }

        @Test("Many values are one parameter, also with none among them, and none at all")
        func arrays() throws {
            let rows = try pool.run(
                """
                SELECT $1 = ARRAY[1, NULL, -5000000000]::bigint[], $2 = ARRAY['世界', '', 'NULL', '{,"}'],
                $3 = ARRAY['\\x00ff', '\\x']::bytea[], $4 = '{}'::bigint[], $5 = '{}'::text[], $6 = '{}'::bytea[]
                """,
                [
                    .integers([1, nil, -5_000_000_000]), .texts(["世界", "", "NULL", #"{,"}"#]),
                    .byteStrings([[0, 255], []]), .integers([]), .texts([]), .byteStrings([]),
                ])
            let row = try #require(rows.first)
            #expect((0..<6).map { row.bool($0) } == Array(repeating: true, count: 6))
        }

        @Test("Bad input: SQL in a value stays a value")
        func injection() throws {
            let words = #"'); DROP TABLE note; --"\"; $1 %s"#
            try pool.run("INSERT INTO note VALUES (1, $1)", [.text(words)])
            #expect(try pool.run("SELECT words FROM note").first?.text(0) == words)
        }

        @Test(
            "Bad input: a NUL in a text is refused by the server, not cut off, and the connection goes on"
        )
        func nul() throws {
            let problem = #expect(throws: PostgresProblem.self) {
                try pool.run("INSERT INTO note VALUES (1, $1)", [.text("soup\0; tea")])
            }
            #expect(problem?.state == "22021")
            #expect(try pool.run("SELECT count(*) FROM note").first?.integer(0) == 0)
        }

        @Test("Of statements in one exchange all count, or none, and what was prepared stays good")
        func pipeline() throws {
            func insert(_ id: Int64) -> PostgresStatement {
                PostgresStatement("INSERT INTO note VALUES ($1, 'soup')", .integer(id))
            }
            for (ids, count) in [([1, 2], 2), ([3, 4, 1, 5], 2), ([3, 4], 4)] as [([Int64], Int)] {
                do {
                    _ = try pool.perform(mayRepeat: false) { connection throws(PostgresProblem) in
                        try connection.perform(ids.map(insert))
                    }
                } catch {
                    #expect(error.state == "23505")
                    // The key is a person's; the message has no values.
                    #expect(!"\(error)".contains("(id)"))
                }
                #expect(try pool.run("SELECT count(*) FROM note").first?.integer(0) == count)
            }
        }

        @Test("Bad input: a commit that fails spoils no later answer")
        func commit() throws {
            try pool.run(
                "CREATE TABLE late (id bigint UNIQUE DEFERRABLE INITIALLY DEFERRED)")
            func number() throws -> Int? { try pool.run("SELECT 42::bigint").first?.integer(0) }
            #expect(try number() == 42)
            try pool.run("INSERT INTO late VALUES (1)")
            let problem = #expect(throws: PostgresProblem.self) {
                try pool.run("INSERT INTO late VALUES (1)")
            }
            #expect(problem?.state == "23505")
            // Prepared before: its answer is the first thing that is read.
            #expect(try number() == 42)
            #expect(try pool.run("SELECT count(*) FROM late").first?.integer(0) == 1)
        }

        @Test("Much in both directions at once blocks neither side")
        func large() throws {
            let bytes = Data(repeating: 7, count: 1 << 20)
            let results = try pool.perform(mayRepeat: false) { connection throws(PostgresProblem) in
                try connection.perform(
                    (0..<12).map { _ in PostgresStatement("SELECT $1::bytea", .bytes(bytes)) })
            }
            #expect(
                results.map { $0.first?.data(0)?.count } == Array(repeating: 1 << 20, count: 12))
        }

        @Test("Bad input: a slow statement is broken off by the server, and the connection goes on")
        func slow() throws {
            try pool.run("SET statement_timeout = 100")
            let backend = try pool.run("SELECT pg_backend_pid()::bigint").first?.integer(0)
            let problem = #expect(throws: PostgresProblem.self) {
                try pool.run("SELECT pg_sleep(60)::text", mayRepeat: true)
            }
            #expect(problem?.kind == .slow)
            #expect(try pool.run("SELECT pg_backend_pid()::bigint").first?.integer(0) == backend)
        }

        @Test(
            "Bad input: a disk without room, and a database that takes no changes, are told apart")
        func refusals() throws {
            try pool.run(
                "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $f$"
            )
            try pool.run(
                "CREATE TRIGGER full_disk BEFORE INSERT ON note EXECUTE FUNCTION full_disk()")
            let full = #expect(throws: PostgresProblem.self) {
                try pool.run("INSERT INTO note VALUES (1)")
            }
            #expect(full?.kind == .full)
            try pool.run("DROP TRIGGER full_disk ON note")
            try pool.run("SET default_transaction_read_only = on")
            let readOnly = #expect(throws: PostgresProblem.self) {
                try pool.run("INSERT INTO note VALUES (1)")
            }
            #expect(readOnly?.kind == .readOnly)
            try pool.run("SET default_transaction_read_only = off")
            try pool.run("INSERT INTO note VALUES (1)")
        }
    }
#endif
