import AppIntents
import Synchronization

/// A person who can take back what was done for them.
package enum UndoPerson: Sendable, Hashable {
    /// The one to whom the program belongs: commands and assistants act for them.
    case owner
    /// The person of a session.
    case session(SessionID)
}

/// The changes that each person can take back (UND-1): one stack for each, which outlives their cards.
///
/// It is bounded: of too many persons, the one who did nothing for the longest time loses theirs.
final class UndoStacks: Sendable {
    private struct State {
        var managers: [UndoPerson: UndoManager] = [:]
        /// Least recently used first.
        var order: [UndoPerson] = []
    }

    private let limits: Limits
    private let state = Mutex(State())

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// The stack of a person.
    @MainActor
    func manager(of person: UndoPerson) -> UndoManager {
        let known = state.withLock { state -> UndoManager? in
            guard let manager = state.managers[person] else { return nil }
            if state.order.last != person {
                state.order.removeAll { $0 == person }
                state.order.append(person)
            }
            return manager
        }
        if let known { return known }
        let manager = UndoManager()
        manager.levelsOfUndo = limits.undoLevels
        state.withLock { state in
            state.managers[person] = manager
            state.order.append(person)
            if state.order.count > limits.undoStacks {
                state.managers[state.order.removeFirst()] = nil
            }
        }
        return manager
    }
}
