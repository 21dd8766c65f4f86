import AppIntents
import AppIntentsMetadata
import Logging

/// The effect of `reload()` (REL).
extension SessionState {
    // MARK: - In a run

    /// Refreshes the snippets of a type, or shows one, for the person of a run (REL-2, REL-4).
    mutating func reload(_ reload: SnippetReload, by id: Int) {
        let type = reload.type
        guard let index = index(ofRun: id), runs[index].outcome == nil else {
            // The task outlived its run, so it reloads for everyone.
            effects.append(.reloadEverywhere(type))
            return
        }
        if shows(type) {
            runs[index].hasReloaded = true
            return refresh()
        }
        if runs[index].hidesReloads || isAside(runs[index]) && !hasTray { return }
        if !isAside(runs[index]), wouldCancelQuestion(type, of: id) { return }
        guard
            let recipe = reload.recipe(after: runs[index].lastSnippet)
                ?? recipes[ObjectIdentifier(type)]
        else {
            return log(
                .notice,
                """
                \(catalog.identifier(of: type)).reload() showed nothing: no values are known for \
                its required parameters. Show the snippet once before, or give the running intent \
                parameters of the same names and types.
                """)
        }
        if runs[index].resumption == nil {
            runs[index].resumption = reload.resumption(of: runs[index].request)
        }
        if isAside(runs[index]) {
            // Shown when the person opens the run from the tray.
            let isFirst = runs[index].lastSnippet == nil
            runs[index].lastSnippet = recipe
            if isFirst { updateTray() }
        } else if runs[index].reload == nil {
            showReloaded(recipe, index)
        } else {
            runs[index].reload?.next = recipe
        }
    }

    mutating func showReloaded(_ recipe: Recipe, _ run: Int) {
        runs[run].reload = Run.Reload()
        runs[run].lastSnippet = recipe
        remember(recipe)
        let id = runs[run].id
        var card = Card(
            id: number(), run: id, of: recipe.type, title: runs[run].type.title,
            content: .interactive(recipe))
        setPlace(of: &card, runs[run])
        card.unfinished = runs[run].resumption ?? Resumption(runs[run].request)
        draw(.reload(card, run: id), card)
    }

    /// Returns whether a card that a run reloaded is still to be shown: the person may have
    /// dismissed it, or asked for something else.
    mutating func showsReloaded(_ card: Card, _ run: Int) -> Bool {
        guard let index = index(ofRun: run), let recipe = card.recipe else { return false }
        return !runs[index].hidesReloads && runs[index].epoch == epoch
            && !wouldCancelQuestion(recipe.type, of: run)
    }

    /// Shows the snippet that the run reloaded again while its card was being drawn.
    mutating func continueReloading(_ id: Int) {
        guard let index = index(ofRun: id) else { return }
        guard let next = runs[index].reload?.next, card?.run == id, !runs[index].hidesReloads else {
            return endReloading(id)
        }
        runs[index].reload?.next = nil
        if shows(next.type) {
            refresh(then: .reloaded(run: id))
        } else {
            showReloaded(next, index)
        }
    }

    /// Continues with a run that may have ended while its card was being drawn.
    mutating func endReloading(_ id: Int) {
        guard let index = index(ofRun: id) else { return }
        runs[index].reload = nil
        guard let outcome = runs[index].outcome else { return }
        finish(runs.remove(at: index), outcome)
    }

    /// Returns whether the visible card shows a type of snippet.
    func shows(_ type: any AppIntent.Type) -> Bool { card?.recipe?.type == type }

    /// Returns whether a card would replace a question that another run asks (FLW-4).
    private mutating func wouldCancelQuestion(_ type: any AppIntent.Type, of run: Int?) -> Bool {
        guard let card, let question = card.question, !card.isBusy, question.run != run else {
            return false
        }
        log(
            .notice,
            """
            \(catalog.identifier(of: type)).reload() was ignored: a question of another run is \
            open, and showing a card would cancel it.
            """)
        return true
    }

    // MARK: - Outside any run

    /// Returns whether a client is connected, and the newest drawn snippet is of a type.
    func wouldShow(_ type: any SnippetIntent.Type) -> Bool {
        !connections.isEmpty && newestRecipe?.type == type
    }

    /// Offers the newest snippet again: in the tray, since the person may do something else, or as
    /// the card of a session without one, unless a question is open (FLW-4, TRY-1).
    mutating func showNewest() {
        guard let recipe = newestRecipe, hasTray || mayShowUnasked(recipe) else { return }
        let card = Card(
            id: number(), run: number(), of: recipe.type, title: recipe.type.title,
            content: .interactive(recipe))
        if hasTray {
            tray.removeAll { $0.card.recipe == recipe && $0.card.question == nil }
            wait(Waiting(card: card))
            return updateTray()
        }
        draw(.newest(card, epoch: epoch), card)
    }

    /// Returns whether a snippet that no run requested may replace the card: not a question, and
    /// not a card that is being carried out (FLW-1).
    mutating func mayShowUnasked(_ recipe: Recipe?) -> Bool {
        guard let recipe, !wouldCancelQuestion(recipe.type, of: nil) else { return false }
        if card?.question == nil { return true }
        log(
            .notice,
            """
            \(catalog.identifier(of: recipe.type)).reload() was ignored: the person waits for \
            another run, whose card stays until it ends.
            """)
        return false
    }
}
