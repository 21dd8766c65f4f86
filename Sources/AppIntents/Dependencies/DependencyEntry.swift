import Foundation
import Synchronization

/// One registered dependency and, after its first use, its value.
package final class DependencyEntry: Sendable {
    /// The closure that creates the value.
    package enum Provider: Sendable {
        case immediate(@Sendable () throws -> any Sendable)
        case deferred(@Sendable () async throws -> any Sendable)
    }

    private enum State {
        case waiting
        case loading(Task<any Sendable, any Error>)
        case loaded(any Sendable)
    }

    private let provider: Provider
    private let state = Mutex(State.waiting)
    /// Recursive, because a provider may itself read other dependencies of the registry.
    private let making = NSRecursiveLock()

    init(_ provider: Provider) {
        self.provider = provider
    }

    private var loaded: (any Sendable)? {
        state.withLock { if case .loaded(let value) = $0 { value } else { nil } }
    }

    /// The value if it is available without waiting; `nil` while an asynchronous provider has not
    /// been awaited.
    package func immediateValue() throws -> (any Sendable)? {
        if let loaded { return loaded }
        guard case .immediate(let make) = provider else { return nil }
        return try making.withLock {
            if let loaded { return loaded }
            let value = try make()
            state.withLock { $0 = .loaded(value) }
            return value
        }
    }

    /// The value, awaited; every caller gets the same one.
    package func value() async throws -> any Sendable {
        if let value = try immediateValue() { return value }
        guard case .deferred(let make) = provider else {
            // `immediateValue` never gives `nil` for an immediate provider.
            throw CancellationError()
        }
        let task = state.withLock { state -> Task<any Sendable, any Error> in
            switch state {
            case .loading(let task): return task
            case .loaded(let value): return Task { value }
            case .waiting:
                let task = Task { try await make() }
                state = .loading(task)
                return task
            }
        }
        do {
            let value = try await task.value
            state.withLock { $0 = .loaded(value) }
            return value
        } catch {
            // Removes only the load that failed: a later caller may have started another one
            // already (DEP-6).
            state.withLock { state in
                if case .loading(task) = state { state = .waiting }
            }
            throw error
        }
    }
}
