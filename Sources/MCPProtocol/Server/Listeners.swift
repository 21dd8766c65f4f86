import Synchronization

/// What those who listen may hear of.
enum Event: Sendable {
    case change(ServiceEvent)
    case task(TaskSnapshot)
}

/// Those who want to hear of changes, until they leave or the server closes.
final class Listeners: Sendable {
    struct Listener: Sendable {
        var hear: @Sendable (Event) -> Void
        /// Called once when the server closes.
        var leave: @Sendable () -> Void
    }

    private struct State {
        var listeners: [Int: Listener] = [:]
        var count = 0
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Adds a listener, after `greeting` and before anything it could hear.
    func add(_ listener: Listener, greeting: () -> Void = {}) -> Int {
        let (name, isClosed) = state.withLock { state in
            greeting()
            state.count += 1
            if !state.isClosed { state.listeners[state.count] = listener }
            return (state.count, state.isClosed)
        }
        if isClosed { listener.leave() }
        return name
    }

    func remove(_ name: Int) {
        state.withLock { _ = $0.listeners.removeValue(forKey: name) }
    }

    func deliver(_ event: Event) {
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.hear(event) }
    }

    func close() {
        let listeners = state.withLock { state in
            state.isClosed = true
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.leave() }
    }
}
