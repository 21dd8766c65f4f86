import Foundation
public import IntentSystem
import Synchronization

/// A store of cards and widgets that outlives a system, but not a test.
///
/// It keeps them as JSON, as a database does: only what was encoded comes back.
public final class MemoryStore: SessionStore, BoardStore {
    private let cards = Mutex<[SessionID: Data]>([:])

    private let boards = Mutex<[String: Data]>([:])
    private let full = Mutex(false)

    /// Creates an empty store.
    public init() {}

    /// Writing fails.
    public var isFull: Bool {
        get { full.withLock { $0 } }
        set { full.withLock { $0 = newValue } }
    }

    /// The store contains no card.
    public var isEmpty: Bool { cards.withLock { $0.isEmpty } }

    /// Returns the card that a session showed last.
    public func card(of session: SessionID) async throws -> StoredCard? {
        try cards.withLock { $0[session] }
            .map { try StoredCard(json: $0) }
    }

    /// Saves or removes the newest card of each of some sessions.
    public func save(_ new: [SessionID: StoredCard?]) throws {
        if isFull { throw MemorySettings.Full() }
        let written = try new.mapValues { card in
            try card.map { try $0.json() }
        }
        cards.withLock { cards in
            for (session, data) in written { cards[session] = data }
        }
    }

    /// Returns the widgets of a person.
    public func board(of person: String) throws -> BoardContents? {
        try boards.withLock { $0[person] }
            .map { try JSONDecoder().decode(BoardContents.self, from: $0) }
    }

    /// Saves the widgets of a person.
    public func save(_ board: BoardContents, of person: String) throws {
        if isFull { throw MemorySettings.Full() }
        let data = try JSONEncoder().encode(board)
        boards.withLock { $0[person] = data }
    }

    /// Renames the widgets of a person.
    public func setAside(_ person: String) throws {
        if isFull { throw MemorySettings.Full() }
        boards.withLock { $0[person + ".aside"] = $0.removeValue(forKey: person) }
    }
}
