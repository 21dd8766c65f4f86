#if Postgres
    import Foundation
    import IntentSystem
    import PostgresStore
    import Testing
    import _Postgres

    /// Several nodes of one app that share a database.
    @Suite(.timeLimit(.minutes(2))) struct PostgresNodesTests {
        /// One node, and what it hears.
        private struct Node {
            let database: PostgresDatabase
            let nodes: PostgresNodes
            private let heard: AsyncStream<Set<NodeChange>>

            /// Joins the others; returns when it hears them.
            init(at place: PostgresPlace) async throws {
                database = try place.database()
                nodes = PostgresNodes(database)
                let (heard, hearing) = AsyncStream.makeStream(of: Set<NodeChange>.self)
                self.heard = heard
                nodes.receive { hearing.yield($0) }
                let first = try await next()
                #expect(first == [.learned, .setting(nil), .board(nil), .index])
            }

            func next() async throws -> Set<NodeChange> {
                var iterator = heard.makeAsyncIterator()
                return try #require(await iterator.next())
            }
        }

        @Test("A node hears what others tell, and not itself")
        func tells() async throws {
            let place = try PostgresPlace()
            let (one, other) = (try await Node(at: place), try await Node(at: place))
            let change = NodeChange.forgotten("person '); --\0 世界")
            try await one.nodes.announce([.learned])
            try await other.nodes.announce([change])
            #expect(try await one.next() == [change])
            #expect(try await other.next() == [.learned])
        }

        @Test("Apps don't hear each other")
        func apps() async throws {
            let (one, other) = (try PostgresPlace(), try PostgresPlace())
            let (first, second) = (try await Node(at: one), try await Node(at: other))
            try await Node(at: one).nodes.announce([.index])
            try await Node(at: other).nodes.announce([.learned])
            #expect(try await first.next() == [.index])
            #expect(try await second.next() == [.learned])
        }

        @Test("What a store writes is told with its transaction")
        func stores() async throws {
            let place = try PostgresPlace()
            let (one, other) = (try await Node(at: place), try await Node(at: place))
            try PostgresBoardStore(one.database).save(BoardContents(), of: "ada")
            #expect(try await other.next() == [.board("ada")])
            try PostgresSettingStore(one.database).keep(Data("{}".utf8), as: "focuses")
            #expect(try await other.next() == [.setting("focuses")])
            try PostgresDonationStore(one.database).change(
                adding: [DonationRecord(intent: "Order", date: Date())], removing: [])
            #expect(try await other.next() == [.learned])
        }

        @Test("A node hears that another one has taken a session over, and of no other lease")
        func moves() async throws {
            let place = try PostgresPlace()
            let (one, other) = (try await Node(at: place), try await Node(at: place))
            let (ada, bob) = (SessionID("ada '); --"), SessionID("bob"))
            let stores = (PostgresSessionStore(one.database), PostgresSessionStore(other.database))
            let leases = (try #require(stores.0.leases), try #require(stores.1.leases))
            let first = try await leases.0.take(ada)
            _ = try await leases.0.take(bob)
            // Its own lease again is no news.
            #expect(try await leases.0.take(ada).number > first.number)
            #expect(try await leases.1.take(ada).number > first.number)
            #expect(try await one.next() == [.moved(ada.rawValue)])
            _ = try await leases.0.take(ada)
            #expect(try await other.next() == [.moved(ada.rawValue)])
        }

        @Test("The nodes hear that those who run the app deleted a person")
        func deletion() async throws {
            let place = try PostgresPlace()
            let node = try await Node(at: place)
            let kept = try PostgresKeptState(at: place.server.address, app: place.app)
            let ada = KeptPerson(named: "session ada")
            try await kept.forget(ada, records: [], tellsNodes: false)
            try await kept.forget(ada, records: [], tellsNodes: true)
            #expect(
                try await node.next() == [
                    .forgotten(ada.name), .board(ada.name), .learned, .signedOut("ada"),
                ])
        }

        @Test(
            "Bad input: many changes and long names fit in notifications; foreign ones are no news")
        func bounds() async throws {
            let place = try PostgresPlace()
            let (one, other) = (try await Node(at: place), try await Node(at: place))
            let pool = one.database.pool
            for payload in ["", "{", "[]", #"{"from":"x","changes":[["weather"],[]]}"#] {
                try pool.run(
                    "SELECT pg_notify($1, $2)", [.text(one.database.channel), .text(payload)])
            }
            let many = Set(
                (0..<200).map {
                    NodeChange.timelines("\($0)\"\\" + .init(repeating: "é", count: 90))
                })
            try await one.nodes.announce(many)
            var heard: Set<NodeChange> = []
            while heard.count < many.count { heard.formUnion(try await other.next()) }
            #expect(heard == many)
            try await one.nodes.announce([.timelines(.init(repeating: "\0", count: 4000))])
            #expect(try await other.next() == [.everything])
        }

        @Test("After the server was away, everything may have changed, and a node hears again")
        func returns() async throws {
            let server = try PostgresServer(like: PostgresServer.shared.get())
            let place = try PostgresPlace(server)
            let (one, other) = (try await Node(at: place), try await Node(at: place))
            try server.kill()
            try server.start()
            #expect(try await one.next() == [.everything])
            #expect(try await other.next() == [.everything])
            try await one.nodes.announce([.learned])
            #expect(try await other.next() == [.learned])
        }

        @Test("A secret is the same on all nodes, whoever comes first")
        func secrets() async throws {
            let place = try PostgresPlace()
            let nodes = try (0..<4).map { _ in PostgresNodes(try place.database()) }
            let secrets = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for (number, node) in nodes.enumerated() {
                    group.addTask {
                        try await node.secret("token", orElse: [0, 255, UInt8(number)])
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(secrets.count == 1)
            #expect(try await nodes[0].secret("other\0", orElse: []) == [])
            // Work for a person doesn't see it.
            let rows = try place.database().pool.run("SELECT name FROM secret")
            #expect(rows.isEmpty)
        }

        @Test("One of many claims a name; the name is forgotten when its time is over")
        func claims() async throws {
            let place = try PostgresPlace()
            let nodes = try (0..<4).map { _ in PostgresNodes(try place.database()) }
            let first = try await withThrowingTaskGroup(of: Bool.self) { group in
                for node in nodes + nodes {
                    group.addTask { try await node.claim("answer", for: .seconds(3600)) }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(first == 1)
            #expect(try await nodes[0].claim("brief", for: .seconds(-1)))
            #expect(try await nodes[1].claim("brief", for: .seconds(-1)))
            let rows = try place.database().pool.run("SELECT count(*) FROM claim")
            #expect(rows.first?.integer(0) == 2)
        }
    }
#endif
