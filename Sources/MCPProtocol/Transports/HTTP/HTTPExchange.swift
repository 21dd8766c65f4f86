import NIOCore
import Synchronization

/// The response to one POST: a single message if no other comes first and it comes soon, otherwise
/// a stream.
final class HTTPExchange: Outlet {
    enum Opening: Sendable {
        /// The only message; `nil` if the request was cancelled.
        case reply(Reply?)
        case stream(MessageStream)
    }

    private enum Progress {
        case waiting
        case streaming(MessageStream)
        case answered
    }

    private struct State {
        var progress = Progress.waiting
        /// The task of the request, which may be stopped before it is set.
        var task: Task<Void, Never>?
        var isCancelled = false
    }

    /// Completed when it is known how the response begins.
    let opening = Promise<Opening>()
    private let state = Mutex(State())
    /// The function that creates a stream which the client can resume.
    private let makeStream: (@Sendable () -> MessageStream)?

    /// Creates an exchange.
    ///
    /// Without `makeStream`, the work is cancelled if the client leaves its stream or doesn't read it.
    init(makeStream: (@Sendable () -> MessageStream)? = nil) {
        self.makeStream = makeStream
    }

    // MARK: - The work

    func begin(_ task: Task<Void, Never>) {
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }

    // MARK: - The answer

    func send(_ message: ByteBuffer) {
        stream()?.send(message)
    }

    /// Begins a stream if there is no reply yet.
    @discardableResult
    func stream() -> MessageStream? {
        let (stream, isNew) = state.withLock { state in
            switch state.progress {
            case .answered: return (nil as MessageStream?, false)
            case .streaming(let stream): return (stream, false)
            case .waiting:
                let stream = makeStream?() ?? MessageStream()
                state.progress = .streaming(stream)
                return (stream, true)
            }
        }
        if isNew, let stream { opening.complete(.success(.stream(stream))) }
        return stream
    }

    /// Sends the reply; nothing may follow.
    func finish(_ reply: Reply?) {
        let stream: MessageStream? = state.withLock { state in
            defer { state.progress = .answered }
            if case .streaming(let stream) = state.progress { return stream }
            return nil
        }
        guard let stream else { return opening.complete(.success(.reply(reply))) }
        if let reply { stream.send(reply.message) }
        stream.finish()
    }
}
