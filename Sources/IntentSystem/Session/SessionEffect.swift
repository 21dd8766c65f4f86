import AppIntents
import Foundation
import Logging

/// An effect of a session outside of it.
enum SessionEffect: Sendable {
    // MARK: To runs

    /// Perform an intent; its end comes back as `SessionEvent.ended`.
    case run(Int, RunRequest)
    /// Cancel a run or a drawing; the session doesn't wait for its end. A run that continues beside
    /// other things is left alone.
    case letGo(Int)
    case cancel(Int)
    /// Resume a run that waits for an answer.
    case answer(ask: Int, Result<Answer, any Error>)
    /// Draw a card; the drawing comes back as `SessionEvent.drew`.
    case draw(Int, CardSource, [PresentationEnvironment])
    /// Send `SessionEvent.renewalDue` at a time, with the state that the lock then has for this
    /// policy of the card's intent.
    case renewLater(Int, Date, IntentAuthenticationPolicy)
    case stopRenewing

    // MARK: To surfaces

    case update(ConnectionID, SessionSnapshot)
    case announce(ConnectionID, IntentDialog, Locale)
    case refuse(ConnectionID, Refusal)

    // MARK: To the system

    /// Pin or unpin an action; its outcome comes back as `SessionEvent.pinned`.
    case pin(DonationRecord, isOn: Bool, ConnectionID)
    /// Save a result card for a later process.
    case keep(SessionState.Card)
    case forget
    /// Send `SessionEvent.idled` after the time for which a session lasts without a connection.
    case closeLater
    case stayOpen
    /// Close the session for these connections; a connection that is about to begin starts it again.
    case close([ConnectionID])
    /// A run that has ended reloaded a snippet, which concerns every session.
    case reloadEverywhere(any SnippetIntent.Type)
    /// The person's location has changed, which concerns runs that follow it.
    case moved
    case log(Logger.Level, String)
}

/// The source of a drawing, if it needs more than the session has.
enum CardSource: Sendable {
    /// A snippet to perform; `locale` and `location` are the person's.
    case snippet(RunRequest)
    /// A view of a static card.
    case view(_SnippetViewContainer)
    /// A view that was drawn before, for the current time.
    case renewal(_SnippetViewContainer)
}
