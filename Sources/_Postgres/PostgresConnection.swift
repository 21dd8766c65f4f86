#if Postgres
    import CPostgres
    import Foundation

    /// A connection to a server, over libpq's non-blocking calls once it is made.
    ///
    /// It waits for a time that ends, on the thread that calls it.
    // Safe: a connection belongs to one place of a pool, which one caller has at a time.
    package final class PostgresConnection: @unchecked Sendable {
        /// The oldest version of the server whose statements these are.
        package static let oldestServer = 13

        let handle: OpaquePointer
        private let address: PostgresAddress
        private let timeouts: PostgresTimeouts
        /// The names of the statements that the server has prepared.
        private var prepared: [String: String] = [:]
        /// Nothing can be done with the connection any more.
        private(set) var isBroken = false

        /// Connects; throws if that takes too long.
        init(to address: PostgresAddress, _ timeouts: PostgresTimeouts) throws(PostgresProblem) {
            self.address = address
            self.timeouts = timeouts
            handle = try address.connected(timeout: timeouts.connectSeconds)
            // If one of these throws, `deinit` frees the handle.
            guard PQstatus(handle) == CONNECTION_OK else { throw refused() }
            let version = Int(PQserverVersion(handle)) / 10_000
            guard version >= Self.oldestServer else { throw problem(.oldServer(version)) }
            guard PQsetnonblocking(handle, 1) == 0 else { throw lost() }
            try script(timeouts.settings)
        }

        deinit { PQfinish(handle) }

        /// The problem of a server that can't be reached, or takes no connection.
        private func refused() -> PostgresProblem {
            isBroken = true
            let message = address.cleaned(String(cString: PQerrorMessage(handle)))
            // libpq has no state of SQL here, but says in which step it failed.
            let isHere = PQsocket(handle) >= 0 || message.contains("FATAL:")
            let isStarting = ["starting up", "shutting down", "recovery", "too many", "slots"]
                .contains { message.contains($0) }
            let isRefusal = [
                "authentication", "does not exist", "pg_hba", "password", "SSL", "role",
            ]
            .contains { message.contains($0) }
            return problem(isHere && isRefusal && !isStarting ? .refused : .away, message)
        }

        /// The address of the database, without its password.
        var place: String { address.description }

        // MARK: - Statements

        /// Performs statements in one transaction, and in one exchange with the server: all of them,
        /// or none if this throws.
        ///
        /// If the connection breaks after they were sent, it isn't known which of both.
        package func perform(
            _ statements: [PostgresStatement], within time: Duration? = nil
        ) throws(PostgresProblem) -> [[PostgresRow]] {
            guard !isBroken else { throw problem(.away) }
            let deadline = ContinuousClock.now + (time ?? timeouts.answer)
            guard PQenterPipelineMode(handle) == 1 else { throw lost() }
            var steps: [Step] = []
            for statement in statements { try send(statement, &steps) }
            guard PQpipelineSync(handle) == 1 else { throw lost() }
            try flush(until: deadline)
            let results = try receive(steps, until: deadline)
            guard PQexitPipelineMode(handle) == 1 else { throw lost() }
            return results
        }

        /// Performs one statement.
        package func perform(_ statement: PostgresStatement) throws(PostgresProblem)
            -> [PostgresRow]
        {
            try perform([statement]).first ?? []
        }

        /// Performs several statements without values; without a transaction of their own, they are one.
        package func script(
            _ sql: String, within time: Duration? = nil
        ) throws(PostgresProblem) {
            guard !isBroken else { throw problem(.away) }
            let deadline = ContinuousClock.now + (time ?? timeouts.answer)
            guard PQsendQuery(handle, sql) == 1 else { throw lost() }
            try flush(until: deadline)
            var first: PostgresProblem?
            while let result = try nextResult(until: deadline) {
                defer { PQclear(result) }
                first = first ?? failure(in: result)
            }
            if let first { throw first }
        }

        /// A message that the server answers to.
        private enum Step {
            case prepare(sql: String, name: String)
            case run
        }

        private func send(
            _ statement: PostgresStatement, _ steps: inout [Step]
        ) throws(PostgresProblem) {
            let name: String
            let isSent = steps.contains {
                if case .prepare(statement.sql, _) = $0 { true } else { false }
            }
            if let known = prepared[statement.sql] {
                name = known
            } else {
                name = Self.name(of: statement.sql)
                if !isSent {
                    let types = statement.values.map { Oid($0.type) }
                    guard
                        PQsendPrepare(handle, name, statement.sql, Int32(types.count), types) == 1
                    else { throw lost() }
                    steps.append(.prepare(sql: statement.sql, name: name))
                }
            }
            guard Self.send(name, statement.values, to: handle) else { throw lost() }
            steps.append(.run)
        }

        /// The statements are few and known, and their names differ within a connection.
        private static func name(of sql: String) -> String {
            let digest = sql.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
                ($0 ^ UInt64($1)) &* 1_099_511_628_211
            }
            return "s\(String(digest, radix: 36))"
        }

        private static func send(
            _ name: String, _ values: [PostgresValue], to handle: OpaquePointer
        ) -> Bool {
            let contents = values.map(\.bytes)
            let all = contents.flatMap { $0 ?? [] }
            let lengths = contents.map { Int32($0?.count ?? 0) }
            let formats = [Int32](repeating: 1, count: values.count)
            return all.withUnsafeBytes { bytes in
                // An empty buffer may have no address, but an empty value is no null.
                withUnsafePointer(to: CChar(0)) { empty in
                    var offset = 0
                    let pointers = contents.map { content -> UnsafePointer<CChar>? in
                        guard let content else { return nil }
                        defer { offset += content.count }
                        guard let start = bytes.baseAddress else { return empty }
                        return (start + offset).assumingMemoryBound(to: CChar.self)
                    }
                    return PQsendQueryPrepared(
                        handle, name, Int32(values.count), pointers, lengths, formats, 1) == 1
                }
            }
        }

        private func receive(
            _ steps: [Step], until deadline: ContinuousClock.Instant
        ) throws(PostgresProblem) -> [[PostgresRow]] {
            var results: [[PostgresRow]] = []
            var first: PostgresProblem?
            for step in steps {
                while let result = try nextResult(until: deadline) {
                    defer { PQclear(result) }
                    let failure = failure(in: result)
                    first = first ?? failure
                    if isBroken { throw first ?? lost() }
                    guard failure == nil else { continue }
                    switch step {
                    case .prepare(let sql, let name):
                        if PQresultStatus(result) == PGRES_COMMAND_OK { prepared[sql] = name }
                    case .run: results.append(Self.rows(of: result))
                    }
                }
            }
            // The end of the exchange.
            guard let end = try nextResult(until: deadline) else { throw lost() }
            defer { PQclear(end) }
            // A constraint may be checked, or the commit fail, only now.
            if PQresultStatus(end) != PGRES_PIPELINE_SYNC {
                first = first ?? failure(in: end) ?? lost()
            }
            if let first {
                // What follows a commit that failed would be taken for the answers to the next exchange.
                if PQexitPipelineMode(handle) != 1 { isBroken = true }
                throw first
            }
            return results
        }

        private static func rows(of result: OpaquePointer) -> [PostgresRow] {
            let columns = PQnfields(result)
            return (0..<PQntuples(result)).map { row in
                PostgresRow(
                    columns: (0..<columns).map { column in
                        guard PQgetisnull(result, row, column) == 0,
                            let value = PQgetvalue(result, row, column)
                        else { return nil }
                        return Data(bytes: value, count: Int(PQgetlength(result, row, column)))
                    })
            }
        }

        // MARK: - Waiting

        private func flush(until deadline: ContinuousClock.Instant) throws(PostgresProblem) {
            while true {
                switch PQflush(handle) {
                case 0: return
                case 1:
                    // The server may wait until its answers are read.
                    guard try wait(for: Int16(POLLIN | POLLOUT), until: deadline) else {
                        throw late()
                    }
                    guard PQconsumeInput(handle) == 1 else { throw lost() }
                default: throw lost()
                }
            }
        }

        private func nextResult(
            until deadline: ContinuousClock.Instant
        ) throws(PostgresProblem) -> OpaquePointer? {
            while PQisBusy(handle) == 1 {
                guard try wait(for: Int16(POLLIN), until: deadline) else { throw late() }
                guard PQconsumeInput(handle) == 1 else { throw lost() }
                // What isn't sent yet may be what the server waits for.
                guard PQflush(handle) >= 0 else { throw lost() }
            }
            return PQgetResult(handle)
        }

        /// Waits for the socket; returns `false` when the time is over.
        func wait(
            for events: Int16, until deadline: ContinuousClock.Instant
        ) throws(PostgresProblem) -> Bool {
            while true {
                let rest = ContinuousClock.now.duration(to: deadline)
                guard rest > .zero else { return false }
                let milliseconds = min(rest / .milliseconds(1), 60_000).rounded(.up)
                var socket = pollfd(fd: PQsocket(handle), events: events, revents: 0)
                guard socket.fd >= 0 else { throw lost() }
                let count = poll(&socket, 1, Int32(milliseconds))
                if count > 0 { return true }
                if count < 0, errno != EINTR { throw lost() }
            }
        }

        // MARK: - Problems

        private func failure(in result: OpaquePointer) -> PostgresProblem? {
            switch PQresultStatus(result) {
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_PIPELINE_SYNC, PGRES_EMPTY_QUERY:
                return nil
            // The statement before says why.
            case PGRES_PIPELINE_ABORTED: return nil
            default: break
            }
            // The primary message alone: the others may have values of people.
            let message = PQresultErrorField(result, 77).map { String(cString: $0) }
            guard let state = PQresultErrorField(result, 67).map({ String(cString: $0) }) else {
                return lost()
            }
            if PQstatus(handle) == CONNECTION_BAD || state.hasPrefix("57P") { isBroken = true }
            return PostgresProblem(
                state: state, message: address.cleaned(message ?? ""), at: address.description)
        }

        func problem(
            _ kind: PostgresProblem.Kind, _ detail: String? = nil
        ) -> PostgresProblem {
            PostgresProblem(kind, at: address.description, detail: detail)
        }

        func lost() -> PostgresProblem {
            isBroken = true
            return problem(.away, address.cleaned(String(cString: PQerrorMessage(handle))))
        }

        private func late() -> PostgresProblem {
            isBroken = true
            return problem(.slow, "no answer in time")
        }
    }
#endif
