import AppIntents
import Foundation
import SwiftUI
import _Localization

/// An event of a session: from a surface, a run, a drawing or a clock.
enum SessionEvent: Sendable {
    // MARK: From surfaces

    /// A surface shows the session from now on; `seen` is the sequence of the state that it has.
    case connected(ConnectionID, PresentationEnvironment, seen: Int?)
    case changedEnvironment(PresentationEnvironment, ConnectionID)
    case disconnected(ConnectionID)
    case action(PersonAction, ConnectionID)
    /// The caller created an intent that is to be performed (INV-1).
    case wanted(Recipe)
    /// The person followed a link into the app.
    case followed(AppLink)
    /// A surface has gone to an address.
    case visited(PlaceVisit, ConnectionID)
    /// The time without a connection is over (FLW-8).
    case idled
    case closed
    /// Another node has the session now.
    case moved
    /// An earlier process showed this card last.
    case restored(StoredCard)

    // MARK: From runs

    /// A run asks the person, and waits for the answer to `ask`.
    case asked(RunQuestion, ask: Int, run: Int)
    /// A run no longer waits for an answer.
    case withdrew(ask: Int)
    case reloaded(SnippetReload, run: Int)
    /// A run has reported progress.
    case progressed(run: Int)
    case ended(run: Int, RunOutcome)
    /// The `perform()` of a run that was ended early has returned, or is no longer waited for.
    case returned(run: Int)

    // MARK: From drawings

    case drew(Int, DrawnCard)
    /// The visible card is due to be redrawn; `isLocked` means that its intent needs the passphrase first.
    case renewalDue(Int, isLocked: Bool, now: Date)

    // MARK: From the system

    /// An action of the person was pinned or unpinned, or it was not, for a reason.
    case pinned(DonationRecord, isOn: Bool, refusal: LocalizedStringResource?, ConnectionID)
    /// A snippet was reloaded outside any run, for a session that shows it (REL-4).
    case reloadedOutside(any AppIntent.Type)
    /// A snippet was reloaded outside any run, for the one session that saw it last (REL-4).
    case showsNewest
}

/// The content of a card, drawn for each environment, or the reason why there is none.
enum DrawnCard: Sendable {
    /// The views of a card; `result` is that of the performed snippet, for an interactive card.
    case views([DrawnView], result: RunResult?)
    /// The same view for a later time.
    case renewed([DrawnView])
    case failed(RunFailure)
    case nothing
}

/// A view as one environment shows it.
struct DrawnView: Sendable {
    let render: Render
    let tree: ViewTree
    /// The next time at which the view's own schedule changes it.
    var nextMoment: Date?
}
