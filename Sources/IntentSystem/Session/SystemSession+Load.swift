import Foundation
import _Localization

/// How much may wait and go on in a session, and what becomes of more.
extension SystemSession {
    /// `true` if so much waits or goes on that the session takes no further action.
    ///
    /// A surface that reads messages of a person reads none until `whenReady(_:)` calls.
    package var isFull: Bool {
        withContents { $0.isFull(system.limits) }
    }

    /// How many performances go on.
    var runCount: Int { withContents { $0.unreturnedRuns } }

    /// Calls a function once when the session takes actions: at once, or later on any thread.
    package func whenReady(_ body: @escaping @Sendable () -> Void) {
        if !waitsUntilReady(body) { body() }
    }

    /// Calls a function once when the session takes actions again; returns `false`, without calling it,
    /// if it takes them now.
    package func waitsUntilReady(_ body: @escaping @Sendable () -> Void) -> Bool {
        withContents { contents in
            guard contents.isFull(system.limits) else { return false }
            contents.heldBack.append(body)
            return true
        }
    }

    /// Notes that a performance has come back.
    func runReturned() {
        let heldBack = withContents { contents in
            contents.unreturnedRuns -= 1
            return contents.takeHeldBack(system.limits)
        }
        for surface in heldBack { surface() }
    }

    /// Returns `true` for an action that the session takes at its load: one that begins nothing may be
    /// what ends the load.
    func takes(_ action: PersonAction) -> Bool {
        withContents { contents in
            switch action {
            case .stop, .cancel, .done: !contents.isInboxFull(system.limits)
            default: !contents.isFull(system.limits)
            }
        }
    }

    /// Tells a surface that its action was not taken, and counts that.
    func refuseForLoad(_ connection: ConnectionID) {
        system.countRefusedAction()
        let locale = withContents { contents in
            contents.state.connections.first { $0.id == connection }?.locale
        }
        let message = LocalizedStringResource(system: "Please wait until this is finished.")
        carryOut(
            .refuse(
                connection,
                Refusal(
                    reason: .overloaded,
                    message: message.text(in: locale ?? Locale(identifier: "en")))))
    }
}

extension SystemSession.Contents {
    func isInboxFull(_ limits: Limits) -> Bool { inbox.count >= limits.waitingEvents }

    func isFull(_ limits: Limits) -> Bool {
        isInboxFull(limits) || unreturnedRuns >= limits.sessionRuns
    }

    /// The surfaces that may read on, if the session takes actions again.
    ///
    /// Half of what waits is taken before, so that they don't stop and go on with each event.
    mutating func takeHeldBack(_ limits: Limits) -> [@Sendable () -> Void] {
        guard !heldBack.isEmpty, !isFull(limits), inbox.count <= limits.waitingEvents / 2 else {
            return []
        }
        defer { heldBack = [] }
        return heldBack
    }
}
