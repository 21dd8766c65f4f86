import Synchronization
import _Time

final class HTTPSessionStore: Sendable {
    private let server: MCPServer
    private let limit: Int
    private let idleTime: Duration
    private let yieldTime: Duration
    private let sessions = Mutex<[String: HTTPSession]>([:])

    init(server: MCPServer, configuration: MCPHTTPConfiguration) {
        self.server = server
        limit = configuration.maximumSessions
        idleTime = configuration.sessionIdleTime
        yieldTime = configuration.sessionYieldTime
    }

    /// Begins a session, if a place is free or an idle session can be replaced.
    func begin(for principal: Principal) throws(MCPError) -> HTTPSession {
        sweep()
        let session = HTTPSession(server: server, principal: principal)
        let now = server.configuration.time.clock.now()
        let place = sessions.withLock { sessions -> Place in
            var yielding: HTTPSession?
            if sessions.count >= limit {
                guard let (idle, since) = Self.idlest(of: sessions.values) else {
                    return .none(retry: nil)
                }
                guard since + yieldTime <= now else { return .none(retry: since + yieldTime - now) }
                sessions[idle.id] = nil
                yielding = idle
            }
            sessions[session.id] = session
            return .taken(yielding, isFirst: sessions.count == 1)
        }
        switch place {
        case .none(let retry): throw .tooManySessions(limit: limit, retry: retry)
        case .taken(let yielding, let isFirst):
            yielding?.end()
            if isFirst { scheduleSweep() }
            return session
        }
    }

    private enum Place {
        case none(retry: Duration?)
        /// The caller must end the session that is replaced.
        case taken(HTTPSession?, isFirst: Bool)
    }

    /// Returns the session that has been idle for longest, of the principal with the most sessions.
    ///
    /// A principal that begins many sessions therefore replaces its earlier ones.
    private static func idlest(
        of sessions: some Collection<HTTPSession>
    ) -> (session: HTTPSession, since: Duration)? {
        let byPrincipal = Dictionary(grouping: sessions, by: \.principal).values
            .sorted { $0.count > $1.count }
        for sessions in byPrincipal {
            let idle = sessions.compactMap { session in
                session.idleSince.map { (session: session, since: $0) }
            }
            if let idlest = idle.min(by: { $0.since < $1.since }) { return idlest }
        }
        return nil
    }

    /// Returns a session, if it exists and belongs to the principal.
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

    /// Ends the sessions that have been idle for too long.
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
