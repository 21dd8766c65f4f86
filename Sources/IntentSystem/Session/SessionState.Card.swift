import AppIntents
import Foundation
import SwiftUI
import _Localization

extension SessionState {
    /// The one visible card of a session, or one that is being drawn: a result, or a question that
    /// a run waits for.
    struct Card: Sendable {
        var id: Int
        /// The run that presented the card.
        let run: Int
        /// The intent that presented the card; `nil` for a card of an earlier process.
        let type: (any AppIntent.Type)?
        let title: LocalizedStringResource
        var dialog: IntentDialog?
        var content: Content
        var question: OpenQuestion?
        /// The question was answered and its run continues (FLW-1).
        var isBusy = false
        /// The symbol of the intent, for a card of an earlier process.
        var storedSymbol: String?
        /// The value that the run which presented the card returned.
        var value: PresentedValue?
        /// The intent with the values of the run that presented the card, for a person who pins it;
        /// `nil` for one that can't be pinned.
        var action: DonationRecord?
        /// The text that the card's last run with one gives the person to paste elsewhere.
        var copied: String?
        /// The offer to undo or redo what the card's last run did.
        var undo: UndoOffer?

        /// The request of a run that failed and that the person may try again, with its values (ERR-4).
        var retry: RunRequest?
        /// The values to begin again with, while the run that presented the card continues (TRY-6).
        var unfinished: Resumption?
        /// The run of the card was stopped, or ended with an earlier process (TRY-5).
        var stopped: Stopped?

        /// The failure of the last action; stays until the next action.
        var actionFailure: RunFailure?
        /// The failure or the offer to undo has changed since the surfaces received the last state.
        var hasUnsentChange = false
        /// The failure of the last refresh; stays until one succeeds.
        var refreshFailure: RunFailure?

        /// The address that offers the card's intent with its values, without the card's number; `nil`
        /// for an intent that no link may offer.
        var address: String?
        /// The card is the form before anything is performed, which its address shows again.
        var isForm = false
        /// The person can return to the card after another one has replaced it.
        var isKept = true

        /// The authentication policy of the intent that presented the card.
        var policy = IntentAuthenticationPolicy.alwaysAllowed
        /// The next moments of the view's own schedule, if it has one.
        var nextMoments: [PresentationEnvironment: Date] = [:]
        /// The view of an interactive card with such moments, to redraw it without its intent.
        var scheduledView: _SnippetViewContainer?

        /// The generations, newest last.
        var generations: [Generation] = []
        /// The generations that surfaces got from the process before, which handed the card over.
        var earlierGenerations: [Generation] = []
        /// The result of the snippet's latest performance, for the run that asked (CON-9).
        var result: RunResult?

        /// The taps that wait for the current one (BTN-11).
        var taps: [Tap] = []
        /// The run of the tap that is being performed.
        var tapRun: Int?
        /// The toggles that were already flipped in a generation (BTN-4).
        var flips: Set<Flip> = []

        /// The current drawing that refreshes the card.
        var refreshing: Int?

        init(
            id: Int, run: Int, of type: (any AppIntent.Type)?, title: LocalizedStringResource,
            dialog: IntentDialog? = nil,
            content: Content, value: PresentedValue? = nil
        ) {
            self.id = id
            self.run = run
            self.type = type
            self.title = title
            self.dialog = dialog
            self.content = content
            self.value = value
        }

        /// The part that a card draws under its dialog.
        enum Content: Sendable {
            case none
            /// A snippet, performed again for each refresh (SNI-3).
            case interactive(Recipe)
            /// A view, drawn once for each environment; its intent is never performed again
            /// (SNI-12).
            case fixed(_SnippetViewContainer, drawn: [DrawnView])
            /// The tree that remains of a fixed card of an earlier process.
            case stored(StoredCard.Tree)

            var isNone: Bool { if case .none = self { true } else { false } }
        }
    }

    /// A question on a card, and the run that asks.
    struct OpenQuestion: Sendable {
        var question: Question
        /// The question as the run asked it.
        let asked: RunQuestion
        let run: Int
        /// The number of the question that the run waits for; `nil` once it was answered.
        var ask: Int?
    }

    /// A tap that was accepted.
    struct Tap: Sendable {
        let recipe: Recipe
        let connection: ConnectionID
        /// The toggle that was flipped, if its intent is to be performed only once.
        let flip: Flip?
    }

    /// A toggle as one generation showed it.
    struct Flip: Hashable, Sendable {
        let generation: Int
        let action: ActionID
    }
}

extension SessionState.Card {
    /// Returns the symbol of the intent that presented the card; `nil` if it is unknown.
    func symbol(in catalog: Catalog) -> String? { type.map(catalog.symbol(of:)) ?? storedSymbol }

    /// The recipe that the card is drawn from, if it is interactive.
    var recipe: Recipe? { if case .interactive(let recipe) = content { recipe } else { nil } }

    /// The question, while the run waits for its answer.
    var openQuestion: SessionState.OpenQuestion? { question?.ask == nil ? nil : question }

    /// The number of the newest generation.
    var generation: Int { (generations.last ?? earlierGenerations.last)?.number ?? 0 }

    /// The content of a surface that shows the card as it is.
    var shown: SessionState.Connection.Shown { .init(card: id, generation: generation) }

    /// The card has a view.
    var isDrawn: Bool { generations.last.map { !$0.renders.isEmpty } ?? false }

    /// Returns the action of a generation's control, if that generation is still known.
    func action(
        _ action: ActionID, generation number: Int, in environment: PresentationEnvironment?
    ) -> CardAction? {
        let known =
            generations.last { $0.number == number }
            ?? earlierGenerations.last { $0.number == number }
        guard let renders = known?.renders else { return nil }
        let render = renders.first { $0.environment == environment } ?? renders.first
        guard let actions = render?.actions, actions.indices.contains(action.ordinal) else {
            return nil
        }
        return actions[action.ordinal]
    }

    /// Records drawn content; returns `true` if something changed for a connection.
    mutating func take(_ renders: [Render], keeping limit: Int) -> Bool {
        guard let current = generations.last, isDrawn else {
            add(renders, keeping: limit)
            return true
        }
        let hasChanged = renders.contains { render in
            current.renders.contains { $0.environment == render.environment && $0 != render }
        }
        if hasChanged {
            add(renders, keeping: limit)
        } else {
            for render in renders
            where !current.renders.contains(where: { $0.environment == render.environment }) {
                generations[generations.count - 1].renders.append(render)
            }
            let excess = generations[generations.count - 1].renders.count - limit
            generations[generations.count - 1].renders.removeFirst(max(0, excess))
        }
        return hasChanged
    }

    private mutating func add(_ renders: [Render], keeping limit: Int) {
        generations.append(.init(number: generation + 1, renders: renders))
        generations.removeFirst(max(0, generations.count - limit))
    }

    /// Removes the generations before one that a client has certainly seen.
    mutating func acknowledge(_ number: Int) {
        generations.removeAll { $0.number < number }
        earlierGenerations.removeAll { $0.number < number }
    }

    /// Allows a toggle whose intent changed nothing to be flipped again; removes toggles that are
    /// no longer shown.
    mutating func forget(_ flip: SessionState.Flip) {
        flips = flips.filter { known in
            (known != flip || known.generation != generation)
                && generations.contains { $0.number == known.generation }
        }
    }

    /// Removes the drawn content: its entity is gone.
    mutating func clear() {
        content = .none
        nextMoments = [:]
        scheduledView = nil
        generations = [.init(number: generation + 1, renders: [])]
        earlierGenerations = []
        taps = []
    }
}
