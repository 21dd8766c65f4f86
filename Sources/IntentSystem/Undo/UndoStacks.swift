import AppIntents
import Synchronization

/// The changes that each person can undo (UND-1): one stack for each, which outlives their cards.
///
/// It is bounded: if there are too many persons, the least recently active one loses their stack.
final class UndoStacks: Sendable {
    private struct Stack {
        let manager: UndoManager
        var availability = UndoAvailability()
    }

    private struct State {
        var stacks: LRUCache<Person, Stack>
        var observers: [@Sendable (Person) -> Void] = []
    }

    private let levels: Int
    private let state: Mutex<State>

    init(_ limits: Limits) {
        levels = limits.undoLevels
        state = Mutex(State(stacks: LRUCache(limit: limits.undoStacks)))
    }

    /// Returns the stack of a person.
    @MainActor
    func manager(of person: Person) -> UndoManager {
        let person = person.account
        if let known = state.withLock({ $0.stacks[person]?.manager }) { return known }
        let manager = UndoManager()
        manager.levelsOfUndo = levels
        manager.onChange = { [weak self] manager in
            self?.note(
                UndoAvailability(canUndo: manager.canUndo, canRedo: manager.canRedo), of: person)
        }
        state.withLock { $0.stacks[person] = Stack(manager: manager) }
        return manager
    }

    /// Removes the stack of a person.
    func forget(_ person: Person) {
        state.withLock { $0.stacks[person.account] = nil }
    }

    /// Removes the stack of the person whose data stores keep under a name.
    func forget(storedAs name: String) {
        state.withLock { $0.stacks.removeAll { $0.storedName == name } }
    }

    /// Returns whether a person can undo or redo something, without waiting for the main actor.
    func availability(for person: Person) -> UndoAvailability {
        state.withLock { $0.stacks[person.account]?.availability ?? UndoAvailability() }
    }

    /// Adds an observer of each change of what a person can undo or redo.
    func observe(_ observer: @escaping @Sendable (Person) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    private func note(_ availability: UndoAvailability, of person: Person) {
        let observers = state.withLock { state -> [@Sendable (Person) -> Void] in
            // A run may still use a removed manager.
            guard let known = state.stacks[person]?.availability, known != availability else {
                return []
            }
            state.stacks[person]?.availability = availability
            return state.observers
        }
        for observer in observers { observer(person) }
    }
}
