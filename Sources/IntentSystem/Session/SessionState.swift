import AppIntents
import Foundation

/// The state of a session at one moment: what the person sees, and the runs that have not ended.
///
/// A value that takes events and returns effects. All rules about cards, questions and runs are in
/// its extensions, and nowhere else:
///
/// - `Actions`: the person's actions, and their refusals
/// - `Taps`: the buttons and toggles of a card (BTN)
/// - `Runs`: how a run begins and ends, and its effects (FLW, DLG)
/// - `Questions`: how a run asks, and who receives the answer (CON, FLW)
/// - `Cards`: how a card is shown, redrawn and dismissed (SNI)
/// - `Renewing`: when a card is redrawn by the schedule of its view (SNI)
/// - `Reloading`: the effect of `reload()` (REL)
/// - `Places`: the addresses of cards, and navigation back to earlier ones
/// - `Tray`: cards and runs that wait while the person does something else (TRY)
/// - `Pinning`: the actions that a person pins
/// - `Stopping`: the remaining card of a stopped run (TRY)
/// - `Updating`: which surfaces get the current state
///
/// It has no clock, waits for nothing and draws no random numbers: the same events give the same
/// effects, in the same order. `SystemSession` carries them out.
struct SessionState: Sendable {
    let catalog: Catalog
    /// The layout for cards of an earlier process.
    let layout: CardLayout?
    let limits: Limits
    /// The last card is saved for a later process.
    let isKept: Bool
    /// The source of the session's requests, apart from a person's taps on a card.
    let source: RunRequest.Source

    /// The connections, oldest first.
    var connections: [Connection] = []
    /// The session was closed and has had no connection since.
    private var isClosed = false
    /// The session will be closed unless a client connects.
    private var closesLater = false
    /// The link that was followed before a surface was connected to show its target.
    private var awaited: AppLink?

    /// The number of the last state, which grows with each.
    var sequence: Int
    private var lastNumber = 0

    /// The one visible card (SNI-11).
    var card: Card?
    /// The runs that have not ended, oldest first, without the abandoned ones.
    var runs: [Run] = []
    /// The result cards that other cards have replaced, the newest last, to which a person can return.
    var kept: [Card] = []
    /// The cards that are being drawn, oldest first.
    var drawings: [Drawing] = []
    /// The next scheduled drawing of the visible card, if any.
    var renewal: Renewal?
    /// The run that the person started last, until it ends.
    var leadingRun: Int?
    /// The number of times that the person has turned to something else; what an earlier run leads
    /// to is not shown, but waits in the tray.
    var epoch = 0
    /// The cards that wait in the tray, oldest first.
    var tray: [Waiting] = []
    /// The runs that were stopped and whose `perform()` has not returned, with the card that they
    /// may have changed.
    var leaving: [Int: Int] = [:]

    /// The last recipe of each type of snippet (REL-4), including the newest of all.
    var recipes: LRUCache<ObjectIdentifier, Recipe>
    var newestRecipe: Recipe?
    var location: PersonLocation?

    /// The effects of the current event.
    var effects: [SessionEffect] = []

    /// Creates the state of a session; `sequence` must be greater than that of any earlier session
    /// of the same name.
    init(
        catalog: Catalog, limits: Limits, isKept: Bool, source: RunRequest.Source = .person,
        sequence: Int, layout: CardLayout? = nil
    ) {
        self.layout = layout
        self.catalog = catalog
        self.limits = limits
        recipes = LRUCache(limit: limits.keptSnippets)
        self.isKept = isKept
        self.source = source
        self.sequence = sequence
    }

