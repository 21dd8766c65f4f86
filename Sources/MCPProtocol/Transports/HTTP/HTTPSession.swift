import Synchronization
import _Time

/// A session over HTTP, with its streams and the principal that may use it.
final class HTTPSession: Sendable {
    /// The maximum number of streams that are kept for clients that reconnect.
    private static let maximumStreams = 64

    private struct State {
        var streams: [MessageStream] = []
        var count = 0
        var lastUse: Duration
        var responses = 0
    }

    let id = RandomName.make()
    let principal: Principal
    /// The stream of messages that belong to no request.
    let standing: MessageStream
    let session: Session
    private let time: ServerTime
    private let state: Mutex<State>

    init(server: MCPServer, principal: Principal) {
        self.principal = principal
        time = server.configuration.time
        standing = MessageStream(name: 0)
        session = Session(
            server: server, outlet: standing,
            running: RunningRequests(limit: server.configuration.maximumConcurrentRequests))
        state = Mutex(State(lastUse: time.clock.now()))
    }

    /// Creates a stream for the response to a request.
    func makeStream() -> MessageStream {
        state.withLock { state in
            state.count += 1
            let stream = MessageStream(name: state.count)
            state.streams.append(stream)
            // The oldest stream that has ended is removed; one that still runs never is.
            if state.streams.count > Self.maximumStreams,
                let index = state.streams.firstIndex(where: { $0.isFinished && !$0.isRead })
            {
                state.streams.remove(at: index)
            }
            return stream
        }
    }

    func stream(lastEventID: String) -> (stream: MessageStream, number: Int)? {
        let parts = lastEventID.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = Int(parts[0]), let number = Int(parts[1]) else {
            return nil
        }
        if name == 0 { return (standing, number) }
        let stream = state.withLock { $0.streams.first { $0.name == name } }
        return stream.map { ($0, number) }
    }

    // MARK: - Idleness

    func use() {
        state.withLock { $0.lastUse = time.clock.now() }
    }

    /// Notes that a response begins or ends; while there is one, the session isn't idle.
    func countResponse(_ difference: Int) {
        state.withLock { state in
            state.responses += difference
            state.lastUse = time.clock.now()
        }
    }

    /// The moment at which the session became idle; `nil` while it isn't.
    var idleSince: Duration? {
        let since = state.withLock { $0.responses == 0 ? $0.lastUse : nil }
        return session.running.isEmpty ? since : nil
    }

    func isIdle(since limit: Duration) -> Bool {
        idleSince.map { $0 <= limit } ?? false
    }

    func end() {
        session.end()
        standing.finish()
        for stream in state.withLock(\.streams) { stream.finish() }
    }
}
