import AppIntents
package import _Time

/// The error of a provider that took too long.
package struct ProviderTimedOut: Error, Hashable, Sendable {
    package let limit: Duration
}

/// Asks a provider, and abandons it after a time; a later answer is dropped.
///
/// A provider that is known to be brief is asked immediately, on the `executor` of the caller;
/// others are asked on the concurrency pool. With `endsWithCaller`, the provider is also abandoned when
/// the caller's task is cancelled.
package func inTime<Success: Sendable>(
    _ limit: Duration, _ deadlines: DeadlineQueue, on executor: (any TaskExecutor)? = nil,
    endsWithCaller: Bool = false, _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
    let asked = AskedProvider<Success>(limit: limit, deadlines: deadlines)
    let surroundings = AppSurroundings.current
    let person = Person.current
    let task =
        if let executor {
            Task.immediateDetached(executorPreference: executor) {
                await AppSurroundings.with(surroundings) {
                    await Person.$current.withValue(person) { await asked.answer(work) }
                }
            }
        } else {
            Task.detached {
                await AppSurroundings.with(surroundings) {
                    await Person.$current.withValue(person) { await asked.answer(work) }
                }
            }
        }
    guard endsWithCaller else { return try await asked.answered { task.cancel() } }
    return try await withTaskCancellationHandler {
        try await asked.answered { task.cancel() }
    } onCancel: {
        asked.abandon()
        task.cancel()
    }
}

/// Asks a provider that belongs on the main actor, as `inTime(_:_:_:)` does.
///
/// For a caller on the main actor it is asked immediately.
package func inTimeOnMainActor<Success: Sendable>(
    _ limit: Duration, _ deadlines: DeadlineQueue,
    _ work: @escaping @MainActor () async throws -> Success
) async throws -> Success {
    let asked = AskedProvider<Success>(limit: limit, deadlines: deadlines)
    let surroundings = AppSurroundings.current
    let person = Person.current
    let task = Task.immediateDetached { @MainActor in
        await AppSurroundings.with(surroundings) {
            await Person.$current.withValue(person) { await asked.answer(work) }
        }
    }
    return try await asked.answered { task.cancel() }
}

/// A request to a provider, and the time by which it must answer.
private struct AskedProvider<Success: Sendable>: Sendable {
    private let outcome = FirstOutcome<Result<Success, any Error>>()
    private let limit: Duration
    private let deadlines: DeadlineQueue
    /// The time by which the provider must answer, counted from the request, since the provider may
    /// run before a caller waits for it.
    private let due: Duration

    init(limit: Duration, deadlines: DeadlineQueue) {
        self.limit = limit
        self.deadlines = deadlines
        due = deadlines.now + limit
    }

    nonisolated(nonsending) func answer(_ work: () async throws -> Success) async {
        do {
            outcome.end(.success(try await work()))
        } catch {
            outcome.end(.failure(error))
        }
    }

    func abandon() { outcome.end(.failure(CancellationError())) }

    nonisolated(nonsending) func answered(
        orGiveUp giveUp: @escaping @Sendable () -> Void
    ) async throws -> Success {
        if outcome.hasEnded { return try await outcome.value.get() }
        let deadline = deadlines.schedule(after: due - deadlines.now) {
            outcome.end(.failure(ProviderTimedOut(limit: limit)))
            giveUp()
        }
        defer { deadlines.cancel(deadline) }
        return try await outcome.value.get()
    }
}
