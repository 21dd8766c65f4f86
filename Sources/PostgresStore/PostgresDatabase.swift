#if Postgres
    import Foundation
    import IntentSystem
    package import _Postgres

    /// The database of an app, from which its stores are made.
    ///
    /// It connects when something is read or written. Bytes of files are elsewhere (Decisions/0125).
    public final class PostgresDatabase: Sendable {
        /// A change between a database that can be reached and one that can't, for the log.
        public enum Change: Sendable, Hashable {
            /// The database can't be used, or takes no changes; the text says why, and what to do.
            case away(String)
            /// The database can be used again; the text says which.
            case back(String)
        }

        package let pool: PostgresPool
        let address: PostgresAddress
        let timeouts: PostgresTimeouts
        /// The channel on which the nodes of the app hear of one another: the name of its schema.
        package let channel: String
        /// The name of this node, by which it knows its own words.
        let node = UUID().uuidString
        private let recovery = PostgresRecovery()
        private let onChange: @Sendable (Change) -> Void

        /// Creates the database at an address such as `postgres://user@host/database`.
        ///
        /// Throws an error whose description is for the person who started the program, and has no
        /// password.
        public convenience init(
            at address: String, app: String,
            onChange: @escaping @Sendable (Change) -> Void = { _ in }
        ) throws {
            try self.init(at: address, app: app, timeouts: PostgresTimeouts(), onChange: onChange)
        }

        package init(
            at address: String, app: String, timeouts: PostgresTimeouts,
            surroundings: PostgresPool.Surroundings = .init(),
            onChange: @escaping @Sendable (Change) -> Void = { _ in }
        ) throws {
            let schema = PostgresSchema.stores(of: app)
            self.onChange = onChange
            let address = try PostgresAddress(address)
            self.address = address
            self.timeouts = timeouts
            channel = schema.name
            pool = PostgresPool(
                address, timeouts: timeouts, surroundings: surroundings,
                onChange: { [recovery] change in
                    switch change {
                    case .away(let problem):
                        onChange(.away(problem.description))
                        recovery.begin()
                    case .back(let address): onChange(.back("The database \(address) is back."))
                    }
                },
                prepare: { connection throws(PostgresProblem) in try schema.prepare(connection) })
            recovery.watch(pool)
        }

        /// Returns whether a text is the address of such a database.
        public static func isAddress(_ text: String) -> Bool { PostgresAddress.isOne(text) }

        /// Connects and brings the tables up to date.
        ///
        /// Returns `false` if the database can't be reached now; throws if waiting can't help, such as for
        /// tables of a later version.
        public func begin() async throws -> Bool {
            do {
                _ = try await read(PostgresStatement("SELECT 1"), of: nil)
                return true
            } catch let problem as PostgresProblem where problem.mayPass {
                return false
            }
        }

        /// Returns whether the database takes changes now, as far as is known.
        public func isWritable() async -> Bool {
            guard recovery.refusal == nil else { return false }
            let rows = try? await pool.performAside(mayRepeat: true) {
                connection throws(PostgresProblem) in
                try connection.perform(
                    PostgresStatement(
                        "SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'"
                    ))
            }
            guard let isWritable = rows?.first?.bool(0) else { return false }
            if !isWritable { note(PostgresProblem(.readOnly, at: pool.address)) }
            return isWritable
        }

        /// The last attempt to reach the database failed, or it takes no changes at present.
        public var isAway: Bool { pool.problem != nil || recovery.refusal != nil }

        /// Notes that the database can be reached and takes no changes, until it does again.
        private func note(_ problem: PostgresProblem) {
            let isFirst = recovery.begin(refused: problem) { [onChange, address = pool.address] in
                onChange(.back("The database \(address) takes changes again."))
            }
            if isFirst { onChange(.away(problem.description)) }
        }

        // MARK: - Statements

        /// Reads as a person, or as the app for everyone; the thread waits.
        func readNow(
            _ statement: PostgresStatement, after others: [PostgresStatement] = [],
            of person: String?
        ) throws(PostgresProblem) -> [PostgresRow] {
            try pool.perform(mayRepeat: true) { connection throws(PostgresProblem) in
                try connection.perform([Self.scope(person)] + others + [statement]).last ?? []
            }
        }

        func read(
            _ statement: PostgresStatement, of person: String?
        ) async throws -> [PostgresRow] {
            try await read([statement], of: person)
        }

        /// Performs statements in one exchange, and returns the rows of the last one.
        func read(
            _ statements: [PostgresStatement], of person: String?
        ) async throws -> [PostgresRow] {
            do {
                return try await pool.performAside(mayRepeat: true) {
                    connection throws(PostgresProblem) in
                    try connection.perform([Self.scope(person)] + statements).last ?? []
                }
            } catch let problem as PostgresProblem {
                // One that took too long may be a long list.
                if [.full, .readOnly].contains(problem.kind) { note(problem) }
                throw problem
            }
        }

        /// Writes in one transaction and one exchange; returns the rows of each statement.
        ///
        /// Each statement is performed as its person, or as the app for everyone, and must have the same
        /// effect when it is done twice. With the transaction the other nodes hear of the `change`. The
        /// thread waits.
        @discardableResult
        func writeNow(
            _ changes: [(person: String?, statement: PostgresStatement)],
            announcing change: NodeChange? = nil
        ) throws(PostgresProblem) -> [[PostgresRow]] {
            var places: [Int] = []
            var statements: [PostgresStatement] = []
            var last: String??
            for (person, statement) in changes {
                if last != .some(person) { statements.append(Self.scope(person)) }
                last = person
                places.append(statements.count)
                statements.append(statement)
            }
            guard !statements.isEmpty else { return [] }
            if let change { statements += notices(of: [change]) }
            do throws(PostgresProblem) {
                let rows = try pool.perform(mayRepeat: true) { connection throws(PostgresProblem) in
                    try connection.perform(statements)
                }
                return places.map { rows[$0] }
            } catch {
                if [.full, .readOnly, .slow].contains(error.kind) { note(error) }
                throw error
            }
        }

        /// The statement that decides whose rows the transaction sees (row security).
        static func scope(_ person: String?) -> PostgresStatement {
            PostgresStatement(
                """
                SELECT set_config('oai.person', $1, true), set_config('oai.everyone', $2, true)
                """, .text(person.map(StoredText.encoded) ?? ""),
                .text(person == nil ? "on" : "off"))
        }
    }

    extension PostgresProblem {
        /// The problem may be over in a while without anybody's work here.
        fileprivate var mayPass: Bool {
            switch kind {
            case .address, .newer, .otherApp, .oldServer: false
            default: true
            }
        }
    }
#endif
