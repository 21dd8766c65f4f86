#if Postgres
    import Foundation
    import Synchronization
    import _Postgres

    /// The attempts to use a database again that is away or takes no changes, while nothing else asks for it.
    ///
    /// Actions are refused meanwhile, so that none of them would find out.
    final class PostgresRecovery: Sendable {
        private struct State {
            weak var pool: PostgresPool?
            var refusal: PostgresProblem?
        }

        /// The time between two looks; the pool decides which of them is an attempt to connect.
        private static let interval = Duration.milliseconds(500)
        /// As much as a large card, and not to be compressed: a disk without room takes what is small.
        private static let trialBytes = 32_768

        private let state = Mutex(State())

        func watch(_ pool: PostgresPool) { state.withLock { $0.pool = pool } }

        /// The reason why the database, which can be reached, takes no changes; `nil` if it does, as far as is
        /// known.
        var refusal: PostgresProblem? { state.withLock { $0.refusal } }

        /// Tries until the database is back, or nothing uses it any more.
        func begin() {
            Task.detached { [self] in
                while let pool = state.withLock({ $0.pool }), pool.problem != nil {
                    // The pool keeps the problem of an attempt that fails.
                    _ = try? await pool.performAside(mayRepeat: true) {
                        connection throws(PostgresProblem) in
                        try connection.perform(PostgresStatement("SELECT 1"))
                    }
                    guard (try? await Task.sleep(for: Self.interval)) != nil else { return }
                }
            }
        }

        /// Tries until the database takes changes, and calls `onEnd` then; returns `false` if it tries already.
        func begin(refused problem: PostgresProblem, onEnd: @escaping @Sendable () -> Void) -> Bool
        {
            let isFirst = state.withLock { state in
                defer { state.refusal = state.refusal ?? problem }
                return state.refusal == nil
            }
            guard isFirst else { return false }
            Task.detached { [self] in
                while let pool = state.withLock({ $0.pool }), await refuses(pool) {
                    guard (try? await Task.sleep(for: Self.interval)) != nil else { return }
                }
                state.withLock { $0.refusal = nil }
                onEnd()
            }
            return true
        }

        /// Writes a card, which is removed before anybody sees it: rights alone don't tell of a full disk.
        private func refuses(_ pool: PostgresPool) async -> Bool {
            let name = PostgresValue.text("trial \(UUID().uuidString)")
            let bytes = Data((0..<Self.trialBytes).map { _ in UInt8.random(in: 0...255) })
            let statements = [
                PostgresDatabase.scope(nil),
                PostgresStatement(
                    "INSERT INTO card (session, person, card) VALUES ($1, $1, $2)", name,
                    .bytes(bytes)),
                PostgresStatement("DELETE FROM card WHERE session = $1", name),
            ]
            do {
                _ = try await pool.performAside(mayRepeat: true) {
                    connection throws(PostgresProblem) in try connection.perform(statements)
                }
                return false
            } catch let problem as PostgresProblem {
                // What else is wrong with this card may not be wrong with those of people.
                return switch problem.kind {
                case .full, .readOnly, .slow, .away, .refused, .crowded, .conflict: true
                default: false
                }
            } catch {
                return false
            }
        }
    }
#endif
