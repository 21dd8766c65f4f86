import NIOCore
import Synchronization
import _JSON

/// The state that a client of the older revisions and the server share, from `initialize` on.
final class Session: Sendable {
    struct State {
        /// Known from `initialize` on.
        var revision: Revision?
        var client: Implementation?
        var capabilities = ClientCapabilities()
        /// `true` once the client has announced that it is ready for changes.
        var isReady = false
        var logLevel = LogLevel.debug
        var subscriptions: Set<String> = []
        var listener: Int?
        var hasEnded = false
    }

    let server: MCPServer
    /// The outlet for messages that belong to no request.
    let outlet: any Outlet
    let running: RunningRequests
    let questions: Questions
    let state = Mutex(State())

    init(server: MCPServer, outlet: any Outlet, running: RunningRequests) {
        self.server = server
        self.outlet = outlet
        self.running = running
        questions = Questions(
            limit: server.openQuestions, lifetime: server.configuration.inputLifetime,
            deadlines: server.deadlines)
    }

    var revision: Revision? { state.withLock(\.revision) }

    /// Takes a notification of the client, and ignores unknown ones.
    func receive(_ notification: IncomingNotification) {
        switch notification.method {
        case "notifications/initialized": becomeReady()
        case "notifications/cancelled":
            guard let id = notification.parameters["requestId"].flatMap(RequestID.init)
            else { return }
            running.cancel(id)
        default: break
        }
    }

    private func becomeReady() {
        let isNews = state.withLock { state in
            guard state.revision != nil, !state.isReady, !state.hasEnded else { return false }
            state.isReady = true
            return true
        }
        guard isNews else { return }
        let number = server.listeners.add(
            Listener(hear: { [weak self] event in self?.hear(event) }, leave: {}))
        guard let number else { return }
        let hasEnded = state.withLock { state in
            state.listener = number
            return state.hasEnded
        }
        if hasEnded { server.listeners.remove(number) }
    }

    private func hear(_ event: Event) {
        guard case .change(let change) = event else { return }
        let isWanted =
            switch change {
            case .toolsChanged: server.capabilities.tools.announces
            case .promptsChanged: server.capabilities.prompts.announces
            case .resourcesChanged: server.capabilities.resources.announces
            case .resourceUpdated(let uri): state.withLock { $0.subscriptions.contains(uri) }
            }
        if isWanted { outlet.send(Message.change(change)) }
    }

    /// Stops all work for the client.
    func end() {
        let listener = state.withLock { state in
            state.hasEnded = true
            return state.listener
        }
        if let listener { server.listeners.remove(listener) }
        running.cancelAll()
    }
}
