import AppIntents
import Foundation

/// All that a session is at one moment: what the person sees, and what goes on for them.
///
/// A value that takes events and gives effects. All rules about cards, questions and runs are in
/// its extensions, and nowhere else:
///
/// - `Actions`: what a person may do, and what is refused
/// - `Taps`: the buttons and toggles of a card (BTN)
/// - `Runs`: how a run begins, ends, and what it leads to (FLW, DLG)
/// - `Questions`: how a run asks, and who is answered (CON, FLW)
/// - `Cards`: how a card is shown, drawn again and taken away (SNI)
/// - `Renewing`: when a card is drawn again by the schedule of its view (SNI)
/// - `Reloading`: what `reload()` does (REL)
/// - `Updating`: which surfaces get the present state
///
/// It has no clock, waits for nothing and draws no random numbers: the same events give the same
/// effects, in the same order. `SystemSession` carries them out.
struct SessionState: Sendable {
    let catalog: Catalog
    /// How a card of an earlier process is laid out.
    let layout: CardLayout?
    let limits: Limits
    /// The last card is written down for a later process.
    let isKept: Bool
    /// Who starts what is performed, apart from what a person taps on a card.
    let source: RunRequest.Source

    /// Oldest first.
    var connections: [Connection] = []
    /// The session was closed and has had no connection since.
    private var isClosed = false
    /// The session is closed unless a connection comes.
    private var closesLater = false
    /// The link that was followed before a surface was there to show where it leads.
    private var awaited: AppLink?

    /// The number of the last state; grows with each.
    var sequence: Int
    private var lastNumber = 0

    /// The one visible card (SNI-11).
    var card: Card?
    /// The runs that go on, oldest first; a run that was given up is none any more.
    var runs: [Run] = []
    /// The cards that are being drawn, oldest first.
    var drawings: [Drawing] = []
    /// The next drawing of the visible card by its own schedule, while one is to come.
    var renewal: Renewal?
    /// The run that the person started last, while it goes on.
    var leadingRun: Int?
    /// How often the person started something; what belongs to an earlier start shows nothing any
    /// more.
    var epoch = 0

    /// The last recipe of each type of snippet (REL-4), and the newest of all.
    var recipes: LRUCache<ObjectIdentifier, Recipe>
    var newestRecipe: Recipe?
    var location: PersonLocation?

    /// The effects of the present event.
    var effects: [SessionEffect] = []

    /// `sequence` is to be greater than that of any earlier session of the name.
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

    /// Takes an event; gives what is to be done, in order.
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
        case .idled: idle()
        case .closed: close()
        case .restored(let card): restore(card)
        case .asked(let question, let ask, let run): self.ask(question, ask, by: run)
        case .withdrew(let ask): withdraw(ask)
        case .reloaded(let reload, let run): self.reload(reload, by: run)
        case .progressed(let run): if run == leadingRun { updateAll() }
        case .ended(let run, let outcome): end(run, outcome)
        case .drew(let drawing, let drawn): drew(drawing, drawn)
        case .renewalDue(let renewal, let isLocked, let now):
            renew(renewal, isLocked: isLocked, now: now)
        case .reloadedOutside(let type): if shows(type) { refresh() }
        case .showsNewest: showNewest()
        }
        scheduleRenewal()
        defer { effects = [] }
        return effects
    }

    /// A number that no card, run or question of this session had before.
    mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Nothing goes on, apart from runs that wait for a person.
    var isAtRest: Bool {
        drawings.isEmpty && runs.allSatisfy { $0.id == card?.openQuestion?.run }
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

    /// Starts what a link leads to, in the language of the surface that shows it.
    private mutating func follow(_ link: AppLink) {
        if isClosed { return }
        guard connections.isEmpty else {
            return start(
                link.intent, link.arguments, form: link.form, purpose: link.purpose)
        }
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
            var card = Card(stored, id: number(), in: catalog)
        else { return }
        card.hasUnsentChange = true
        self.card = card
        if let recipe = card.recipe { remember(recipe) }
        // A surface may have connected while the card was read.
        if !connections.isEmpty { refresh() }
    }

    /// An open question throws its cancellation, a result card is forgotten (FLW-8).
    private mutating func close() {
        guard !isClosed else { return }
        for run in runs { giveUp(run.id) }
        for drawing in drawings { effects.append(.cancel(drawing.id)) }
        drawings = []
        leadingRun = nil
        if card != nil { dismiss(updates: false) }
        updateAll()
        let left = connections.map(\.id)
        connections = []
        recipes.removeAll()
        newestRecipe = nil
        scheduleRenewal()
        if closesLater { effects.append(.stayOpen) }
        closesLater = false
        awaited = nil
        isClosed = true
        effects.append(.close(left))
    }
}
