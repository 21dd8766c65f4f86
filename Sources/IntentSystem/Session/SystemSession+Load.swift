import Foundation
import _Localization

/// The load of a session, and its handling.
extension SystemSession {
    /// The session is so busy that it takes no further action.
    ///
    /// A surface that reads a person's messages reads none until `whenReady(_:)` calls.
    package var isFull: Bool { withContents { $0.isFull(system.limits) } }

    /// The number of runs that have not returned.
    var runCount: Int { withContents { $0.unreturnedRuns } }

    /// Calls a function once when the session takes actions: immediately, or later on any thread.
    package func whenReady(_ body: @escaping @Sendable () -> Void) {
        if !waitsUntilReady(body) { body() }
    }

    /// Calls a function once when the session takes actions again; returns `false`, without calling
    /// it, if it takes them now.
    package func waitsUntilReady(_ body: @escaping @Sendable () -> Void) -> Bool {
        withContents { contents in
            guard contents.isFull(system.limits) else { return false }
            contents.heldBack.append(body)
            return true
        }
    }

    /// Records that a run has returned.
    func runReturned() {
        let heldBack = withContents { contents in
            contents.unreturnedRuns -= 1
            return contents.takeHeldBack(system.limits)
        }
        for surface in heldBack { surface() }
    }

    /// Returns whether the session takes an action at its current load: an action that begins
    /// nothing may end the load.
    func takes(_ action: PersonAction) -> Bool {
        withContents { contents in
            switch action {
            case .stop, .cancel, .done, .dismiss, .aside: !contents.isInboxFull(system.limits)
            default: !contents.isFull(system.limits)
            }
        }
    }

    /// Informs a surface that its action was refused, and counts the refusal.
    func refuseForLoad(_ connection: ConnectionID) {
        system.countRefusedAction()
        let message = LocalizedStringResource(system: "Please wait until this is finished.")
        carryOut(
            .refuse(
                connection,
                Refusal(reason: .overloaded, message: message.text(in: locale(of: connection)))))
    }

    /// Informs a surface that its action isn't performed, since its outcome could not be saved.
    func refuseUnkept(_ connection: ConnectionID) {
        system.countRefusedAction()
        carryOut(.refuse(connection, .notKept(in: locale(of: connection))))
    }

    func locale(of connection: ConnectionID) -> Locale {
        let locale = withContents { contents in
            contents.state.connections.first { $0.id == connection }?.locale
        }
        return locale ?? Locale(identifier: "en")
    }
}

extension SystemSession.Contents {
    func isInboxFull(_ limits: Limits) -> Bool { inbox.count >= limits.waitingEvents }

    func isFull(_ limits: Limits) -> Bool {
        isInboxFull(limits) || unreturnedRuns >= limits.sessionRuns
    }

    /// Returns the surfaces that may continue to read, if the session takes actions again.
    ///
    /// Half of the waiting events are taken before, so that surfaces don't stop and resume with
    /// each event.
    mutating func takeHeldBack(_ limits: Limits) -> [@Sendable () -> Void] {
        guard !heldBack.isEmpty, !isFull(limits), inbox.count <= limits.waitingEvents / 2 else {
            return []
        }
        defer { heldBack = [] }
        return heldBack
    }
}

extension Refusal {
    /// The refusal of an action whose outcome can't be saved, or isn't.
    static func notKept(in locale: Locale) -> Refusal {
        Refusal(
            reason: .invalid, message: NotKept().localizedStringResource.text(in: locale))
    }
}
