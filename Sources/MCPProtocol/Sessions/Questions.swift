import NIOCore
import Synchronization
import _JSON
import _Time

/// The open requests of ours to a client with a session.
final class Questions: Sendable {
    private struct State {
        var waiting: [Int: Promise<JSONValue?>] = [:]
        var count = 0
    }

    private let limit: ConcurrencyLimit
    private let deadlines: DeadlineQueue
    private let lifetime: Duration
    private let state = Mutex(State())

    init(limit: ConcurrencyLimit, lifetime: Duration, deadlines: DeadlineQueue) {
        self.limit = limit
        self.lifetime = lifetime
        self.deadlines = deadlines
    }

    /// Sends a request and waits for the result; `nil` if the client answers with an error.
    ///
    /// If the wait ends earlier, the client is informed that no answer is needed any more.
    func ask(
        _ method: String, through outlet: any Outlet,
        _ parameters: (inout JSONWriter) -> Void
    ) async throws -> JSONValue? {
        guard limit.acquire() else { throw MCPError.tooManyQuestions(limit: limit.limit) }
        defer { limit.release() }
        let promise = Promise<JSONValue?>()
        let number = state.withLock { state in
            state.count += 1
            state.waiting[state.count] = promise
            return state.count
        }
        let deadline = deadlines.schedule(after: lifetime) {
            promise.complete(.failure(Unanswered.late))
        }
        defer {
            deadlines.cancel(deadline)
            state.withLock { _ = $0.waiting.removeValue(forKey: number) }
        }
        outlet.send(Message.request(.integer(number), method, parameters))
        do {
            return try await promise.value()
        } catch {
            outlet.send(
                Message.notification("notifications/cancelled") { writer in
                    writer.member("requestId", number)
                    writer.member("reason", "The answer is not needed any more.")
                })
            throw error
        }
    }

    /// Ends the wait for all answers, because the client has disconnected.
    func giveUp() {
        let promises = state.withLock { Array($0.waiting.values) }
        for promise in promises { promise.complete(.failure(CancellationError())) }
    }

    /// Takes an answer, and ignores one for which no caller waits.
    func receive(_ response: IncomingResponse) {
        guard case .integer(let number) = response.id else { return }
        let promise = state.withLock { $0.waiting[number] }
        promise?.complete(.success(response.result))
    }
}

/// The reason why a client's input is missing.
enum Unanswered: Error, Equatable {
    /// No answer came in time.
    case late
    /// The client answered with an error, or with an unexpected result.
    case refused(method: String)
}
