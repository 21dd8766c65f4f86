import Synchronization

/// The first of several outcomes, for one who waits; later ones are dropped.
package final class FirstOutcome<Success: Sendable, Failure: Error>: Sendable {
    package typealias Outcome = Result<Success, Failure>

    private enum State {
        case open
        case waiting(CheckedContinuation<Outcome, Never>)
        case ended(Outcome)
    }

    private let state = Mutex(State.open)

    /// Creates one that has no outcome yet.
    package init() {}

    /// The outcome; only one may ask for it.
    package var value: Success {
        get async throws(Failure) {
            try await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> Outcome? in
                    if case .ended(let outcome) = state { return outcome }
                    state = .waiting(continuation)
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }.get()
        }
    }

    package var hasEnded: Bool {
        state.withLock { state in
            if case .ended = state { true } else { false }
        }
    }

    /// Ends with an outcome, unless there was one before.
    package func end(_ outcome: Outcome) {
        let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            if case .ended = state { return nil }
            defer { state = .ended(outcome) }
            return if case .waiting(let continuation) = state { continuation } else { nil }
        }
        continuation?.resume(returning: outcome)
    }
}
