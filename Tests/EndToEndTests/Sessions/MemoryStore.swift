import IntentSystem
import Synchronization

/// A store that outlives a system, but not a test.
final class MemoryStore: SessionStore {
    private let cards = Mutex<[SessionID: StoredCard?]>([:])

    func card(of session: SessionID) async throws -> StoredCard? {
        cards.withLock { $0[session] ?? nil }
    }

    func save(_ new: [SessionID: StoredCard?]) {
        cards.withLock { $0.merge(new) { _, newer in newer } }
    }

    var isEmpty: Bool { cards.withLock { $0.values.allSatisfy { $0 == nil } } }
}
