import Synchronization

/// A list of things that come and go, until it is closed.
final class Registry<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Int: Element] = [:]
        var count = 0
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Adds an element and returns the number to remove it by; `nil` if the registry is closed.
    ///
    /// `greeting` comes before all that happens to the element because it is in the list.
    func add(_ element: Element, after greeting: () -> Void = {}) -> Int? {
        state.withLock { state in
            greeting()
            if state.isClosed { return nil }
            state.count += 1
            state.elements[state.count] = element
            return state.count
        }
    }

    func remove(_ number: Int) {
        _ = state.withLock { $0.elements.removeValue(forKey: number) }
    }

    var elements: [Element] { state.withLock { Array($0.elements.values) } }

    /// Empties the list for good and returns what was in it.
    func close() -> [Element] {
        state.withLock { state in
            state.isClosed = true
            defer { state.elements = [:] }
            return Array(state.elements.values)
        }
    }
}
