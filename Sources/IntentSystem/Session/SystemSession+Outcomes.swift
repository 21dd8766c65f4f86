import AppIntents
import Foundation
import Logging

extension SystemSession {
    /// Shows what a run led to.
    func finish(_ run: Run, _ outcome: Outcome) async {
        let wasLeading = leadingRun == run.id
        if wasLeading { leadingRun = nil }
        switch outcome {
        case .result(let result): await succeed(run, result)
        case .failed(let error): await fail(run, error)
        case .cancelled:
            if let card, card.run == run.id, card.question != nil {
                dismiss(card)
            } else if case .control(let cardID, _) = run.origin, let card, card.id == cardID {
                // It may have changed something before it gave up (SNI-4).
                await refresh(card)
            } else if wasLeading {
                tellAll()
            }
        }
    }

    private func succeed(_ run: Run, _ result: any AnyIntentResultContainer) async {
        guard run.era == era else { return }
        run.value = result.anyValue.map {
            PresentedValue($0, locale: Locale(identifier: run.language))
        }
        let isOnQuestion = run.origin == .control(card: card?.id ?? 0, onQuestion: true)
        if isOnQuestion, result.snippetIntent != nil || result.snippetView != nil {
            // BTN-7: a question must not be replaced by what a button of it shows.
            log.warning(
                """
                \(system.name(of: run.type)) showed a snippet from a button inside a confirmation; it was \
                ignored. Let the button only change data: the confirmation is drawn again after it.
                """)
        } else if let snippet = result.snippetIntent {
            await show(Recipe(of: snippet.intent), dialog: result.dialog, run)
            return continueAfter(run, result)
        } else if result.snippetView != nil, let snippet = run.ownSnippet {
            await show(snippet, dialog: result.dialog, run)
            return continueAfter(run, result)
        } else if let view = result.snippetView {
            await show(.fixed(view), dialog: result.dialog, run)
            return continueAfter(run, result)
        }
        if case .control(let cardID, _) = run.origin, !run.hasAsked {
            if let dialog = result.dialog { announce(dialog) }
            if let card, card.id == cardID { await refresh(card) }
        } else {
            await show(.none, dialog: result.dialog ?? spoken(result.anyValue, run), run)
        }
        continueAfter(run, result)
    }

    /// What is said of a result that is a value, or nothing at all.
    private func spoken(_ value: (any _IntentValue)?, _ run: Run) -> IntentDialog {
        guard let value, !(value is any OptionalValue), !(value is any ArrayValue) else {
            return IntentDialog("Done: \(String(localized: run.title))")
        }
        return IntentDialog(value._representation(in: Locale(identifier: run.language)).title)
    }

    /// Performs the intent that a result opens, after the first one has finished (DLG-7).
    private func continueAfter(_ run: Run, _ result: any AnyIntentResultContainer) {
        guard run.era == era, let next = result.opens else { return }
        let recipe = Recipe(of: next)
        let following = makeRun(recipe.type, origin: .person)
        leadingRun = following.id
        tellAll()
        carry(following, .recipe(recipe))
    }

    private func fail(_ run: Run, _ error: any Error) async {
        let name = system.name(of: run.type)
        log.error("\(ProblemText.forDeveloper(error, intent: name))")
        system.report(error, intent: name)
        guard run.era == era else { return }
        if case .control(let cardID, _) = run.origin, let card, card.id == cardID {
            card.actionProblem = error
            card.actionTitle = run.title
            return await refresh(card)
        }
        let card = Card(
            id: number(), run: run.id, title: run.title, dialog: nil, content: .none)
        card.actionProblem = error
        present(card)
        tellAll()
    }
}
