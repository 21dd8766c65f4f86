import Synchronization

/// The first of several outcomes, for one who waits; later ones are dropped.
package final class FirstOutcome<Success: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(CheckedContinuation<Success, any Error>)
        case ended(Result<Success, any Error>)
    }

    private let state = Mutex(State.open)

    /// Creates one that has no outcome yet.
    package init() {}

    /// The outcome; only one may ask for it.
    package var value: Success {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let outcome = state.withLock { state -> Result<Success, any Error>? in
                    if case .ended(let outcome) = state { return outcome }
                    state = .waiting(continuation)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        }
    }

    package var hasEnded: Bool {
        state.withLock { state in
            if case .ended = state { true } else { false }
        }
    }

    /// Ends with an outcome, unless there was one before.
    package func end(_ outcome: Result<Success, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Success, any Error>? in
            switch state {
            case .ended: return nil
            case .open:
                state = .ended(outcome)
                return nil
            case .waiting(let continuation):
                state = .ended(outcome)
                return continuation
            }
        }
        continuation?.resume(with: outcome)
    }
}
