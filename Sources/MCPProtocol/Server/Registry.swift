import Synchronization

/// A list of elements that are added and removed, until it is closed.
final class Registry<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Int: Element] = [:]
        var count = 0
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Adds an element and returns the number with which to remove it; `nil` if the registry is
    /// closed.
    ///
    /// `greeting` runs before any event that reaches the element through the list.
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

    /// Closes the list and returns its elements.
    func close() -> [Element] {
        state.withLock { state in
            state.isClosed = true
            defer { state.elements = [:] }
            return Array(state.elements.values)
        }
    }
}
