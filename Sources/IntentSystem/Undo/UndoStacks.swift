import AppIntents
import Synchronization

/// The changes that each person can take back (UND-1): one stack for each, which outlives their cards.
///
/// It is bounded: of too many persons, the one who did nothing for the longest time loses theirs.
final class UndoStacks: Sendable {
    private struct State {
        var managers: [Person: UndoManager] = [:]
        var ways: [Person: UndoWays] = [:]
        var observers: [@Sendable (Person) -> Void] = []
        /// Least recently used first.
        var order: [Person] = []
    }

    private let limits: Limits
    private let state = Mutex(State())

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// The stack of a person.
    @MainActor
    func manager(of person: Person) -> UndoManager {
        let person = person.account
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
        manager.onChange = { [weak self] manager in
            self?.note(UndoWays(canUndo: manager.canUndo, canRedo: manager.canRedo), of: person)
        }
        state.withLock { state in
            state.managers[person] = manager
            state.order.append(person)
            if state.order.count > limits.undoStacks {
                let forgotten = state.order.removeFirst()
                state.managers[forgotten] = nil
                state.ways[forgotten] = nil
            }
        }
        return manager
    }

    /// The ways that a person has now, without waiting for the main actor.
    func ways(of person: Person) -> UndoWays {
        state.withLock { $0.ways[person.account] ?? UndoWays() }
    }

    /// Tells an observer of each change of the ways of a person.
    func observe(_ observer: @escaping @Sendable (Person) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    private func note(_ ways: UndoWays, of person: Person) {
        let observers = state.withLock { state -> [@Sendable (Person) -> Void] in
            // A manager that was given up may still be in the hands of a run.
            guard state.managers[person] != nil, state.ways[person] ?? UndoWays() != ways else {
                return []
            }
            state.ways[person] = ways
            return state.observers
        }
        for observer in observers { observer(person) }
    }
}
