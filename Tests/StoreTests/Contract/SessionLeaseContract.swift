import EndToEndSupport
import Foundation
import IntentSystem
import Testing

#if Postgres
    @testable import PostgresStore
    import _Postgres
#endif

/// What every store must do that several nodes share.
@Suite struct SessionLeaseContract {
    /// A place that nodes share.
    enum Place: String, CaseIterable, Sendable {
        case memory
        #if Postgres
            case postgres
        #endif

        /// Makes a place, and returns what begins a node there.
        func make() throws -> @Sendable () throws -> Node {
            switch self {
            case .memory:
                let cards = SharedCards()
                return { try Node(cards.node()) }
            #if Postgres
                case .postgres:
                    let place = try PostgresPlace()
                    return { try Node(PostgresSessionStore(try place.database())) }
            #endif
            }
        }
    }

    /// A node, as a process from its start to its end.
    struct Node: Sendable {
        let store: any SessionStore
        let leases: any SessionLeases

        init(_ store: any SessionStore) throws {
            self.store = store
            leases = try #require(store.leases)
        }

        /// Saves a card under a lease; returns `false` if it was refused.
        func save(
            _ title: String?, of session: SessionID, _ number: Int, _ version: Int
        ) throws -> Bool {
            let card = try title.map { title in
                let json = try JSONEncoder().encode(["title": title])
                return try JSONDecoder().decode(StoredCard.self, from: json)
            }
            let refused = try leases.save([
                LeasedCard(session: session, card: card, number: number, version: version)
            ])
            return refused.isEmpty
        }
    }

    private let ada = SessionID("ada")

    @Test(
        "A node that takes a session gets its card and a higher number; cards under the lower one are refused",
        arguments: Place.allCases)
    func moves(place: Place) async throws {
        let begin = try place.make()
        let (first, second) = (try begin(), try begin())
        let old = try await first.leases.take(ada)
        #expect(try old.card.get() == nil)
        #expect(try first.save("Soup", of: ada, old.number, 1))
        let new = try await second.leases.take(ada)
        #expect(new.number > old.number)
        #expect(try new.card.get()?.title == "Soup")
        #expect(try !first.save("Tea", of: ada, old.number, 2))
        #expect(try !first.save(nil, of: ada, old.number, 3))
        #expect(try second.save("Bread", of: ada, new.number, 1))
        #expect(try await second.store.card(of: ada)?.title == "Bread")
        #expect(try await first.leases.renew([ada: old.number], ended: [:]) == [ada])
        #expect(try await second.leases.renew([ada: new.number], ended: [:]) == [])
        let back = try await first.leases.take(ada)
        #expect(back.number > new.number)
        #expect(try back.card.get()?.title == "Bread")
    }

    @Test(
        "A card that comes late, or a second time, never replaces a newer one of its lease",
        arguments: Place.allCases)
    func late(place: Place) async throws {
        let node = try place.make()()
        let number = try await node.leases.take(ada).number
        #expect(try node.save("New", of: ada, number, 2))
        #expect(try !node.save("Late", of: ada, number, 1))
        #expect(try node.save("New", of: ada, number, 2))
        #expect(try await node.store.card(of: ada)?.title == "New")
        #expect(try node.save(nil, of: ada, number, 4))
        #expect(try !node.save("Late", of: ada, number, 3))
        #expect(try await node.store.card(of: ada) == nil)
    }

    @Test(
        "A session that ended without a card is forgotten, and its numbers never return",
        arguments: Place.allCases)
    func forgets(place: Place) async throws {
        let node = try place.make()()
        let bob = SessionID("bob")
        let (one, other) = (
            try await node.leases.take(ada).number, try await node.leases.take(bob).number
        )
        #expect(try node.save("Soup", of: bob, other, 1))
        #expect(try await node.leases.renew([:], ended: [ada: one, bob: other]) == [])
        #expect(try await node.leases.renew([ada: one, bob: other], ended: [:]) == [ada])
        #expect(try !node.save("Tea", of: ada, one, 1))
        #expect(try await node.leases.take(ada).number > one)
        #expect(try await node.store.card(of: bob)?.title == "Soup")
    }

