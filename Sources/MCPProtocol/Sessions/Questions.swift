import NIOCore
import Synchronization
import _JSON

/// Requests of ours to a client that keeps a session, until they are answered.
final class Questions: Sendable {
    private struct State {
        var waiting: [Int: Gate<JSONValue?>] = [:]
        var count = 0
    }

    private let capacity: Capacity
    private let deadlines: Deadlines
    private let lifetime: Duration
    private let state = Mutex(State())

    init(capacity: Capacity, lifetime: Duration, deadlines: Deadlines) {
        self.capacity = capacity
        self.lifetime = lifetime
        self.deadlines = deadlines
    }

    /// Sends a request and waits for the result; `nil` if the client answers with an error.
    ///
    /// Where the wait ends before, the client is told that no answer is needed any more.
    func ask(
        _ method: String, through outlet: any Outlet,
        _ parameters: (inout JSONWriter) -> Void
    ) async throws -> JSONValue? {
        guard capacity.take() else { throw MCPError.tooManyQuestions(limit: capacity.limit) }
        defer { capacity.giveBack() }
        let gate = Gate<JSONValue?>()
        let number = state.withLock { state in
            state.count += 1
            state.waiting[state.count] = gate
            return state.count
        }
        let deadline = deadlines.after(lifetime) { gate.open(.failure(Unanswered.late)) }
        defer {
            deadlines.takeBack(deadline)
            state.withLock { _ = $0.waiting.removeValue(forKey: number) }
        }
        outlet.send(Message.request(.integer(number), method, parameters))
        do {
            return try await gate.pass()
        } catch {
            outlet.send(
                Message.notification("notifications/cancelled") { writer in
                    writer.member("requestId", number)
                    writer.member("reason", "The answer is not needed any more.")
                })
            throw error
        }
    }

    /// Ends the wait for all answers: the client is gone.
    func giveUp() {
        let gates = state.withLock { Array($0.waiting.values) }
        for gate in gates { gate.open(.failure(CancellationError())) }
    }

    /// Takes an answer; one that nobody waits for is passed over.
    func answer(_ response: IncomingResponse) {
        guard case .integer(let number) = response.id else { return }
        let gate = state.withLock { $0.waiting[number] }
        gate?.open(.success(response.result))
    }
}

/// Why a client's input is missing.
enum Unanswered: Error, Equatable {
    /// Nobody answered in time.
    case late
    /// The client answered with an error, or with something else than was asked.
    case refused(method: String)
}
