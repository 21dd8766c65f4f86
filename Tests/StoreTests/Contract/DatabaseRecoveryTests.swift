#if Postgres
    import Foundation
    import IntentSystem
    import PostgresStore
    import Testing

    /// A database that goes and comes, while nothing else asks for it.
    @Suite struct DatabaseRecoveryTests {
        @Test(
            "Nothing is kept while the database is away; it is back without anybody's work, with all that was kept"
        )
        func recovers() async throws {
            let server = try PostgresServer(like: PostgresServer.shared.get())
            let (changes, changing) = AsyncStream.makeStream(of: PostgresDatabase.Change.self)
            let database = try PostgresPlace(server).database(onChange: { changing.yield($0) })
            var change = changes.makeAsyncIterator()
            let (cards, boards) = (PostgresSessionStore(database), PostgresBoardStore(database))
            let settings = PostgresSettingStore(database)
            let card = try JSONDecoder().decode(
                StoredCard.self, from: Data(#"{"title":"Soup"}"#.utf8))
            let (ada, bob) = (SessionID("ada"), SessionID("bob"))
            #expect(try await database.begin())
            try cards.save([ada: card])
            #expect(await cards.canSave())
            try server.kill()
            #expect(throws: (any Error).self) { try cards.save([bob: card]) }
            #expect(throws: (any Error).self) { try boards.save(BoardContents(), of: "owner") }
            #expect(throws: (any Error).self) { try settings.setting("focus") }
            #expect(cards.isAway)
            #expect(await !cards.canSave())
            #expect(try await !database.begin())
            guard case .away(let problem) = await change.next() else {
                Issue.record("no word of it")
                return
            }
            #expect(problem.contains("this program tries again by itself"))
            try server.start()
            #expect(
                await change.next() == .back("The database “app” at \(server.folder.path) is back.")
            )
            #expect(!cards.isAway)
            try cards.save([bob: card])
            #expect(try await cards.card(of: ada) == card)
            #expect(try await cards.card(of: bob) == card)
            #expect(try boards.board(of: "owner") == nil)
        }
    }
#endif
