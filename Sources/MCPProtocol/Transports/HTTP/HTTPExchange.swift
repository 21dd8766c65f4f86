import NIOCore
import Synchronization

/// The answer to one POST: a single message if that is all there is and it comes soon, else a
/// stream.
final class HTTPExchange: Outlet {
    enum Opening: Sendable {
        /// The reply alone; without one, the request was cancelled.
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
        /// The work on the request, which can be stopped before it is even known.
        var task: Task<Void, Never>?
        var isCancelled = false
    }

    /// Completed when it is clear how the response begins.
    let opening = Promise<Opening>()
    private let state = Mutex(State())
    /// Makes a stream that the client can come back to.
    private let makeStream: (@Sendable () -> MessageStream)?

    /// Creates an exchange; without `makeStream` a client that leaves its stream, or doesn't read
    /// it, cancels the work.
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

    /// Begins a stream if the answer is still to come.
    @discardableResult
    func stream() -> MessageStream? {
        let (stream, isNew) = state.withLock { state in
            switch state.progress {
            case .answered: return (nil as MessageStream?, false)
            case .streaming(let stream): return (stream, false)
            case .waiting:
                let stream = makeStream?() ?? MessageStream { [weak self] in self?.cancel() }
                state.progress = .streaming(stream)
                return (stream, true)
            }
        }
        if isNew, let stream { opening.complete(.success(.stream(stream))) }
        return stream
    }

    /// Gives the reply; nothing may follow.
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
