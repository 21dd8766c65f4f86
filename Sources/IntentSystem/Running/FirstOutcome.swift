import Synchronization

/// The first of several outcomes, for one waiter; later ones are dropped.
final class FirstOutcome<Outcome: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(CheckedContinuation<Outcome, Never>)
        case ended(Outcome)
    }

    private let state = Mutex(State.open)

    /// The outcome; only one task may await it.
    var value: Outcome {
        get async {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> Outcome? in
                    if case .ended(let outcome) = state { return outcome }
                    state = .waiting(continuation)
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        }
    }

    var hasEnded: Bool {
        state.withLock { state in
            if case .ended = state { true } else { false }
        }
    }

    /// Sets the outcome, unless there was one before.
    func end(_ outcome: Outcome) {
        let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            if case .ended = state { return nil }
            defer { state = .ended(outcome) }
            return if case .waiting(let continuation) = state { continuation } else { nil }
        }
        continuation?.resume(returning: outcome)
    }
}
