import Synchronization

/// Lets one task through when it is opened, however early.
final class Gate<Value: Sendable>: Sendable {
    private enum State {
        case closed
        case awaited(CheckedContinuation<Value, any Error>)
        case open(Result<Value, any Error>)
        case passed
    }

    private let state = Mutex(State.closed)

    /// Opens the gate; only the first time counts.
    func open(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .closed:
                state = .open(result)
                return nil
            case .awaited(let continuation):
                state = .passed
                return continuation
            case .open, .passed: return nil
            }
        }
        continuation?.resume(with: result)
    }

    /// Passes the gate if it is open already.
    func passIfOpen() throws -> Value? {
        let result: Result<Value, any Error>? = state.withLock { state in
            guard case .open(let result) = state else { return nil }
            state = .passed
            return result
        }
        return try result?.get()
    }

    /// Waits for the gate to open.
    ///
    /// One task may, once. Cancellation opens the gate with an error.
    func pass() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Value, any Error>? = state.withLock { state in
                    switch state {
                    case .closed:
                        state = .awaited(continuation)
                        return nil
                    case .open(let result):
                        state = .passed
                        return result
                    case .awaited, .passed: return .failure(CancellationError())
                    }
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            open(.failure(CancellationError()))
        }
    }
}
