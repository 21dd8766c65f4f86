import AppIntents
import SwiftUI
import _Localization

/// The one visible card of a session: a result, or a question that a run waits behind.
///
/// Isolated to its session, which is the only one to touch it.
final class Card {
    /// What the card draws under its dialog.
    enum Content {
        case none
        /// Performed again for each refresh (SNI-3).
        case interactive(Recipe)
        /// Drawn once; its intent is never performed again (SNI-12).
        case fixed(_SnippetViewContainer)
        /// A fixed card of an earlier process: what is left of it is its tree.
        case stored(StoredCard.Tree)
    }

    let id: Int
    /// The run that presented the card.
    let run: Int
    let title: LocalizedStringResource
    var dialog: IntentDialog?
    var content: Content
    var question: PendingQuestion?
    var isBusy = false

    /// Why the last action failed; stays until the next action.
    var actionProblem: (any Error)?
    var actionTitle: LocalizedStringResource?
    /// Whether the surfaces show the action's problem.
    var toldProblem = false
    /// Why the last refresh failed; stays until one succeeds.
    var refreshProblem: (any Error)?

    /// Newest last.
    var generations: [Generation] = []
    var generation: Int { generations.last?.number ?? 0 }

    /// What a fixed card drew for each environment: drawn once, it is that from then on (SNI-12).
    var drawn: [PresentationEnvironment: (tree: ViewTree, render: Generation.Render)] = [:]

    /// What the run that presented the card returned.
    var value: PresentedValue?

    /// What the snippet's last perform gave (CON-9).
    var result: (any AnyIntentResultContainer)?

    /// Taps that wait, and who takes them (BTN-11).
    var taps: [QueuedTap] = []
    var worker: SystemSession.Work?

    /// The toggles that were flipped already in a generation (BTN-4).
    var flips: Set<Flip> = []

    /// A toggle as one generation showed it.
    struct Flip: Hashable {
        let generation: Int
        let action: ActionID
    }

    var isRefreshing = false
    var mustRefreshAgain = false
    var refreshWaiters: [CheckedContinuation<Void, Never>] = []

    init(
        id: Int, run: Int, title: LocalizedStringResource, dialog: IntentDialog?, content: Content
    ) {
        self.id = id
        self.run = run
        self.title = title
        self.dialog = dialog
        self.content = content
    }

    /// The recipe that the card is drawn from, if it is drawn again and again.
    var recipe: Recipe? {
        if case .interactive(let recipe) = content { recipe } else { nil }
    }

    /// The type of the snippet on the card.
    var snippetType: ObjectIdentifier? {
        recipe.map { ObjectIdentifier($0.type) }
    }

    /// Lets a toggle be flipped again whose intent left everything as it was; forgets those nobody
    /// sees.
    func forget(_ flip: Flip) {
        if flip.generation == generation { flips.remove(flip) }
        flips = flips.filter { known in generations.contains { $0.number == known.generation } }
    }

    /// Forgets what is drawn: the entity behind it is gone.
    func clear() {
        content = .none
        generations = [Generation(number: generation + 1, renders: [:])]
        taps = []
    }
}

/// A tap that waits for the ones before it.
struct QueuedTap {
    let recipe: Recipe
    let connection: ConnectionID?
    /// The toggle that was flipped, if its intent is to be performed once only.
    let flip: Card.Flip?
}

/// A question on a card, and the run that waits for the answer.
struct PendingQuestion {
    var question: Question
    let run: Int
    var continuation: CheckedContinuation<Answer, any Error>?
}
