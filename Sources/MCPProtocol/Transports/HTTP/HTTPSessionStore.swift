import Synchronization
import _Time

/// The sessions of an endpoint.
final class HTTPSessionStore: Sendable {
    private let server: MCPServer
    private let limit: Int
    private let idleTime: Duration
    private let sessions = Mutex<[String: HTTPSession]>([:])

    init(server: MCPServer, configuration: MCPHTTPConfiguration) {
        self.server = server
        limit = configuration.maximumSessions
        idleTime = configuration.sessionIdleTime
    }

    /// Begins a session, if there is a place for one.
    func begin(for principal: Principal) throws(MCPError) -> HTTPSession {
        sweep()
        let session = HTTPSession(server: server, principal: principal)
        let (hasPlace, isFirst) = sessions.withLock { sessions in
            guard sessions.count < limit else { return (false, false) }
            sessions[session.id] = session
            return (true, sessions.count == 1)
        }
        guard hasPlace else { throw .tooManySessions(limit: limit) }
        if isFirst { scheduleSweep() }
        return session
    }

    /// A session, if it exists and belongs to who asks.
    func find(_ id: String, for principal: Principal) -> HTTPSession? {
        guard let session = sessions.withLock({ $0[id] }), session.principal == principal else {
            return nil
        }
        session.use()
        return session
    }

    func end(_ session: HTTPSession) {
        sessions.withLock { _ = $0.removeValue(forKey: session.id) }
        session.end()
    }

    func endAll() {
        let all = sessions.withLock { sessions in
            defer { sessions = [:] }
            return Array(sessions.values)
        }
        for session in all { session.end() }
    }

    private func scheduleSweep() {
        server.deadlines.schedule(after: idleTime) { [weak self] in
            guard let self else { return }
            sweep()
            if !sessions.withLock(\.isEmpty) { scheduleSweep() }
        }
    }

    /// Ends the sessions that have been silent for too long.
    private func sweep() {
        let limit = server.configuration.time.clock.now() - idleTime
        let idle = sessions.withLock { sessions in
            let idle = sessions.values.filter { $0.isIdle(since: limit) }
            for session in idle { sessions[session.id] = nil }
            return idle
        }
        for session in idle { session.end() }
    }
}
