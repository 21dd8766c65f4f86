import IntentSystem
import SurfaceKit
import Synchronization

/// One connection of a tab to its session.
final class BrowserTab: Sendable {
    let session: SystemSession
    let connection: ConnectionID
    /// Closes the tab's stream.
    let close: @Sendable () -> Void
    /// The newest environment, while the session receives an earlier one.
    private let changes = Mutex(Changes())

    private struct Changes {
        var isTelling = false
        var newest: PresentationEnvironment?
    }

    init(session: SystemSession, connection: ConnectionID, close: @escaping @Sendable () -> Void) {
        self.session = session
        self.connection = connection
        self.close = close
    }

    /// The session sends events to the tab.
    var isConnected: Bool { session.isConnected(connection) }

    /// Counts a message of the tab's person; throws if their limits don't allow it.
    func count(_ message: PersonMessage) throws(PersonLimitReached) {
        switch message {
        case .action(let action): try session.count(action)
        case .visit: try session.countVisit()
        // The newest replaces the others that wait.
        case .environment: break
        }
    }

    /// Passes a message that was counted to the session, and doesn't wait until it is carried out.
    func receive(_ message: PersonMessage) {
        switch message {
        case .action(let action):
            session.receive(action, from: connection)
        case .visit(let path, let card, let number):
            session.visit(path: path, card: card, number: number, from: connection)
        case .environment(let environment):
            let begins = changes.withLock { changes in
                changes.newest = environment
                defer { changes.isTelling = true }
                return !changes.isTelling
            }
            if begins { Task { await tellEnvironments() } }
        }
    }

    /// Passes environments to the session until there is no newer one: they arrive in order, and
    /// the session receives only the newest of those that came meanwhile.
    private func tellEnvironments() async {
        while let environment = nextEnvironment() {
            await session.setEnvironment(environment, for: connection)
        }
    }

    private func nextEnvironment() -> PresentationEnvironment? {
        changes.withLock { changes in
            defer { changes.newest = nil }
            if changes.newest == nil { changes.isTelling = false }
            return changes.newest
        }
    }

    /// Disconnects the tab from the session.
    func disconnect() {
        Task { [session, connection] in await session.disconnect(connection) }
    }
}
