import AppIntents
import Foundation
import Logging
import SwiftUI

extension SystemSession {
    // MARK: - Showing

    /// Shows an interactive snippet as a result; one that shows the same already stays and is drawn
    /// again.
    func show(_ recipe: Recipe, dialog: IntentDialog?, _ run: Run) async {
        remember(recipe, by: run)
        if let card, card.question == nil, card.recipe == recipe, card.run == run.id {
            card.dialog = dialog
            card.value = run.value
            card.isBusy = false
            save(card)
            let before = sequence
            await refresh(card)
            // The last reload may have drawn the very same; the dialog and the end of the run are
            // news all the same.
            if sequence == before { tellAll() }
            return
        }
        await show(.interactive(recipe), dialog: dialog, run)
    }

    /// Shows a result card and draws it.
    func show(_ content: Card.Content, dialog: IntentDialog?, _ run: Run) async {
        let card = Card(
            id: number(), run: run.id, title: run.title, dialog: dialog, content: content)
        card.value = run.value
        // Drawn before it replaces the card before it, so that nobody sees it empty.
        let drawing = await draw(card)
        // The person may have started something else meanwhile.
        guard run.era == era else { return }
        present(card)
        settle(card, drawing)
        save(card)
    }

    /// Makes a card the visible one.
    ///
    /// A question on the card before it is dismissed (CON-3).
    func present(_ card: Card) {
        let previous = self.card
        self.card = card
        guard let previous else { return }
        release(previous, .failure(CancellationError()))
    }

    /// Takes a card away.
    ///
    /// A question on it is answered with a cancellation (CON-3).
    func dismiss(_ card: Card, tells: Bool = true) {
        guard self.card === card else { return }
        self.card = nil
        release(card, .failure(CancellationError()))
        if isKept { system.save(nil, for: id) }
        if tells { tellAll() }
    }

    func remember(_ recipe: Recipe, by run: Run) {
        run.lastSnippet = recipe
        newestRecipe = recipe
        if recipes.count < 32 || recipes[ObjectIdentifier(recipe.type)] != nil {
            recipes[ObjectIdentifier(recipe.type)] = recipe
        }
    }

    // MARK: - Taps (BTN-2, BTN-11)

    func startWorker(on card: Card) {
        guard card.worker == nil else { return }
        let id = card.id
        card.worker = continueWith { session, _ in await session.work(on: id) }
    }

    private func work(on id: Int) async {
        guard let card, card.id == id, let worker = card.worker else { return }
        while self.card === card, card.worker == worker, !card.taps.isEmpty {
            await carryOut(card.taps.removeFirst(), on: card)
        }
        if card.worker == worker { card.worker = nil }
    }

    private func carryOut(_ tap: QueuedTap, on card: Card) async {
        card.actionProblem = nil
        let before = sequence
        let run = makeRun(
            tap.recipe.type, origin: .control(card: card.id, onQuestion: card.question != nil))
        let outcome = await conduct(run, .recipe(tap.recipe), asks: false, for: card.worker)
        await finish(run, outcome)
        if let flip = tap.flip { card.forget(flip) }
        // The one who tapped learns that nothing changed: a toggle they flipped must flip back.
        if sequence == before, let connection = tap.connection { tell(connection) }
    }

    // MARK: - Telling

    /// Says something once, to everyone.
    func announce(_ dialog: IntentDialog) {
        for connection in connections.values {
            connection.sink(.announcement(presented(dialog, connection.environment)))
        }
    }

    /// Tells every surface the present state; `trees` are the contents that were just drawn.
    ///
    /// `isFinal` says that nothing more can be drawn now: who has no content yet gets the state
    /// without.
    func tellAll(_ trees: [PresentationEnvironment: ViewTree] = [:], isFinal: Bool = false) {
        sequence += 1
        for connection in connections.keys { tell(connection, trees, isFinal: isFinal) }
    }

    /// Tells one surface the present state.
    func tell(
        _ id: ConnectionID, _ trees: [PresentationEnvironment: ViewTree] = [:],
        isFinal: Bool = false
    ) {
        guard var connection = connections[id] else { return }
        guard let content = content(for: connection, trees, isFinal: isFinal) else {
            // It has no content of this card yet; it gets the state together with it.
            if let card { drawSoon(card) }
            return
        }
        if case .none = content, let card, card.isDrawn {
            connection.shown = nil
        } else {
            connection.shown = card.map { ($0.id, $0.generation) }
        }
        connections[id] = connection
        connection.sink(.state(state(connection.environment, content)))
    }

    /// What a surface must draw; `nil` if it needs content that is not at hand.
    private func content(
        for connection: Connection, _ trees: [PresentationEnvironment: ViewTree], isFinal: Bool
    ) -> PresentedCard.Content? {
        guard let card, card.isDrawn else { return PresentedCard.Content.none }
        if let shown = connection.shown, shown == (card.id, card.generation) { return .unchanged }
        if let tree = trees[connection.environment] { return .tree(tree) }
        return isFinal ? PresentedCard.Content.none : nil
    }

    private func state(
        _ environment: PresentationEnvironment, _ content: PresentedCard.Content
    ) -> PresentationState {
        let run = leadingRun.flatMap { runs[$0] }
        let locale = Locale(identifier: environment.language)
        return PresentationState(
            sequence: sequence,
            run: run.map { run in
                let progress = run.interaction.fractionCompleted
                return RunPresentation(
                    intent: system.name(of: run.type), title: run.title.text(in: locale),
                    fractionCompleted: progress > 0 ? progress : nil)
            },
            card: card.map { card in
                PresentedCard(
                    id: card.id, generation: card.generation, title: card.title.text(in: locale),
                    dialog: card.dialog.map { presented($0, environment) }, content: content,
                    value: card.value, question: card.question?.question, isBusy: card.isBusy,
                    error: problemText(of: card, locale))
            })
    }

    private func problemText(of card: Card, _ locale: Locale) -> String? {
        guard let problem = card.actionProblem ?? card.refreshProblem else { return nil }
        let title = (card.actionProblem == nil ? card.title : card.actionTitle ?? card.title)
        return ProblemText.forPerson(problem, intentTitle: title.text(in: locale), locale: locale)
    }

    private func presented(
        _ dialog: IntentDialog, _ environment: PresentationEnvironment
    ) -> PresentedDialog {
        let locale = Locale(identifier: environment.language)
        return PresentedDialog(
            full: dialog.full.text(in: locale), supporting: dialog.supporting.text(in: locale),
            systemImageName: dialog.systemImageName)
    }

    // MARK: - Keeping

    /// Writes a result card down, so that a restarted process can show it again.
    func save(_ card: Card) {
        guard isKept, card.question == nil else { return }
        system.save(StoredCard(card, in: system.catalog), for: id)
    }
}
