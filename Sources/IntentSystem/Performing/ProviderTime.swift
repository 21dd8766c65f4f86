package import _Time

/// A provider took longer than it may.
package struct ProviderTimedOut: Error, Hashable, Sendable {
    package let limit: Duration
}

/// Does what a provider is asked for, and gives it up after a time; what it gives after that is dropped.
package func inTime<Success: Sendable>(
    _ limit: Duration, _ deadlines: DeadlineQueue,
    _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
    let outcome = FirstOutcome<Success>()
    let task = Task.detached {
        do {
            outcome.end(.success(try await work()))
        } catch {
            outcome.end(.failure(error))
        }
    }
    let deadline = deadlines.schedule(after: limit) {
        outcome.end(.failure(ProviderTimedOut(limit: limit)))
        task.cancel()
    }
    defer { deadlines.cancel(deadline) }
    return try await outcome.value
}
