import Synchronization

/// A value for which one task waits, and which another task sets, in either order.
package final class Promise<Value: Sendable>: Sendable {
    private enum State {
        case empty
        case awaited(CheckedContinuation<Value, any Error>)
        case complete(Result<Value, any Error>)
        case taken
    }

    private let state = Mutex(State.empty)

    package init() {}

    /// Sets the value, or the error to throw instead; only the first call has an effect.
    package func complete(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .empty:
                state = .complete(result)
                return nil
            case .awaited(let continuation):
                state = .taken
                return continuation
            case .complete, .taken: return nil
            }
        }
        continuation?.resume(with: result)
    }

    /// Takes the value if it is set already.
    func valueIfComplete() throws -> Value? {
        let result: Result<Value, any Error>? = state.withLock { state in
            guard case .complete(let result) = state else { return nil }
            state = .taken
            return result
        }
        return try result?.get()
    }

    /// Waits for the value, which can be taken once.
    ///
    /// Cancellation completes the promise with an error.
    package func value() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Value, any Error>? = state.withLock { state in
                    switch state {
                    case .empty:
                        state = .awaited(continuation)
                        return nil
                    case .complete(let result):
                        state = .taken
                        return result
                    case .awaited, .taken: return .failure(CancellationError())
                    }
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            complete(.failure(CancellationError()))
        }
    }
}
