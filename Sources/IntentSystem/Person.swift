package import Foundation

/// A person for whom intents are performed, with their own undo stack, widgets and lock state.
package enum Person: Sendable, Hashable {
    /// The owner of the program, who isn't present: an assistant or a pipe acts for them.
    case owner
    /// The owner of the program at a terminal, for one command: a passphrase unlocks the app for
    /// that command only.
    case command(UUID)
    /// The person of a session, at the app's page.
    case session(SessionID)

    /// The person to whom changes, widgets and running actions belong: those of a command belong to
    /// the owner.
    package var account: Person { if case .command = self { .owner } else { self } }

    /// The name under which stores keep the person's data.
    package var storedName: String {
        switch self {
        case .owner, .command: "owner"
        case .session(let id): "session \(id.rawValue)"
        }
    }
}
