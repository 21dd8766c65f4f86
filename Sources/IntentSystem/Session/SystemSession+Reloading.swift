import AppIntents
import AppIntentsMetadata
import Logging

extension SystemSession {
    /// Refreshes the snippets of a type, or shows one, for the person of a run (REL-2, REL-4).
    func reload(_ type: any SnippetIntent.Type, fromRun id: Int) {
        guard let run = runs[id], !run.isEnded else {
            // The task outlived its run, so it speaks to everyone.
            return system.reload(type)
        }
        guard run.origin != .snippet else {
            log.warning(
                """
                \(system.name(of: type)).reload() was called by a snippet that was being drawn; it was \
                ignored, because drawing would never end. Call it where the data changes.
                """)
            return
        }
        if let card, card.snippetType == ObjectIdentifier(type) { return drawSoon(card) }
        if run.hidesReloads || run.era != era { return }
        if wouldCancelQuestion(type, of: run.id) { return }
        guard let recipe = recipe(for: type, run) else {
            log.notice(
                """
                \(system.name(of: type)).reload() showed nothing: no values are known for its required \
                parameters. Show the snippet once before, or give the running intent parameters of the \
                same names and types.
                """)
            return
        }
        showReloaded(recipe, run)
    }

    /// Whether a card would take the place of a question that is not the run's own (FLW-4).
    private func wouldCancelQuestion(_ type: any AppIntent.Type, of run: Int?) -> Bool {
        guard let card, let question = card.question, !card.isBusy, question.run != run else {
            return false
        }
        log.notice(
            """
            \(system.name(of: type)).reload() was ignored: a question of another run is open, and \
            showing a card would cancel it.
            """)
        return true
    }

    private func showReloaded(_ recipe: Recipe, _ run: Run) {
        guard run.reloading == nil else {
            run.reloading = .again
            return
        }
        run.reloading = .once
        let id = run.id
        run.reload = begin { session, _ in await session.showReloaded(recipe, fromRun: id) }
    }

    private func showReloaded(_ recipe: Recipe, fromRun id: Int) async {
        guard let run = runs[id], !run.isEnded else { return }
        remember(recipe, by: run)
        let card = Card(
            id: number(), run: run.id, title: recipe.type.title, dialog: nil,
            content: .interactive(recipe))
        let drawing = await draw(card)
        let mustDrawAgain = run.reloading == .again
        run.reloading = nil
        // The run may have shown its result meanwhile, or the person may have asked for something
        // else.
        guard !run.isEnded, !run.hidesReloads, run.era == era,
            !wouldCancelQuestion(recipe.type, of: run.id)
        else { return }
        present(card)
        settle(card, drawing)
        save(card)
        if mustDrawAgain { await refresh(card) }
    }

    /// Takes the reloads that a run asked for with its last breath, and waits until its card is
    /// shown: what the run leads to comes after it (REL-2).
    func finishReloading(_ run: Run) async {
        drain()
        guard !run.isEnded, let reload = run.reload else { return }
        await tasks[reload]??.value
    }

    /// The values of a snippet that is shown for the first time in a run: by name and type from the
    /// last card of the same run, then from the running intent, then the last recipe of that type
    /// in the session.
    private func recipe(for type: any SnippetIntent.Type, _ run: Run) -> Recipe? {
        let known = run.lastSnippet.map(NamedValues.init(recipe:)) ?? NamedValues()
        let own = run.contents.map(NamedValues.init(contents:)) ?? NamedValues()
        let wanted = IntentContents(of: type.init()).parameters
        var values: [ParameterValue] = []
        for named in wanted {
            if let value = known.value(for: named) ?? own.value(for: named) {
                values.append(value)
            } else if named.parameter.isOptional {
                values.append(.null)
            } else if let current = named.parameter.currentValue {
                values.append(current.parameterValue)
            } else {
                return recipes[ObjectIdentifier(type)]
            }
        }
        return Recipe(type: type, values: values)
    }

    // MARK: - Outside any run

    /// Refreshes the card if it shows the type; `true` if it does.
    func reloadIfVisible(_ type: any SnippetIntent.Type) -> Bool {
        guard let card, card.snippetType == ObjectIdentifier(type) else { return false }
        drawSoon(card)
        return true
    }

    /// Whether someone is there, and the newest snippet they saw is of the type.
    func wouldShow(_ type: any SnippetIntent.Type) -> Bool {
        !connections.isEmpty && newestRecipe?.type == type
    }

    /// Shows the newest snippet again, unless a question is open (FLW-4).
    func showNewest() async {
        guard let recipe = newestRecipe, mayShow(recipe) else { return }
        let run = makeRun(recipe.type, origin: .person)
        run.isEnded = true
        defer { runs.removeValue(forKey: run.id) }
        let card = Card(
            id: number(), run: run.id, title: run.title, dialog: nil, content: .interactive(recipe))
        let drawing = await draw(card)
        guard run.era == era, mayShow(recipe) else { return }
        present(card)
        settle(card, drawing)
        save(card)
    }

    /// Whether a snippet that no run asked for may take the place of the card: not of a question,
    /// and not of one that is being carried out (FLW-1).
    private func mayShow(_ recipe: Recipe) -> Bool {
        if wouldCancelQuestion(recipe.type, of: nil) { return false }
        if card?.question == nil { return true }
        log.notice(
            """
            \(system.name(of: recipe.type)).reload() was ignored: the person waits for another run, whose \
            card stays until it ends.
            """)
        return false
    }
}

/// Values of an intent's parameters with what tells whether another parameter may take them.
private struct NamedValues {
    private var values: [String: (type: ObjectIdentifier, value: ParameterValue)] = [:]

    init() {}

    init(recipe: Recipe) {
        let contents = IntentContents(of: recipe.type.init())
        for (named, value) in zip(contents.parameters, recipe.values) {
            values[named.name] = (ObjectIdentifier(named.parameter.valueType.element), value)
        }
    }

    init(contents: IntentContents) {
        for named in contents.parameters {
            guard let current = named.parameter.currentValue else { continue }
            values[named.name] = (
                ObjectIdentifier(named.parameter.valueType.element), current.parameterValue
            )
        }
    }

    func value(for named: IntentContents.NamedParameter) -> ParameterValue? {
        guard let known = values[named.name], !known.value.isNull,
            known.type == ObjectIdentifier(named.parameter.valueType.element)
        else { return nil }
        return known.value
    }
}
