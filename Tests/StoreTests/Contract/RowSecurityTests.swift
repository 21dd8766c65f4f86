#if Postgres
    import Foundation
    import IntentSystem
    import PostgresStore
    import Testing
    import _Postgres

    /// The rows of a person, which a transaction for another one doesn't see.
    @Suite struct RowSecurityTests {
        private func count(_ table: String, as person: String, in pool: PostgresPool) throws -> Int?
        {
            try pool.perform(mayRepeat: false) { connection throws(PostgresProblem) in
                try connection.perform([
                    PostgresStatement("SELECT set_config('oai.person', $1, true)", .text(person)),
                    PostgresStatement("SELECT count(*) FROM \(table)"),
                ])
            }.last?.first?.integer(0)
        }

        @Test("A transaction sees the rows of its person, and one without a person sees none")
        func own() throws {
            let place = try PostgresPlace()
            let database = try place.database()
            try PostgresBoardStore(database).save(BoardContents(), of: "session ada")
            try PostgresBoardStore(database).save(BoardContents(), of: "session bob")
            let card = try JSONDecoder().decode(
                StoredCard.self, from: Data(#"{"title":"Soup"}"#.utf8))
            try PostgresSessionStore(database).save([
                SessionID("ada"): card, SessionID("bob"): card,
            ])
            try PostgresDonationStore(database).change(
                adding: [
                    DonationRecord(intent: "Order"),
                    DonationRecord(intent: "Order", person: "session ada"),
                ], removing: [])
            let pool = database.pool
            for table in ["card", "board"] {
                #expect(try count(table, as: "session ada", in: pool) == 1)
                #expect(try count(table, as: "session eve", in: pool) == 0)
                // The setting ended with its transaction.
                #expect(try pool.run("SELECT count(*) FROM \(table)").first?.integer(0) == 0)
            }
            #expect(try count("donation", as: "session ada", in: pool) == 2)
            #expect(try count("donation", as: "session bob", in: pool) == 1)
            let problem = #expect(throws: PostgresProblem.self) {
                try pool.run("INSERT INTO board (person, board) VALUES ('session ada', '')")
            }
            #expect(problem?.kind == .forbidden)
        }

        @Test("What nobody came back to is forgotten, apart from the owner's")
        func forgets() async throws {
            let database = try PostgresPlace().database()
            let boards = PostgresBoardStore(database)
            for person in ["owner", "session ada"] { try boards.save(BoardContents(), of: person) }
            try await boards.forget(before: Date(timeIntervalSinceNow: -60), but: "owner")
            #expect(try boards.board(of: "session ada") != nil)
            try await boards.forget(before: Date(timeIntervalSinceNow: 60), but: "owner")
            #expect(try boards.board(of: "session ada") == nil)
            #expect(try boards.board(of: "owner") != nil)
            let cards = PostgresSessionStore(database)
            let card = try JSONDecoder().decode(
                StoredCard.self, from: Data(#"{"title":"Soup"}"#.utf8))
            try cards.save([SessionID("ada"): card])
            try await cards.forget(before: Date(timeIntervalSinceNow: -60))
            #expect(try await cards.card(of: SessionID("ada")) != nil)
            try await cards.forget(before: Date(timeIntervalSinceNow: 60))
            #expect(try await cards.card(of: SessionID("ada")) == nil)
        }

        @Test("More old cards than one statement removes are all removed, and counted")
        func forgetsMany() async throws {
            let place = try PostgresPlace()
            let database = try place.database()
            _ = try await database.begin()
            _ = try database.pool.perform(mayRepeat: false) { connection throws(PostgresProblem) in
                try connection.perform([
                    PostgresStatement("SELECT set_config('oai.everyone', 'on', true)"),
                    PostgresStatement(
                        """
                        INSERT INTO card (session, person, card, shown)
                        SELECT n::text, 'session ' || n, '{}', now() - n * interval '1 hour'
                        FROM generate_series(0, 2500) AS n
                        """),
                ])
            }
            let kept = try PostgresKeptState(at: place.server.address, app: place.app)
            #expect(try await kept.forgetCards(before: Date(timeIntervalSinceNow: -1800)) == 2500)
            #expect(try await kept.items().count == 1)
        }
    }
#endif
