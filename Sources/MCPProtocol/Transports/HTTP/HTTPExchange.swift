import NIOCore
import Synchronization

/// The answer to one POST: a single message if that is all there is and it comes soon, else a
/// stream.
final class HTTPExchange: Outlet {
    enum Opening: Sendable {
        /// The answer alone; without one, the request was cancelled.
        case answer(Reply?)
        case stream(MessageStream)
    }

    private enum State {
        case waiting
        case streaming(MessageStream)
        case answered
    }

    /// Opened when it is clear how the response begins.
    let opening = Promise<Opening>()
    private let state = Mutex(State.waiting)
    private let makeStream: @Sendable () -> MessageStream

    init(makeStream: @escaping @Sendable () -> MessageStream) {
        self.makeStream = makeStream
    }

    func send(_ message: ByteBuffer) {
        stream()?.send(message)
    }

    /// Begins a stream if the answer is still to come.
    @discardableResult
    func stream() -> MessageStream? {
        let (stream, isNew) = state.withLock { state in
            switch state {
            case .answered: return (nil as MessageStream?, false)
            case .streaming(let stream): return (stream, false)
            case .waiting:
                let stream = makeStream()
                state = .streaming(stream)
                return (stream, true)
            }
        }
        if isNew, let stream { opening.complete(.success(.stream(stream))) }
        return stream
    }

    /// Gives the answer; nothing may follow.
    func finish(_ answer: Reply?) {
        let stream: MessageStream? = state.withLock { state in
            defer { state = .answered }
            if case .streaming(let stream) = state { return stream }
            return nil
        }
        guard let stream else { return opening.complete(.success(.answer(answer))) }
        if let answer { stream.send(answer.message) }
        stream.finish()
    }
}
