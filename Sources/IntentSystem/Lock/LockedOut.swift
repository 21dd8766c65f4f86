import AppIntents
import Foundation
import _Localization

/// The error of an intent that needs a person who has given the passphrase (AUT-1).
package struct LockedOut: Error, Hashable, Sendable {
    /// The way to get the intent performed, by the surface that refused it.
    enum Cure: Hashable, Sendable {
        /// The person unlocks on the app's page, at an address; `nil` if the system knows none.
        case unlocking(at: URL?)
        /// The person repeats the command and types the passphrase, which they didn't.
        case typing
        /// The person performs it on the page: an assistant and a pipe can't unlock.
        case performing(at: URL)
        /// The person performs it at a terminal, with a command that asks for the passphrase.
        case command(String)
        /// No passphrase opens a lock that is damaged.
        case repair
    }

    /// The name that people call the app by.
    let appName: String
    let cure: Cure
}

extension LockedOut {
    /// The refused person may be allowed when they try again.
    var canRetry: Bool {
        if case .unlocking = cure { return true }
        return false
    }

    /// The place on the app's page where the person can resolve it.
    var destination: AppDestination? {
        switch cure {
        case .unlocking(let address?):
            AppDestination(address: address, app: appName, isLock: true)
        case .performing(let address): AppDestination(address: address, app: appName)
        case .unlocking(nil), .typing, .command, .repair: nil
        }
    }

    func text(intentTitle title: String) -> LocalizedStringResource {
        switch cure {
        case .unlocking(let address?):
            .init(system: "“\(title)” is locked. Unlock \(appName) at \(address.absoluteString)")
        case .unlocking(nil):
            .init(system: "“\(title)” is locked. Unlock \(appName) on its page.")
        case .typing:
            .init(system: "“\(title)” is locked. Give the command again, and type the passphrase.")
        case .performing(let address):
            .init(
                system:
                    "“\(title)” is locked. Perform it on the page of \(appName): \(address.absoluteString)"
            )
        case .command(let command):
            .init(
                system: "“\(title)” is locked. “\(command)” at a terminal asks for the passphrase.")
        case .repair:
            .init(
                system:
                    "“\(title)” is locked, and no passphrase unlocks it. “\(appName) doctor” says why."
            )
        }
    }
}

extension IntentSystem {
    /// Returns the refusal of an intent with a policy, with the cure for the caller.
    ///
    /// A passphrase unlocks the page or the command that took it. An assistant or a pipe acts for
    /// any person who has unlocked, or for the one in whose name it came, except if the caller itself must
    /// have done so (AUT-1).
    func lockedOut(
        of type: any AppIntent.Type, _ policy: IntentAuthenticationPolicy,
        for person: Person, with arguments: Arguments = .named([:])
    ) -> LockedOut {
        LockedOut(appName: appName, cure: cure(type, policy, person, arguments))
    }

    private func cure(
        _ type: any AppIntent.Type, _ policy: IntentAuthenticationPolicy,
        _ person: Person, _ arguments: Arguments
    ) -> LockedOut.Cure {
        if lock.problem != nil { return .repair }
        let address = page.url?.appending(path: "unlock")
        switch person.identity {
        case .session: return .unlocking(at: address)
        case .command: return .typing
        case .owner, .assistant, .everyone: break
        }
        if let address, policy == .requiresAuthentication { return .unlocking(at: address) }
        // The undoable change belongs to another person than the page's.
        if !(type is UndoIntent.Type), !(type is RedoIntent.Type),
            let address = AppLink.address(offering: type, arguments, in: self)
        {
            return .performing(at: address)
        }
        return .command("\(appName) run \(catalog.identifier(of: type))")
    }
}

extension ActiveRun {
    /// The policy of the intent, or of the intent whose change it undoes or redoes.
    private var neededPolicy: IntentAuthenticationPolicy {
        get async {
            switch request.type {
            case is UndoIntent.Type: await undoManager.undoPolicy
            case is RedoIntent.Type: await undoManager.redoPolicy
            default: authenticationPolicy
            }
        }
    }

    /// Allows the intent to be performed, if necessary after the person has given the passphrase;
    /// throws `LockedOut` if they don't.
    func authenticate() async throws {
        let policy = await neededPolicy
        let isDrawing = request.purpose == .drawing
        if system.lock.allows(policy, for: delegate.person, drawing: isDrawing) { return }
        try await waitingForPerson { try await delegate.unlock(system.lock) }
        if system.lock.allows(policy, for: delegate.person, drawing: isDrawing) { return }
        throw system.lockedOut(
            of: request.type, policy, for: delegate.person, with: request.arguments)
    }
}
