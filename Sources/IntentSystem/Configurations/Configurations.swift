package import AppIntents
import Synchronization

/// The parameters that people gave to the intents that configure widgets and controls.
///
/// It is bounded as the stacks of undo are: of too many persons, the one who configured nothing for the
/// longest time loses theirs.
package final class Configurations: Sendable {
    private struct State {
        var recipes: [UndoPerson: [ObjectIdentifier: Recipe]] = [:]
        /// Who configured something least recently comes first.
        var order: [UndoPerson] = []
        var observers: [@Sendable (any AppIntent.Type) -> Void] = []
    }

    private let persons: Int
    private let state = Mutex(State())

    init(_ limits: Limits) {
        persons = limits.undoStacks
    }

    /// The parameters that a person gave; `nil` where they gave none.
    package func recipe(of type: any AppIntent.Type, for person: UndoPerson) -> Recipe? {
        state.withLock { $0.recipes[person]?[ObjectIdentifier(type)] }
    }

    /// Keeps what a person gave.
    package func keep(_ recipe: Recipe, for person: UndoPerson) {
        let observers = state.withLock { state in
            state.recipes[person, default: [:]][ObjectIdentifier(recipe.type)] = recipe
            state.order.removeAll { $0 == person }
            state.order.append(person)
            if state.order.count > persons { state.recipes[state.order.removeFirst()] = nil }
            return state.observers
        }
        for observer in observers { observer(recipe.type) }
    }

    /// Tells an observer of each intent for which a person gave parameters.
    package func observe(_ observer: @escaping @Sendable (any AppIntent.Type) -> Void) {
        state.withLock { $0.observers.append(observer) }
    }
}
