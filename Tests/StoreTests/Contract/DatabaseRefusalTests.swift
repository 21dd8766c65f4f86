#if Postgres
    import Foundation
    import IntentSystem
    import PostgresStore
    import Testing
    import _Postgres

    /// A database that can be reached and takes no changes for a while.
    @Suite struct DatabaseRefusalTests {
        @Test(
            "Bad input: a server without room, that is too slow or takes no changes says so once, and is over by itself",
            arguments: [
                ("disk_full", "is full (refused)"), ("query_canceled", "took too long (refused)"),
                ("read_only_sql_transaction", "takes no changes (refused)"),
            ])
        func recovers(state: String, words: String) async throws {
            let (changes, changing) = AsyncStream.makeStream(of: PostgresDatabase.Change.self)
            let place = try PostgresPlace()
            let database = try place.database(onChange: { changing.yield($0) })
            var change = changes.makeAsyncIterator()
            let cards = PostgresSessionStore(database)
            let card = try JSONDecoder().decode(
                StoredCard.self, from: Data(#"{"title":"Soup"}"#.utf8))
            let (ada, bob) = (SessionID("ada"), SessionID("bob"))
            try cards.save([ada: card])
            #expect(await cards.canSave())
            let pool = database.pool
            try pool.run(
                """
                CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN
                RAISE EXCEPTION 'refused' USING ERRCODE = '\(state)'; END $f$
                """)
            try pool.run(
                "CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON card EXECUTE FUNCTION refuse()")
            for _ in 1...3 {
                #expect(throws: PostgresProblem.self) { try cards.save([bob: card]) }
            }
            #expect(cards.isAway)
            #expect(await !cards.canSave())
            // What was kept can be read.
            #expect(try await cards.card(of: ada) == card)
            guard case .away(let problem) = await change.next() else {
                Issue.record("no word of it")
                return
            }
            #expect(problem.contains(words))
            try pool.run("DROP TRIGGER refuse ON card")
            // The next word, so the first one was said once.
            let address = "“app” at \(place.server.folder.path)"
            #expect(await change.next() == .back("The database \(address) takes changes again."))
            #expect(!cards.isAway)
            #expect(await cards.canSave())
            try cards.save([bob: card])
            #expect(try await cards.card(of: bob) == card)
            // Nothing of the trials is left.
            #expect(try await place.kept().count == 2)
        }

        @Test("Connections that were made while a database took no changes don't outlast that")
        func readOnly() async throws {
            let (changes, changing) = AsyncStream.makeStream(of: PostgresDatabase.Change.self)
            let server = try PostgresServer(like: PostgresServer.shared.get())
            let database = try PostgresPlace(server).database(onChange: { changing.yield($0) })
            var change = changes.makeAsyncIterator()
            let boards = PostgresBoardStore(database)
            try boards.save(BoardContents(), of: "owner")
            try server.administer(
                """
                ALTER DATABASE app SET default_transaction_read_only = on; \
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'app'
                """)
            #expect(throws: PostgresProblem.self) { try boards.save(BoardContents(), of: "owner") }
            #expect(await !database.isWritable())
            guard case .away(let problem) = await change.next() else {
                Issue.record("no word of it")
                return
            }
            #expect(problem.contains("takes no changes"))
            try server.administer("ALTER DATABASE app RESET default_transaction_read_only")
            guard case .back = await change.next() else {
                Issue.record("it isn't back")
                return
            }
            for _ in 1...8 { try boards.save(BoardContents(), of: "owner") }
            #expect(await database.isWritable())
        }
    }

    extension PostgresPlace {
        /// The rows of the table of cards, as whoever runs the app sees them.
        fileprivate func kept() async throws -> [KeptItem] {
            try await PostgresKeptState(at: server.address, app: app).items()
        }
    }
#endif
