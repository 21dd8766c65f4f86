import Foundation
import Synchronization

/// Work that blocks its thread, such as waiting for a program: it has a thread of its own.
enum BlockingWork {
    /// Performs the work, or throws `interrupted` once the task is cancelled.
    ///
    /// `stop` is then called to end the work, whose thread may go on until what blocks it lets it.
    static func run<Value: Sendable>(
        stop: @escaping @Sendable () -> Void = {},
        _ work: @escaping @Sendable () throws(SpeechProblem) -> Value
    ) async throws(SpeechProblem) -> Value {
        typealias Waiting = CheckedContinuation<Result<Value, SpeechProblem>, Never>
        let waiting = Mutex<Waiting?>(nil)
        let finish = { @Sendable (result: Result<Value, SpeechProblem>) in
            let continuation = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            continuation?.resume(returning: result)
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: Waiting) in
                waiting.withLock { $0 = continuation }
                guard !Task.isCancelled else { return finish(.failure(.interrupted)) }
                Thread {
                    finish(Result { () throws(SpeechProblem) in try work() })
                }.start()
            }
        } onCancel: {
            stop()
            finish(.failure(.interrupted))
        }
        return try result.get()
    }
}
