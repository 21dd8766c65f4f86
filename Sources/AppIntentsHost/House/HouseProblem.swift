import Foundation
import _Localization

/// The reason why an app of the house doesn't hear a sentence; it costs this app only.
enum HouseProblem: Error, Hashable {
    case absent(app: String)
    case noAnswer(app: String)
    case ended(app: String)
    case otherVersion(app: String)
    case otherAccount(app: String)
    /// The system of this process's app can't be made.
    case notStarted(app: String, reason: String)

    /// The problem that keeps this process from connecting to an instance that ran a moment ago.
    init(_ problem: InstanceProblem, connectingTo app: String) {
        switch problem {
        case .otherAccount: self = .otherAccount(app: app)
        // It takes no connection in time.
        case .noSocket(errno: EAGAIN): self = .noAnswer(app: app)
        // An instance that ended has removed its socket, or doesn't listen there any more.
        default: self = .ended(app: app)
        }
    }

    var app: String {
        switch self {
        case .absent(let app), .noAnswer(let app), .ended(let app), .otherVersion(let app),
            .otherAccount(let app), .notStarted(let app, _):
            app
        }
    }

    /// One line for the person at the terminal.
    var message: LocalizedStringResource {
        switch self {
        case .absent(let app):
            .init(
                system:
                    "\(app) isn’t running. Start it, and say this again. If it was removed, delete \(StateDirectory(given: nil, appName: app).folder.path)."
            )
        case .noAnswer(let app):
            .init(
                system:
                    "\(app) was not asked, because it gave no answer. End it, and start it again.")
        case .ended(let app):
            .init(system: "\(app) was not asked, because it has just ended. Start it again.")
        case .otherVersion(let app):
            .init(
                system:
                    "\(app) was not asked, because it was built with another version of OpenAppIntents. Build it again."
            )
        case .otherAccount(let app):
            .init(system: "\(app) was not asked, because it belongs to another account.")
        case .notStarted(let app, let reason):
            .init(system: "\(app) was not asked, because it could not be started: \(reason)")
        }
    }
}
