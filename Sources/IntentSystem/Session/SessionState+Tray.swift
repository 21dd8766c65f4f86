import AppIntents
import _Localization

/// The tray: runs that continue, and cards that wait, while the person does something else (TRY).
extension SessionState {
    /// A card that waits until the person opens or dismisses it: a result, a failure or a question.
    struct Waiting: Sendable {
        var card: Card
        /// The names of the run's entities, by which a person distinguishes it from another run.
        var names: String?
        /// The intent to continue with once a result is shown (DLG-7).
        var next: Recipe?
    }

    /// A person's session has a tray; an assistant shows one card, and asks when it wants more.
    var hasTray: Bool { source == .person }

    /// Returns whether the person has turned to something else since a run began (TRY-1).
    func isAside(_ run: Run) -> Bool { run.epoch != epoch }

    /// The runs that continue aside, oldest first, without those whose question waits.
    var runsAside: [Run] {
        guard hasTray, !runs.isEmpty else { return [] }
        return runs.filter { run in
            isAside(run) && run.outcome == nil
                && !tray.contains { $0.card.question?.run == run.id }
        }
    }

    /// The run that belongs to the present content: the one that the person started last, or the
    /// one that presented the card and continues.
    var shownRun: Run? {
        if let leadingRun { return index(ofRun: leadingRun).map { runs[$0] } }
        guard let run = card?.run, let index = index(ofRun: run), runs[index].outcome == nil
        else { return nil }
        return runs[index]
    }

    // MARK: - Turning to something else

    /// Lets the runs continue aside from now on; without a tray, ends the one that leads.
    mutating func turnAway() {
        if !hasTray, let leadingRun { giveUp(leadingRun) }
        leadingRun = nil
        epoch += 1
        let aside = hasTray ? runs.filter(isAside) : []
        for run in aside.dropLast(limits.runsAside) { giveUp(run.id) }
    }

    /// The person does something else while a run is under way: the card that it has shown waits in
    /// the tray, too (TRY-1).
    mutating func putAside() {
        guard hasTray else { return }
        turnAway()
        if let card, card.question == nil, card.unfinished == nil {
            wait(Waiting(card: card))
        }
        leaveCard()
        updateAll()
    }

    /// Takes the visible card away; an open question waits in the tray, and a person can go back to a
    /// result.
    private mutating func leaveCard() {
        guard let card else { return }
        keepForReturn()
        self.card = nil
        if card.openQuestion != nil { wait(Waiting(card: card, names: card.unfinished?.names)) }
        if isKept { effects.append(.forget) }
    }

    // MARK: - Waiting

    /// Puts a card into the tray; the oldest result is dropped if there are too many (TRY-2).
    mutating func wait(_ item: Waiting) {
        var item = item
        item.card.rest()
        tray.append(item)
        if tray.count > limits.waitingCards,
            let oldest = tray.firstIndex(where: { $0.card.question == nil })
        {
            tray.remove(at: oldest)
        }
    }

    /// Puts the outcome of a run into the tray, and ends the run.
    mutating func wait(_ card: Card, after finished: FinishedRun) {
        wait(
            Waiting(card: card, names: finished.run.resumption?.names, next: finished.next))
        updateTray()
        complete(FinishedRun(run: finished.run))
    }

    /// Sends a changed tray; nothing about the card is different, so it needs no announcement.
    mutating func updateTray() { updateAll(isRenewal: true) }

    // MARK: - Opening and dismissing

    /// Shows a waiting card, or the card of a run that continues aside (TRY-3).
    mutating func open(_ id: Int, _ connection: ConnectionID) {
        if tray.contains(where: { $0.card.id == id }) {
            turnAway()
            // A run too many took its question with it.
            guard let place = tray.firstIndex(where: { $0.card.id == id }) else {
                return updateTray()
            }
            var item = tray.remove(at: place)
            if card?.openQuestion != nil { leaveCard() }
            // A card that was shown before gets a new number, so that its old controls have no
            // effect.
            item.card.id = number()
            if let recipe = item.card.recipe { remember(recipe) }
            guard let question = item.card.question, let ask = question.ask else {
                return draw(.opened(item, epoch: epoch), item.card)
            }
            attend(question.run)
            return draw(.question(item.card, ask: ask), item.card)
        }
        guard let run = runsAside.first(where: { $0.id == id }), let recipe = run.lastSnippet else {
            return refuse(
                .stale, .init(system: "This action is not running any more."), connection)
        }
        turnAway()
        if card?.openQuestion != nil { leaveCard() }
        attend(id)
        if card != nil { dismiss(updates: false) }
        updateAll()
        if let index = index(ofRun: id), runs[index].reload == nil { showReloaded(recipe, index) }
    }

    /// The person turns to a run again: its outcome is shown as a card.
    mutating func attend(_ id: Int) {
        guard let index = index(ofRun: id) else { return }
        runs[index].epoch = epoch
        if case .person = runs[index].origin { leadingRun = id }
    }

    /// Removes a waiting card, or stops a run that continues aside (TRY-4).
    mutating func dismissItem(_ id: Int, _ connection: ConnectionID) {
        if let place = tray.firstIndex(where: { $0.card.id == id }) {
            let item = tray.remove(at: place)
            updateTray()
            if let ask = item.card.question?.ask {
                effects.append(.answer(ask: ask, .failure(CancellationError())))
            }
            return
        }
        guard runsAside.contains(where: { $0.id == id }), let run = giveUp(id, stopping: true)
        else {
            return refuse(
                .stale, .init(system: "This action is not running any more."), connection)
        }
        finish(run, .cancelled)
    }

    /// Cancels the waiting questions of a run, or the one that waits for the answer to `ask`
    /// (CON-3).
    mutating func cancelWaiting(run: Int? = nil, ask: Int? = nil) {
        for (place, item) in tray.enumerated().reversed() {
            guard let question = item.card.question, let asked = question.ask,
                question.run == run || asked == ask
            else { continue }
            tray.remove(at: place)
            effects.append(.answer(ask: asked, .failure(CancellationError())))
        }
    }
}

extension SessionState.Card {
    /// Forgets the drawings: the card is drawn again when it is opened.
    fileprivate mutating func rest() {
        if case .fixed(let view, _) = content { content = .fixed(view, drawn: []) }
        generations = []
        nextMoments = [:]
        scheduledView = nil
        taps = []
        tapRun = nil
        flips = []
        refreshing = nil
        hasUnsentChange = false
    }
}
