#if Postgres
    import Foundation
    import Synchronization
    import _Postgres

    /// A schema of its own at a server, for one test.
    struct PostgresPlace {
        let server: PostgresServer
        let app = "Test \(UUID().uuidString)"

        init(_ server: PostgresServer? = nil) throws {
            self.server = try server ?? PostgresServer.shared.get()
        }

        var address: PostgresAddress {
            get throws { try PostgresAddress(server.address) }
        }

        /// A table of notes.
        var schema: PostgresSchema {
            PostgresSchema(
                app: app, migrations: ["CREATE TABLE note (id bigint PRIMARY KEY, words text)"])
        }

        func pool(
            connections: Int = 2, waiting: Int = 16,
            timeouts: PostgresTimeouts = PostgresTimeouts(),
            surroundings: PostgresPool.Surroundings = .init(),
            onChange: @escaping @Sendable (PostgresPool.Change) -> Void = { _ in },
            schema: PostgresSchema? = nil
        ) throws -> PostgresPool {
            let schema = schema ?? self.schema
            return PostgresPool(
                try address, connections: connections, waiting: waiting, timeouts: timeouts,
                surroundings: surroundings, onChange: onChange,
                prepare: { connection throws(PostgresProblem) in try schema.prepare(connection) })
        }
    }

    extension PostgresPool {
        /// Performs one statement.
        @discardableResult
        func run(
            _ sql: String, _ values: [PostgresValue] = [], mayRepeat: Bool = false
        ) throws(PostgresProblem) -> [PostgresRow] {
            try perform(mayRepeat: mayRepeat) { connection throws(PostgresProblem) in
                try connection.perform(PostgresStatement(sql, values))
            }
        }
    }

    /// What happened, in order.
    final class Recorder<Event: Sendable>: Sendable {
        private let events = Mutex<[Event]>([])

        var all: [Event] { events.withLock { $0 } }

        func add(_ event: Event) { events.withLock { $0.append(event) } }
    }

    /// A clock that a test advances.
    final class SetClock: Sendable {
        private let time = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { time.withLock { $0 } }

        func advance(by duration: Duration) { time.withLock { $0 += duration } }
    }
#endif