    /// Handles an event, and returns its effects in order.
    mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
        switch event {
        case .connected(let connection, let environment, let seen):
            connect(connection, environment, seen: seen)
        case .changedEnvironment(let environment, let connection):
            setEnvironment(environment, for: connection)
        case .disconnected(let connection): disconnect(connection)
        case .action(let action, let connection): if !isClosed { take(action, from: connection) }
        case .wanted(let recipe): if !isClosed { start(recipe.type, .recipe(recipe)) }
        case .followed(let link): follow(link)
        case .visited(let visit, let connection): if !isClosed { self.visit(visit, connection) }
        case .idled: idle()
        case .closed: close()
        case .moved: move()
        case .restored(let card): restore(card)
        case .asked(let question, let ask, let run): self.ask(question, ask, by: run)
        case .withdrew(let ask): withdraw(ask)
        case .reloaded(let reload, let run): self.reload(reload, by: run)
        case .progressed(let run): progressed(run)
        case .ended(let run, let outcome): end(run, outcome)
        case .returned(let run): returned(run)
        case .drew(let drawing, let drawn): drew(drawing, drawn)
        case .renewalDue(let renewal, let isLocked, let now):
            renew(renewal, isLocked: isLocked, now: now)
        case .pinned(let action, let isOn, let refusal, let connection):
            pinned(action, isOn: isOn, refusal, connection)
        case .reloadedOutside(let type): if shows(type) { refresh() }
        case .showsNewest: showNewest()
        }
        scheduleRenewal()
        defer { effects = [] }
        return effects
    }

    /// Returns a number that no card, run or question of this session had before.
    mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Nothing is under way, apart from runs that wait for a person or continue aside.
    var isAtRest: Bool {
        drawings.isEmpty
            && runs.allSatisfy { $0.id == card?.openQuestion?.run || hasTray && isAside($0) }
    }

    // MARK: - Connections

    private mutating func connect(
        _ id: ConnectionID, _ environment: PresentationEnvironment, seen: Int?
    ) {
        isClosed = false
        if closesLater {
            closesLater = false
            effects.append(.stayOpen)
        }
        var connection = Connection(id: id, environment: environment)
        if let seen, seen == sequence {
            connection.shown = card?.shown
            connections.append(connection)
        } else {
            connections.append(connection)
            if card == nil { update(id) } else { refresh() }
        }
        if let link = awaited {
            awaited = nil
            follow(link)
        }
    }

    /// Starts the target of a link, in the language of the surface that shows it.
    private mutating func follow(_ link: AppLink) {
        if isClosed { return }
        guard connections.isEmpty else { return start(link) }
        awaited = link
        if !closesLater {
            closesLater = true
            effects.append(.closeLater)
        }
    }

    private mutating func setEnvironment(
        _ environment: PresentationEnvironment, for id: ConnectionID
    ) {
        guard let index = connections.firstIndex(where: { $0.id == id }),
            connections[index].environment != environment
        else { return }
        connections[index].environment = environment
        connections[index].shown = nil
        refresh()
    }

    private mutating func disconnect(_ id: ConnectionID) {
        connections.removeAll { $0.id == id }
        guard connections.isEmpty, !closesLater, !isClosed else { return }
        closesLater = true
        effects.append(.closeLater)
    }

    private mutating func idle() {
        guard closesLater else { return }
        closesLater = false
        close()
    }

    // MARK: - The first and the last

    private mutating func restore(_ stored: StoredCard) {
        guard !isClosed, epoch == 0, card == nil,
            var card = Card(stored, id: stored.shown?.card ?? number(), in: catalog)
        else { return }
        lastNumber = max(lastNumber, card.id)
        card.earlierGenerations = stored.shown?.generations(in: catalog) ?? []
        card.hasUnsentChange = true
        self.card = card
        if let recipe = card.recipe { remember(recipe) }
        // A surface may have connected while the card was read.
        if !connections.isEmpty { refresh() }
    }

    /// The result card, for a process that ends in good order; `nil` if there is none to hand over.
    var cardToHandOver: Card? {
        guard isKept, let card, card.question == nil, card.retry == nil, card.isDrawn else {
            return nil
        }
        return card
    }

    /// Closes the session: an open question throws its cancellation, and a result card is removed
    /// (FLW-8).
    private mutating func close() {
        guard !isClosed else { return }
        for run in runs { giveUp(run.id) }
        if card != nil { dismiss(updates: false) }
        end(updates: true)
    }

    /// Ends the session here, since it continues on another node: its runs are cancelled, its card is
    /// left as the store has it, and the surfaces keep what they show until they connect there.
    private mutating func move() {
        guard !isClosed else { return }
        for run in runs { giveUp(run.id, stopping: true) }
        card = nil
        end(updates: false)
    }

    private mutating func end(updates: Bool) {
        for drawing in drawings { effects.append(.cancel(drawing.id)) }
        drawings = []
        leadingRun = nil
        tray = []
        leaving = [:]
        if updates { updateAll() }
        let left = connections.map(\.id)
        connections = []
        recipes.removeAll()
        kept = []
        newestRecipe = nil
        scheduleRenewal()
        if closesLater { effects.append(.stayOpen) }
        closesLater = false
        awaited = nil
        isClosed = true
        effects.append(.close(left))
    }
}
