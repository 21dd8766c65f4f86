import IntentSystem
import SurfaceKit
import Synchronization

/// One tab's connection to its session.
final class Tab: Sendable {
    let session: SystemSession
    let connection: ConnectionID
    /// Ends the tab's stream.
    let close: @Sendable () -> Void
    /// The latest change of the environment: changes of one tab must arrive in order.
    private let change = Mutex<Task<Void, Never>?>(nil)

    init(session: SystemSession, connection: ConnectionID, close: @escaping @Sendable () -> Void) {
        self.session = session
        self.connection = connection
        self.close = close
    }

    /// Passes a message on to the session; doesn't wait until it is carried out.
    func receive(_ message: PersonMessage) {
        switch message {
        case .action(let action):
            session.receive(action, from: connection)
        case .environment(let environment):
            change.withLock { change in
                let earlier = change
                change = Task { [session, connection] in
                    await earlier?.value
                    await session.setEnvironment(environment, for: connection)
                }
            }
        }
    }

    /// Tells the session that the tab is gone.
    func disconnect() {
        Task { [session, connection] in await session.disconnect(connection) }
    }
}
