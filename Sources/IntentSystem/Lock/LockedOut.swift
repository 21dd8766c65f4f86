import AppIntents
import Foundation
import _Localization

/// An intent needs a person who has given the passphrase (AUT-1).
package struct LockedOut: Error, Hashable, Sendable {
    /// The name that people call the app by.
    let appName: String
    /// The address at which a person unlocks; `nil` if no page is served.
    let address: URL?
}

extension LockedOut {
    func text(intentTitle title: String) -> LocalizedStringResource {
        if let address {
            return .init(
                system: "“\(title)” is locked. Unlock \(appName) at \(address.absoluteString)")
        }
        return .init(system: "“\(title)” is locked. Unlock \(appName) at a terminal.")
    }
}

extension ActiveRun {
    /// The policy of the intent, or of the one whose change it takes back or does again.
    private var neededPolicy: IntentAuthenticationPolicy {
        get async {
            switch request.type {
            case is UndoIntent.Type: await undoManager.undoPolicy
            case is RedoIntent.Type: await undoManager.redoPolicy
            default: authenticationPolicy
            }
        }
    }

    /// Lets the intent be performed, if need be after the person has given the passphrase; throws
    /// `LockedOut` if they don't.
    func authenticate() async throws {
        let policy = await neededPolicy
        let isDrawing = request.purpose == .drawing
        if system.lock.allows(policy, for: delegate.holder, drawing: isDrawing) { return }
        if !isDrawing {
            clock.pause(self)
            defer { clock.resume(self) }
            try await delegate.unlock(system.lock)
            if system.lock.allows(policy, for: delegate.holder) { return }
        }
        throw system.lockedOut
    }
}
