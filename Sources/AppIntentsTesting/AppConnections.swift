import Foundation
import IntentSystem
import Synchronization

/// The connections to apps under test; each stays for the tests that follow.
final class AppConnections: Sendable {
    /// A way to reach an app.
    enum Connection: Sendable {
        case ownProcess(DefinitionAnswers)
        case program(ProgramConnection)

        /// The app's process has ended, so that the next request needs another one.
        fileprivate var hasEnded: Bool {
            if case .program(let program) = self { program.hasEnded } else { false }
        }
    }

    /// Those of the process.
    static let shared = AppConnections()

    private let environment: @Sendable () -> [String: String]
    private let clock: any Clock<Duration>
    /// The connections by bundle identifiers.
    private let known = Mutex<[String: Connection]>([:])

    init(
        environment: @escaping @Sendable () -> [String: String] = {
            ProcessInfo.processInfo.environment
        },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.environment = environment
        self.clock = clock
    }

    /// Returns the connection to an app, which is begun if there is none.
    func connection(to bundleIdentifier: String) throws(TestingProblem) -> Connection {
        try known.withLock { known throws(TestingProblem) in
            if let connection = known[bundleIdentifier], !connection.hasEnded { return connection }
            let environment = environment()
            let connection: Connection =
                switch try AppPlace(of: bundleIdentifier, environment: environment) {
                case .module(let name):
                    .ownProcess(DefinitionAnswers(IntentSystem(.init(appName: name))))
                case .program(let url):
                    .program(
                        try ProgramConnection(
                            to: url, limit: TestingLimit.seconds(in: environment), clock: clock))
                }
            known[bundleIdentifier] = connection
            return connection
        }
    }
}