    @Test(
        "A session that is deleted for its person is lost to the node that had it",
        arguments: Place.allCases)
    func deleted(place: Place) async throws {
        let begin = try place.make()
        let (first, second) = (try begin(), try begin())
        let number = try await first.leases.take(ada).number
        #expect(try first.save("Soup", of: ada, number, 1))
        try second.store.save([ada: StoredCard?.none])
        #expect(try !first.save("Tea", of: ada, number, 2))
        #expect(try await first.leases.renew([ada: number], ended: [:]) == [ada])
        #expect(try await second.store.card(of: ada) == nil)
    }

    @Test(
        "Bad input: of many nodes that take a session at once one has it, also with odd names",
        arguments: Place.allCases)
    func many(place: Place) async throws {
        let node = try place.make()()
        for name in oddNames {
            let session = SessionID(name)
            let numbers = try await withThrowingTaskGroup { group in
                for _ in 1...4 { group.addTask { try await node.leases.take(session).number } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(numbers).count == numbers.count)
            var holders: [Int] = []
            for number in numbers
            where try await node.leases.renew([session: number], ended: [:]).isEmpty {
                holders.append(number)
            }
            #expect(holders == [numbers.max()])
        }
        try await node.leases.giveUp()
    }
}

#if Postgres
    /// What a server keeps of nodes.
    @Suite struct PostgresNodeTests {
        @Test("One row says until when a node has all its leases; giving them up removes it")
        func nodes() async throws {
            let database = try PostgresPlace().database()
            let leases = try #require(PostgresSessionStore(database).leases)
            let number = try await leases.take(SessionID("ada")).number
            for _ in 1...2 {
                _ = try await leases.renew([SessionID("ada"): number], ended: [:])
                #expect(
                    try database.pool.run(
                        "SELECT count(*) FROM node WHERE until > now() AND name <> ''"
                    ).first?.integer(0) == 1)
            }
            try await leases.giveUp()
            #expect(try database.pool.run("SELECT count(*) FROM node").first?.integer(0) == 0)
        }

        @Test(
            "What is old is kept while a node has its session, and a lease without a card is no card"
        )
        func vacuum() async throws {
            let place = try PostgresPlace()
            let database = try place.database()
            let store = PostgresSessionStore(database)
            let leases = try #require(store.leases)
            let kept = try PostgresKeptState(at: place.server.address, app: place.app)
            let (ada, bob) = (SessionID("ada"), SessionID("bob"))
            let card = try JSONDecoder().decode(
                StoredCard.self, from: Data(#"{"title":"Soup"}"#.utf8))
            try store.save([ada: card])
            let numbers = [
                ada: try await leases.take(ada).number, bob: try await leases.take(bob).number,
            ]
            #expect(try await leases.renew(numbers, ended: [:]) == [])
            #expect(try await kept.cards(of: nil, atMost: 10).map(\.session) == [ada])
            #expect(try await kept.items().map(\.kind) == [.card(ada)])
            let future = Date(timeIntervalSinceNow: 3600)
            #expect(try await kept.forgetCards(before: future) == 0)
            try await store.forget(before: future)
            #expect(try await leases.renew(numbers, ended: [:]) == [])
            // Without its node nothing has the sessions.
            try await leases.giveUp()
            #expect(try await kept.forgetCards(before: future) == 1)
            #expect(try await leases.renew(numbers, ended: [:]) == [ada, bob])
        }

        @Test("Cards of the version before are there after the migration, and can be taken")
        func migrates() async throws {
            let place = try PostgresPlace()
            let old = PostgresSchema(
                app: place.app,
                migrations: [try #require(PostgresSchema.stores(of: place.app).migrations.first)])
            try place.pool(schema: old).run("SELECT 1")
            let insertion = """
                INSERT INTO card (session, person, card) VALUES ('ada', 'session ada', $1)
                """
            try place.pool(schema: old).perform(mayRepeat: false) {
                connection throws(PostgresProblem) in
                _ = try connection.perform([
                    PostgresStatement(
                        "SELECT set_config('oai.person', 'session ada', true)"),
                    PostgresStatement(insertion, .bytes(Data(#"{"title":"Soup"}"#.utf8))),
                ])
            }
            let store = PostgresSessionStore(try place.database())
            let lease = try await #require(store.leases).take(SessionID("ada"))
            #expect(try lease.card.get()?.title == "Soup")
            #expect(lease.number > 0)
        }
    }
#endif
