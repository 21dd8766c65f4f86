#if Postgres
    package import IntentSystem
    import Foundation
    import Synchronization
    import _Postgres

    /// The nodes of an app that share a database: what they tell one another, and what is one among them.
    ///
    /// A node hears its others over one further connection, and not itself.
    package final class PostgresNodes: StoreAnnouncements, NodeAgreement {
        private let database: PostgresDatabase
        private let listener = Mutex<PostgresListener?>(nil)
        private let onLost: @Sendable (String) -> Void

        /// Creates the nodes of a database; `onLost` is told once why nothing is heard at present.
        package init(
            _ database: PostgresDatabase, onLost: @escaping @Sendable (String) -> Void = { _ in }
        ) {
            self.database = database
            self.onLost = onLost
        }

        // MARK: - Telling and hearing

        package func announce(_ changes: Set<NodeChange>) async throws {
            let notices = database.notices(of: changes)
            guard !notices.isEmpty else { return }
            _ = try await database.pool.performAside(mayRepeat: true) {
                connection throws(PostgresProblem) in
                try connection.perform(notices)
            }
        }

        package func receive(_ receive: @escaping @Sendable (Set<NodeChange>) -> Void) {
            let new = PostgresListener(
                to: database.channel, at: database.address, timeouts: database.timeouts
            ) { [onLost, own = database.node] event in
                switch event {
                // The stores were read before, and another node may have changed them since.
                case .began(isFirst: true):
                    receive([.learned, .setting(nil), .board(nil), .index])
                case .began(isFirst: false): receive([.everything])
                case .heard(let payloads):
                    let notices = payloads.compactMap { NodeNotice(payload: $0) }
                    let changes = notices.filter { $0.from != own }
                        .flatMap(\.changes).compactMap { NodeChange(words: $0) }
                    if !changes.isEmpty { receive(Set(changes)) }
                case .lost(let problem): onLost(problem.description)
                }
            }
            listener.withLock { $0 = new }
        }

        // MARK: - Agreeing

        package func secret(
            _ name: String, orElse proposed: [UInt8]
        ) async throws -> [UInt8] {
            let key = PostgresValue.text(StoredText.encoded(name))
            let statements = [
                PostgresDatabase.scope(nil),
                PostgresStatement(
                    """
                    INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING
                    """, key, .bytes(Data(proposed))),
                PostgresStatement("SELECT value FROM secret WHERE name = $1", key),
            ]
            let results = try await database.pool.performAside(mayRepeat: true) {
                connection throws(PostgresProblem) in try connection.perform(statements)
            }
            guard let known = results.last?.first?.data(0) else {
                throw PostgresProblem(.damaged, at: database.pool.address)
            }
            return [UInt8](known)
        }

        package func claim(_ name: String, for time: Duration) async throws -> Bool {
            let statements = [
                // A few at a time, and none that another node removes at the moment.
                PostgresStatement(
                    """
                    DELETE FROM claim WHERE name IN (
                        SELECT name FROM claim WHERE until < now() ORDER BY until LIMIT 100
                        FOR UPDATE SKIP LOCKED)
                    """),
                // The same claimant may claim twice, so that a broken connection doesn't lose the claim.
                PostgresStatement(
                    """
                    INSERT INTO claim (name, claimant, until)
                    VALUES ($1, $2, now() + make_interval(secs => $3))
                    ON CONFLICT (name) DO UPDATE SET until = excluded.until
                    WHERE claim.claimant = excluded.claimant RETURNING true
                    """, .text(StoredText.encoded(name)), .uuid(UUID()),
                    .number(time / .seconds(1))),
            ]
            let results = try await database.pool.performAside(mayRepeat: true) {
                connection throws(PostgresProblem) in try connection.perform(statements)
            }
            return results.last?.first?.bool(0) == true
        }
    }

    extension PostgresDatabase {
        /// The statements that tell the other nodes of changes.
        func notices(of changes: Set<NodeChange>) -> [PostgresStatement] {
            NodeNotice.payloads(of: changes, from: node).map { payload in
                PostgresStatement("SELECT pg_notify($1, $2)", .text(channel), .text(payload))
            }
        }
    }
#endif
