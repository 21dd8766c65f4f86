import AppIntents
import Foundation
import Logging

/// Something that a session has done outside of it.
enum SessionEffect: Sendable {
    // MARK: To runs

    /// Perform an intent; its end comes back as `SessionEvent.ended`.
    case run(Int, RunRequest)
    /// Cancel a run or a drawing; the session doesn't wait for its end.
    /// Leaves a run alone that goes on beside other things, and cancels any other.
    case letGo(Int)
    case cancel(Int)
    /// Let a run go on that waits for an answer.
    case answer(ask: Int, Result<Answer, any Error>)
    /// Draw a card; what was drawn comes back as `SessionEvent.drew`.
    case draw(Int, CardSource, [PresentationEnvironment])
    /// Send `SessionEvent.renewalDue` at a moment, with what that policy of the card's intent says then.
    case renewLater(Int, Date, IntentAuthenticationPolicy)
    case stopRenewing

    // MARK: To surfaces

    case update(ConnectionID, SessionSnapshot)
    case announce(ConnectionID, IntentDialog, Locale)
    case refuse(ConnectionID, Refusal)

    // MARK: To the system

    /// Write a result card down for a later process.
    case keep(SessionState.Card)
    case forget
    /// Send `SessionEvent.idled` after the time that a session lasts without a connection.
    case closeLater
    case stayOpen
    /// The session has ended, for these connections; one that is only coming begins it anew.
    case close([ConnectionID])
    /// A run that has ended reloaded a snippet, which concerns every session.
    case reloadEverywhere(any SnippetIntent.Type)
    case log(Logger.Level, String)
}

/// The source of a drawing, if that takes more than the session has.
enum CardSource: Sendable {
    /// A snippet to perform; `locale` and `location` are the person's.
    case snippet(RunRequest)
    /// A view of a static card.
    case view(_SnippetViewContainer)
    /// A view that was drawn before, for the present moment.
    case renewal(_SnippetViewContainer)
}
