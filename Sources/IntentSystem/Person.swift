package import Foundation

/// A person for whom something is performed: whose changes can be undone, whose widgets are shown, and who
/// has unlocked the app.
package enum Person: Sendable, Hashable {
    /// The one to whom the program belongs, who isn't there: an assistant or a pipe acts for them.
    case owner
    /// The same at a terminal, for one command: what they unlock is unlocked for that command alone.
    case command(UUID)
    /// The person of a session, at the app's page.
    case session(SessionID)

    /// The person by whom changes, widgets and running actions are kept: those of a command are the owner's.
    package var account: Person {
        if case .command = self { .owner } else { self }
    }

    /// The name by which stores keep what is the person's.
    package var storedName: String {
        switch self {
        case .owner, .command: "owner"
        case .session(let id): "session \(id.rawValue)"
        }
    }
}
