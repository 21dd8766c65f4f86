#if Postgres
    import Dispatch
    import Foundation
    import Testing
    import _Postgres

    /// The turns of callers, and a server that goes and comes.
    @Suite struct PostgresPoolTests {
        @Test(
            "Waiting callers have their turns in order; a cancelled one has none, and one too many is refused"
        )
        func turns() async throws {
            let (counts, counting) = AsyncStream.makeStream(of: Int.self)
            var surroundings = PostgresPool.Surroundings()
            surroundings.onWaiting = { counting.yield($0) }
            let pool = try PostgresPlace()
                .pool(connections: 1, waiting: 3, surroundings: surroundings)
            var count = counts.makeAsyncIterator()
            let order = Recorder<Int>()
            let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
            let gate = DispatchSemaphore(value: 0)
            let first = Task {
                try await pool.performAside(mayRepeat: false) { _ throws(PostgresProblem) in
                    beginning.finish()
                    gate.wait()
                }
            }
            for await _ in begun {}
            var tasks: [Task<Void, any Error>] = []
            for number in 1...3 {
                tasks.append(
                    Task {
                        try await pool.performAside(mayRepeat: false) { _ throws(PostgresProblem) in
                            order.add(number)
                        }
                    })
                #expect(await count.next() == number)
            }
            await #expect(throws: PostgresProblem.self) {
                try await pool.performAside(mayRepeat: false) { _ throws(PostgresProblem) in }
            }
            tasks[1].cancel()
            let cancelled = await tasks[1].result
            #expect(throws: PostgresProblem.self) { try cancelled.get() }
            gate.signal()
            try await first.value
            try await tasks[0].value
            try await tasks[2].value
            #expect(order.all == [1, 3])
        }

        @Test("A broken connection is replaced for what may be done twice, and told otherwise")
        func broken() throws {
            let place = try PostgresPlace()
            let pool = try place.pool(connections: 1)
            for mayRepeat in [true, false] {
                let backend = try pool.run("SELECT pg_backend_pid()::bigint").first?.integer(0)
                try place.server.administer("SELECT pg_terminate_backend(\(backend ?? 0), 5000)")
                if mayRepeat {
                    try pool.run("INSERT INTO note VALUES (1)", mayRepeat: true)
                } else {
                    let problem = #expect(throws: PostgresProblem.self) {
                        try pool.run("INSERT INTO note VALUES (2)")
                    }
                    #expect(problem?.kind == .away)
                }
            }
            #expect(try pool.run("SELECT count(*) FROM note").first?.integer(0) == 1)
        }

        @Test(
            "Without a server calls fail at once and attempts are spaced; with one again they succeed"
        )
        func away() throws {
            let server = try PostgresServer(like: PostgresServer.shared.get())
            let place = try PostgresPlace(server)
            let clock = SetClock()
            var surroundings = PostgresPool.Surroundings()
            surroundings.now = { clock.now }
            surroundings.chance = { 1 }
            let changes = Recorder<PostgresPool.Change>()
            let pool = try place.pool(
                surroundings: surroundings, onChange: { changes.add($0) })
            try pool.run("INSERT INTO note VALUES (1)")
            try server.kill()
            for _ in 1...3 {
                let problem = #expect(throws: PostgresProblem.self) {
                    try pool.run("INSERT INTO note VALUES (2)", mayRepeat: true)
                }
                #expect(problem?.kind == .away)
            }
            #expect(pool.problem?.kind == .away)
            try server.start()
            // Not yet: the attempts are spaced.
            #expect(throws: PostgresProblem.self) { try pool.run("SELECT 1", mayRepeat: true) }
            clock.advance(by: .milliseconds(200))
            try pool.run("INSERT INTO note VALUES (3)", mayRepeat: true)
            #expect(pool.problem == nil)
            // What was acknowledged is there, and what failed isn't.
            #expect(
                try pool.run("SELECT id FROM note ORDER BY id").map { $0.integer(0) } == [1, 3])
            let kinds = changes.all.map { if case .away = $0 { "away" } else { "back" } }
            #expect(kinds == ["away", "back"])
        }

        @Test("The waits between attempts grow, up to a limit, with a part left to chance")
        func backOff() {
            var (early, late) = (BackOff(), BackOff())
            let waits = (1...8).map { _ in late.next(chance: 1) / .milliseconds(1) }
            #expect(waits == [100, 200, 400, 800, 1000, 1000, 1000, 1000])
            #expect(
                (1...8).map { _ in early.next(chance: 0) / .milliseconds(1) }
                    == waits.map { $0 / 2 })
            late.reset()
            #expect(late.next(chance: 1) == .milliseconds(100))
        }
    }
#endif
