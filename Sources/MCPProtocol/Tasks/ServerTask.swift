import Foundation
import Synchronization

/// Long work whose state a client requests from time to time.
///
/// At first it is private, while its client still waits for the response; if that takes too long,
/// it becomes a task that clients can query.
final class ServerTask: Sendable {
    private struct State {
        var snapshot: TaskSnapshot
        var isPublished = false
        /// The number of times that the work has asked; part of the keys, which must be unique
        /// within a task.
        var rounds = 0
        /// The service's keys of the open questions.
        var serviceKeys: [String: String] = [:]
        var responses: [String: InputResponse] = [:]
        var answers: Promise<[String: InputResponse]>?
        var work: Task<Void, Never>?
    }

    let id: String
    let principal: Principal
    /// Completed when the work is done, asks, or takes longer than the client waits.
    let news = Promise<News>()
    private let state: Mutex<State>
    private let now: @Sendable () -> Date
    private let tell: @Sendable (TaskSnapshot) -> Void

    /// A change that ends the wait for a result.
    enum News: Sendable {
        case result(CallResult)
        case delay
    }

    init(
        _ snapshot: TaskSnapshot, principal: Principal, now: @escaping @Sendable () -> Date,
        tell: @escaping @Sendable (TaskSnapshot) -> Void
    ) {
        id = snapshot.id
        self.principal = principal
        state = Mutex(State(snapshot: snapshot))
        self.now = now
        self.tell = tell
    }

    var snapshot: TaskSnapshot { state.withLock(\.snapshot) }

    func begin(_ work: Task<Void, Never>) {
        let isOver = state.withLock { state in
            state.work = work
            return state.snapshot.status == .cancelled
        }
        if isOver { work.cancel() }
    }

    func publish() -> TaskSnapshot {
        state.withLock { state in
            state.isPublished = true
            return state.snapshot
        }
    }

    // MARK: - From the work

    /// Notes progress, and returns `true` if clients receive it through the task.
    func note(_ progress: Progress) -> Bool {
        let told: (Bool, TaskSnapshot?) = state.withLock { state in
            guard state.isPublished else { return (false, nil) }
            guard !state.snapshot.status.isFinal, let message = progress.message,
                message != state.snapshot.statusMessage
            else { return (true, nil) }
            state.snapshot.statusMessage = message
            state.snapshot.lastUpdatedAt = now()
            return (true, state.snapshot)
        }
        if let snapshot = told.1 { tell(snapshot) }
        return told.0
    }

    /// Asks the client and waits until everything is answered.
    func ask(
        _ requests: [(key: String, request: InputRequest)]
    ) async throws -> [String: InputResponse] {
        guard !requests.isEmpty else { return [:] }
        let promise = Promise<[String: InputResponse]>()
        change { state in
            state.rounds += 1
            state.serviceKeys = [:]
            state.responses = [:]
            state.answers = promise
            state.snapshot.status = .inputRequired
            state.snapshot.questions = requests.map { key, request in
                let unique = "\(state.rounds).\(key)"
                state.serviceKeys[unique] = key
                return (unique, request)
            }
        }
        // A caller that waits for the result could wait forever.
        news.complete(.success(.delay))
        return try await promise.value()
    }

    func finish(_ result: Result<CallResult, any Error>) {
        change { state in
            state.snapshot.statusMessage = nil
            state.snapshot.questions = []
            switch result {
            case .success(let result):
                state.snapshot.status = .completed
                state.snapshot.result = result
            case .failure(let error as MCPError):
                state.snapshot.status = .failed
                state.snapshot.error = error
            case .failure(is CancellationError):
                state.snapshot.status = .cancelled
            case .failure:
                state.snapshot.status = .failed
                state.snapshot.error = .internalError
            }
        }
        news.complete(result.map(News.result))
    }

    // MARK: - From the client

    /// Takes answers to the open questions, and ignores others.
    func receive(_ responses: [String: InputResponse]) {
        var complete: (Promise<[String: InputResponse]>, [String: InputResponse])?
        change { state in
            state.snapshot.questions.removeAll { question in
                guard let response = responses[question.key],
                    let key = state.serviceKeys[question.key]
                else { return false }
                state.responses[key] = response
                return true
            }
            guard let promise = state.answers, state.snapshot.questions.isEmpty else { return }
            complete = (promise, state.responses)
            state.answers = nil
            state.snapshot.status = .working
        }
        if let (promise, responses) = complete { promise.complete(.success(responses)) }
    }

    /// Ends the task; its work ends when it notices.
    func cancel() {
        change { state in
            state.snapshot.status = .cancelled
            state.snapshot.questions = []
        }
        news.complete(.failure(CancellationError()))
        state.withLock(\.work)?.cancel()
    }

    /// Changes a task that hasn't ended, and informs the clients that follow it.
    private func change(_ body: (inout State) -> Void) {
        let snapshot: TaskSnapshot? = state.withLock { state in
            guard !state.snapshot.status.isFinal else { return nil }
            body(&state)
            state.snapshot.lastUpdatedAt = now()
            return state.isPublished ? state.snapshot : nil
        }
        if let snapshot { tell(snapshot) }
    }
}
