import AppIntents
import AppIntentsMetadata
import SwiftUI

/// Showing, redrawing and dismissing cards (SNI).
extension SessionState {
    // MARK: - Showing

    /// Shows a result; a card that shows the same snippet of the same run stays and is redrawn.
    mutating func show(
        _ content: Card.Content, _ dialog: IntentDialog?, _ value: PresentedValue?,
        _ finished: FinishedRun
    ) {
        let run = finished.run
        var finished = finished
        if case .interactive(let recipe) = content, let card, card.question == nil,
            card.recipe == recipe, card.run == run.id
        {
            self.card?.dialog = dialog
            self.card?.value = value
            self.card?.undo = finished.undo
            self.card?.action = finished.action
            self.card?.copied = finished.copied ?? card.copied
            keep()
            finished.sequence = sequence
            return refresh(then: .complete(finished))
        }
        var card = Card(
            id: number(), run: run.id, of: run.type, title: run.type.title, dialog: dialog,
            content: content,
            value: value)
        card.undo = finished.undo
        card.action = finished.action
        card.copied = finished.copied
        card.policy = run.type.authenticationPolicy
        setPlace(of: &card, run)
        if isAside(run) { return wait(card, after: finished) }
        draw(.result(card, finished), card)
    }

    /// Makes a card the visible one; a question on the previous card is dismissed (CON-3).
    mutating func present(_ card: Card) {
        cancelQuestion()
        if self.card?.run != card.run { keepForReturn() }
        self.card = card
        guard let stopped = card.stopped?.run else { return }
        // The app's code may have returned while the card was away.
        if leaving[stopped] == nil {
            self.card?.stopped?.hasReturned = true
        } else {
            leaving[stopped] = card.id
        }
    }

    mutating func present(_ card: Card, _ drawn: DrawnCard) {
        present(card)
        // Saved before the surfaces receive it, so that a card that a person saw comes back,
        // and a question is not lost silently.
        let told = effects.count
        settle(drawn, isNew: true)
        keep(at: told)
    }

    /// Dismisses the card; an open question on it is answered with a cancellation (CON-3).
    mutating func dismiss(updates: Bool = true) {
        cancelQuestion()
        keepForReturn()
        card = nil
        if isKept { effects.append(.forget) }
        if updates { updateAll() }
    }

    /// Saves a result card, so that a restarted process can show it again, or an open question, so
    /// that it can report the loss.
    ///
    /// With an index among the effects, the effect is inserted there.
    mutating func keep(at place: Int? = nil) {
        // Another process doesn't show a failed card again, nor a question: only that it was lost.
        guard isKept, let card, card.question == nil || card.unfinished != nil, card.retry == nil
        else { return }
        effects.insert(.keep(card), at: place ?? effects.count)
    }

    mutating func remember(_ recipe: Recipe) {
        newestRecipe = recipe
        recipes[ObjectIdentifier(recipe.type)] = recipe
    }

    // MARK: - Drawing

    /// Redraws the visible card, and sends it to the surfaces for which it differs.
    ///
    /// Calls during a drawing merge into exactly one more (REL-4).
    mutating func refresh(then completion: DrawingCompletion? = nil) {
        let completions = completion.map { [$0] } ?? []
        guard let card else { return run(completions) }
        guard let index = drawings.firstIndex(where: { $0.id == card.refreshing }),
            case .refresh(let id, let then, let again) = drawings[index].purpose
        else { return refresh(card, then: completions) }
        drawings[index].purpose = .refresh(
            card: id, then: then, again: (again ?? []) + completions)
    }

    private mutating func refresh(_ card: Card, then completions: [DrawingCompletion]) {
        draw(.refresh(card: card.id, then: completions, again: nil), card)
    }

    /// Draws a card at once if the session has everything it needs, or otherwise requests its
    /// drawing (SNI-3, SNI-12).
    ///
    /// It replaces the visible card only when drawn, so that the person never sees it empty.
    mutating func draw(_ purpose: Drawing.Purpose, _ card: Card) {
        let source: CardSource
        var environments = connections.environments
        switch card.content {
        case .none: return drew(purpose, .nothing)
        case .stored(let stored):
            let views = stored.views(for: environments, in: catalog, laidOutBy: layout)
            return drew(purpose, .views(views, result: nil))
        case .fixed(let view, let drawn):
            environments.removeAll { known in
                drawn.contains { $0.render.environment == known }
            }
            if environments.isEmpty { return drew(purpose, .views([], result: nil)) }
            source = .view(view)
        case .interactive(let recipe):
            source = .snippet(request(recipe.type, .recipe(recipe), .drawing))
        }
        let id = number()
        if case .refresh = purpose { self.card?.refreshing = id }
        drawings.append(Drawing(id: id, purpose: purpose))
        effects.append(.draw(id, source, environments))
    }

