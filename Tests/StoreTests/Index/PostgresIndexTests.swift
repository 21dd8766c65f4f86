#if Postgres
    import AppIntents
    import Foundation
    import IntentSystem
    import PostgresStore
    import Testing
    import _Postgres

    @testable import CoreSpotlight

    /// The items of an app's indexes at a database, which several nodes share.
    @Suite(.timeLimit(.minutes(2))) struct PostgresIndexTests {
        @Test("The other nodes hear of a change with its transaction, and of none that wasn't made")
        func announces() async throws {
            let place = try PostgresPlace()
            let (heard, hearing) = AsyncStream.makeStream(of: Set<NodeChange>.self)
            var changes = heard.makeAsyncIterator()
            let nodes = PostgresNodes(try place.database())
            nodes.receive { hearing.yield($0) }
            #expect(await changes.next()?.contains(.index) == true)
            let database = try place.database()
            let (store, other) = (
                PostgresIndexedItemStore(database),
                PostgresIndexedItemStore(try place.database())
            )
            #expect(store.isShared)
            let early = try store.stamp()
            try other.put([1], at: ItemPlace(index: "", item: "a"))
            #expect(await changes.next() == [.index])
            var change = ItemRecordChange()
            change.facts.fillings = ["Relic": "first"]
            #expect(try store.apply(change, to: early) == nil)
            try PostgresSettingStore(database).keep(Data("{}".utf8), as: "focuses")
            #expect(await changes.next() == [.setting("focuses")])
            #expect(try store.apply(change, to: store.stamp()) != nil)
            #expect(await changes.next() == [.index])
        }

        @Test("Only work for the whole app sees items, and what is kept beside them")
        func rowSecurity() throws {
            let place = try PostgresPlace()
            let database = try place.database()
            let store = PostgresIndexedItemStore(database)
            var change = ItemRecordChange()
            change.added = [
                .init(place: ItemPlace(index: "", item: "a"), number: nil, content: [1])
            ]
            change.facts = ItemStoreFacts(clientStates: ["": Data()], fillings: ["Relic": "first"])
            #expect(try store.apply(change, to: store.stamp()) != nil)
            for table in ["item", "item_stamp", "client_state", "filling"] {
                let count = "SELECT count(*) FROM \(table)"
                #expect(try database.pool.run(count).first?.integer(0) == 0)
                let rows = try database.pool.perform(mayRepeat: false) {
                    connection throws(PostgresProblem) in
                    try connection.perform([
                        PostgresStatement("SELECT set_config('oai.everyone', 'on', true)"),
                        PostgresStatement(count),
                    ])
                }
                #expect(rows.last?.first?.integer(0) == 1)
            }
        }

        @Test(
            "A node that runs leaves what only another program can read; a start removes it, and tells of it"
        )
        func others() async throws {
            let kept = try KeptIndex(.postgres)
            let first = try kept.open()
            await first.read()
            #expect(first.isUnfilled(named: "Relic"))
            try await first.renew(ObjectIdentifier(Relic.self), named: "Relic") {
                try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
            }
            #expect(!first.isUnfilled(named: "Relic"))
            let later = try kept.store()
            try later.put([1, 0xFF], at: ItemPlace(index: "", item: "later"))
            try await first.readChanges()
            #expect(await first.names() == ["a", "b"])
            let second = try kept.open(things: { _, _ in nil })
            try await first.index().indexAppEntities([Relic("c")])
            #expect(try kept.records.count == 4)
            #expect(kept.reports.lines.isEmpty)
            #expect(await second.names().isEmpty)
            #expect(try kept.records.isEmpty)
            #expect(kept.reports.lines.count == 1)
            try await first.readChanges()
            #expect(await first.names().isEmpty)
            #expect(first.isUnfilled(named: "Relic"))
        }

        @Test("What is left of another program is read once, and changes are read by themselves")
        func left() async throws {
            let kept = try KeptIndex(.postgres)
            let store = WatchedItemStore(try kept.store())
            let first = try kept.open(store)
            try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
            let later = try kept.store()
            try later.put([1, 0xFF], at: ItemPlace(index: "", item: "later"))
            try await first.readChanges()
            _ = store.takeRead()
            for count in 1...3 {
                let other = try kept.store()
                try other.put([2, 0xFF], at: ItemPlace(index: "", item: "more \(count)"))
                try await first.readChanges()
                #expect(store.takeRead().count == 1)
                #expect(await first.names() == ["a", "b"])
            }
            #expect(try kept.records.count == 6)
        }

        @Test(
            "Bad input: numbers that no changes lead to are told of as damage, and nothing is changed",
            arguments: [
                "UPDATE item SET revision = \(Int64.max)",
                "UPDATE item_stamp SET next = \(Int64.max), version = 7",
                "DELETE FROM item_stamp",
            ])
        func greatNumbers(sql: String) async throws {
            let place = try PostgresPlace()
            let database = try place.database()
            let kept = KeptIndex { PostgresIndexedItemStore(database) }
            try await kept.open().index().indexAppEntities([Relic("a")])
            _ = try database.pool.perform(mayRepeat: false) { connection throws(PostgresProblem) in
                try connection.perform([
                    PostgresStatement("SELECT set_config('oai.everyone', 'on', true)"),
                    PostgresStatement(sql),
                ])
            }
            let error = await #expect(throws: CSIndexError.self) {
                try await kept.open().index().indexAppEntities([Relic("b")])
            }
            #expect(
                error?.localizedDescription == """
                    The store of the app's indexes can't be used, so this call changed nothing and found nothing. \
                    Call again when that is mended: The tables at the database \(database.pool.address) aren’t \
                    complete (a number of the app’s indexes is missing or too great). Someone may have changed \
                    them by hand: restore a backup, or drop the schema to begin anew.
                    """)
        }

        @Test(
            "While the database is away, search goes on with what is known, and changes are refused; then they count"
        )
        func away() async throws {
            let server = try PostgresServer(like: PostgresServer.shared.get())
            let place = try PostgresPlace(server)
            let (changes, changing) = AsyncStream.makeStream(of: PostgresDatabase.Change.self)
            var change = changes.makeAsyncIterator()
            let database = try place.database(onChange: { changing.yield($0) })
            let kept = KeptIndex { PostgresIndexedItemStore(database) }
            let items = try kept.open()
            try await items.index().indexAppEntities([Relic("a")])
            try server.kill()
            for _ in 0..<2 {
                let error = await #expect(throws: CSIndexError.self) {
                    try await items.index().indexAppEntities([Relic("b")])
                }
                #expect(error?.code == .indexUnavailableError)
                #expect(
                    error?.localizedDescription.hasPrefix(
                        """
                        The store of the app's indexes can't be used, so this call changed nothing and found nothing. \
                        Call again when that is mended: The database “app” at \(server.folder.path) can’t be reached
                        """) == true)
            }
            await #expect(throws: CSIndexError.self) { try await items.readChanges() }
            #expect(await items.names() == ["a"])
            #expect(kept.reports.lines.isEmpty)
            try server.start()
            guard case .away = await change.next(), case .back = await change.next() else {
                Issue.record("the log hears once that it is away, and once that it is back")
                return
            }
            try await items.index().indexAppEntities([Relic("b")])
            #expect(await (try kept.open()).names() == ["a", "b"])
        }

        @Test("Two nodes that fill an index at the same moment write each item once")
        func together() async throws {
            let kept = try KeptIndex(.postgres)
            let kind = ObjectIdentifier(Relic.self)
            let relics = (0..<500).map { Relic("\($0)") }
            let nodes = try (0..<3).map { _ in try kept.open() }
            try await withThrowingTaskGroup { group in
                for items in nodes {
                    group.addTask {
                        await items.read()
                        try await items.renew(kind, named: "Relic") {
                            try await items.index().indexAppEntities(relics)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try kept.store().revisions().count == 500)
            for items in nodes {
                try await items.readChanges()
                #expect(await items.names() == relics.map(\.id))
                #expect(items.isFilled(kind, named: "Relic"))
            }
        }
    }
#endif
