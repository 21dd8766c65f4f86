import Dispatch
import Synchronization

/// The conversation with a person at a terminal: one question at a time, on a separate thread,
/// because reading blocks it.
struct Conversation: Sendable {
    private let queue: DispatchQueue

    init(on queue: DispatchQueue = DispatchQueue(label: "questions")) {
        self.queue = queue
    }

    /// Asks, and waits for the answer or until the task is cancelled; the reading thread may
    /// continue to wait.
    func ask<Reply: Sendable>(
        _ question: @escaping @Sendable () throws -> Reply
    ) async throws -> Reply {
        let waiting = Mutex<CheckedContinuation<Reply, any Error>?>(nil)
        let finish = { @Sendable (result: Result<Reply, any Error>) in
            let continuation = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            continuation?.resume(with: result)
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.withLock { $0 = continuation }
                guard !Task.isCancelled else { return finish(.failure(CancellationError())) }
                queue.async {
                    guard waiting.withLock({ $0 != nil }) else { return }
                    finish(Result { try question() })
                }
            }
        } onCancel: {
            finish(.failure(CancellationError()))
        }
    }
}