    /// Receives a drawing.
    mutating func drew(_ id: Int, _ drawn: DrawnCard) {
        guard let index = drawings.firstIndex(where: { $0.id == id }) else { return }
        drew(drawings.remove(at: index).purpose, drawn)
    }

    private mutating func drew(_ purpose: Drawing.Purpose, _ drawn: DrawnCard) {
        switch purpose {
        case .refresh(let id, let then, let again):
            if card?.id == id {
                card?.refreshing = nil
                settle(drawn, goesOn: again != nil)
            }
            if let again { refreshAgain(id, then: again) }
            run(then)
        case .result(let card, let finished):
            // The person may have started something else meanwhile.
            if finished.run.epoch == epoch {
                present(card, drawn)
                complete(finished)
            } else if hasTray {
                wait(card, after: finished)
            } else {
                complete(finished)
            }
        case .opened(let item, let epoch):
            guard epoch == self.epoch else {
                wait(item)
                return updateTray()
            }
            present(item.card, drawn)
            if let next = item.next { lead(next.type, .recipe(next)) }
        case .question(let card, let ask): presentQuestion(card, ask, drawn)
        case .reload(let card, let run):
            if showsReloaded(card, run) { present(card, drawn) }
            continueReloading(run)
        case .newest(let card, let epoch):
            if epoch == self.epoch, mayShowUnasked(card.recipe) { present(card, drawn) }
        case .again(let card, let epoch, let visit, let connection):
            guard epoch == self.epoch else { return keepForReturn(card) }
            showAgain(card, drawn, visit, connection)
        case .nothing: break
        }
    }

    private mutating func refreshAgain(_ id: Int, then completions: [DrawingCompletion]) {
        guard let card, card.id == id else { return run(completions) }
        guard let index = drawings.firstIndex(where: { $0.id == card.refreshing }),
            case .refresh(_, let then, let again) = drawings[index].purpose
        else { return refresh(card, then: completions) }
        // It is already being redrawn, for a surface that needs it.
        drawings[index].purpose = .refresh(card: id, then: then + completions, again: again)
    }

    private mutating func run(_ completions: [DrawingCompletion]) {
        for next in completions {
            switch next {
            case .complete(let finished): complete(finished)
            case .reloaded(let run): endReloading(run)
            }
        }
    }

    /// Applies a drawing to the visible card and updates the surfaces, if anything is different.
    ///
    /// `goesOn` means that another drawing follows, for events that have happened meanwhile.
    mutating func settle(_ drawn: DrawnCard, isNew: Bool = false, goesOn: Bool = false) {
        switch drawn {
        case .views(let views, let result): settle(views, result, goesOn: goesOn)
        case .renewed(let views): settleRenewed(views, goesOn: goesOn)
        case .failed(let failure):
            card?.hasUnsentChange = false
            card?.refreshFailure = failure
            if card?.stopped?.hasReturned == true { card?.clear() }
            // Its text stays, with Done only. Otherwise the last good view stays.
            if failure.error.takesViewAway { card?.clear() }
            updateAll(isFinal: true)
        case .nothing: updateIfNeeded(isNew, [])
        }
    }

    private mutating func settle(
        _ views: [DrawnView], _ result: RunResult?, goesOn: Bool
    ) {
        guard let card else { return }
        var views = views
        if case .fixed(let view, let drawn) = card.content {
            // Each width that a surface takes while it is resized is a separate environment.
            views = (drawn + views).suffix(limits.keptGenerations)
            self.card?.content = .fixed(view, drawn: views)
        }
        self.card?.follow(views, of: result)
        // Only a confirmation passes it on; nothing else outlives its run (INV-3).
        self.card?.result = card.question == nil ? nil : result
        self.card?.refreshFailure = nil
        let limit = limits.keptGenerations
        let hasChanged = self.card?.take(views.map(\.render), keeping: limit) ?? false
        if !goesOn { settleStopped(views) }
        updateIfNeeded(hasChanged || card.refreshFailure != nil, views)
    }

    mutating func updateIfNeeded(
        _ hasChanged: Bool, _ views: [DrawnView], isRenewal: Bool = false
    ) {
        let hasUnsentChange = card?.hasUnsentChange ?? false
        card?.hasUnsentChange = false
        if hasChanged || hasUnsentChange {
            updateAll(views, isRenewal: isRenewal && !hasUnsentChange)
        } else {
            updateOutdated(views)
        }
    }
}

extension Error {
    /// The card must no longer show its view: its entity is gone for good, or its intent is locked.
    fileprivate var takesViewAway: Bool {
        if case .entityNotFound? = (self as? ParameterProblem)?.problem { return true }
        return self is LockedOut
    }
}

extension [SessionState.Connection] {
    /// The distinct environments in which the session is shown (FLW-9).
    var environments: [PresentationEnvironment] {
        if isEmpty { return [PresentationEnvironment()] }
        var environments: [PresentationEnvironment] = []
        for connection in self where !environments.contains(connection.environment) {
            environments.append(connection.environment)
        }
        return environments
    }
}
