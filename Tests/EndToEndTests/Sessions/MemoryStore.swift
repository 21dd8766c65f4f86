import IntentSystem
import Synchronization

/// A store that outlives a system, but not a test.
final class MemoryStore: SessionStore {
    private let cards = Mutex<[SessionID: StoredCard]>([:])

    func card(of session: SessionID) async throws -> StoredCard? {
        cards.withLock { $0[session] }
    }

    func save(_ card: StoredCard?, for session: SessionID) async throws {
        cards.withLock { $0[session] = card }
    }

    var isEmpty: Bool { cards.withLock { $0.isEmpty } }
}
