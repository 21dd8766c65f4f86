import AppIntents
import AppIntentsMetadata
import _Localization

/// The arrival of a surface at an address.
struct PlaceVisit: Sendable {
    /// The number that the surface gave the visit.
    let number: Int
    /// The path and the query of the address; `nil` for a surface that stays where the session is.
    let path: String?
    /// The number of the card that the address names, if any.
    let card: Int?
    /// The link that the address is, if it is one.
    let link: AppLink?
    /// The person hasn't given the passphrase of the app, which has one.
    let isLocked: Bool
}

/// The addresses of a session's cards, and navigation back to earlier ones.
extension SessionState {
    /// The address of the search.
    private static let search = "/"
    /// The address of a card whose intent no link may offer.
    private static let card = "/card"

    /// The address of the present content; while a card is awaited, that of any card.
    ///
    /// A result has the address of its intent and its own number after it: in this session the number
    /// counts, in any other the address offers the intent. A form has no number, since it can be
    /// offered again.
    var place: String {
        if let card {
            let address = card.address ?? Self.card
            return card.isForm && card.address != nil ? address : "\(address)#\(card.id)"
        }
        // Its address comes with the card: the intent may not have been made yet.
        if drawings.contains(where: { $0.isAwaited(in: epoch) }) { return Self.card }
        guard let run = leadingRun.flatMap(index(ofRun:)), !runs[run].hidesReloads else {
            return Self.search
        }
        return Self.card
    }

    /// Returns the address that offers the intent of a run with its values.
    func address(of run: Run) -> String? {
        AppLink.path(of: run.request, answers: run.answers, in: catalog)
    }

    /// Gives a card of a run its address.
    func setPlace(of card: inout Card, _ run: Run) {
        card.address = address(of: run)
        card.isKept = run.request.configured == nil
    }

    // MARK: - Going to an address

    /// Shows the content of an address: the search, a shown or kept card, or the target of a link.
    mutating func visit(_ visit: PlaceVisit, _ connection: ConnectionID) {
        guard let path = visit.path else { return arrive(visit.number, connection) }
        if path == Self.search {
            note(visit.number, connection)
            return leave(connection)
        }
        if shows(path, visit.card) { return arrive(visit.number, connection) }
        if let card = takeKept(path, visit) {
            // The present run continues aside, as after any other turn to something else.
            if hasTray { turnAway() }
            return draw(
                .again(card, epoch: epoch, visit: visit.number, connection), card)
        }
        note(visit.number, connection)
        if let link = visit.link { return start(link) }
        leave(connection)
        refuse(
            .unknown, .init(system: "What was at this address is no longer kept."), connection)
    }

    /// Returns whether the visible card is the one of an address; a form also without its number.
    private func shows(_ path: String, _ number: Int?) -> Bool {
        guard let card, card.address ?? Self.card == path else { return false }
        guard let number else { return card.isForm && !card.isBusy }
        // After a restart, the same card has another number.
        return card.id == number || card.type == nil
    }

    /// Removes a kept card from the others and returns it: the one of that number, or else the newest
    /// with that address.
    private mutating func takeKept(_ path: String, _ visit: PlaceVisit) -> Card? {
        guard let number = visit.card else { return nil }
        let index =
            kept.lastIndex { $0.id == number && $0.address ?? Self.card == path }
            ?? kept.lastIndex { $0.address == path }
        guard let index, !visit.isLocked || kept[index].policy == .alwaysAllowed else { return nil }
        return kept.remove(at: index)
    }

    /// Starts the target of a link.
    mutating func start(_ link: AppLink) {
        start(link.intent, link.arguments, form: link.form, purpose: link.purpose)
    }

    /// Goes back to the search: a result is dismissed, a question cancelled, and any other run
    /// continues aside.
    private mutating func leave(_ connection: ConnectionID) {
        guard let card else {
            guard hasTray, leadingRun != nil else { return update(connection) }
            turnAway()
            return updateAll()
        }
        if hasTray, card.openQuestion == nil {
            turnAway()
        } else if let run = index(ofRun: card.run) {
            runs[run].hidesReloads = true
        }
        dismiss()
    }

    private mutating func arrive(_ visit: Int, _ connection: ConnectionID) {
        note(visit, connection)
        update(connection)
    }

    private mutating func note(_ visit: Int, _ connection: ConnectionID) {
        guard let place = connections.firstIndex(where: { $0.id == connection }) else { return }
        connections[place].visit = visit
    }

    // MARK: - Keeping cards

    /// Keeps the visible card, which another one replaces, so that the person can return to it.
    mutating func keepForReturn() {
        if let card { keepForReturn(card) }
    }

    /// Keeps a result without what only a visible card needs: its views are drawn again.
    mutating func keepForReturn(_ card: Card) {
        guard card.question == nil, card.isKept else { return }
        var card = card
        card.taps = []
        card.tapRun = nil
        card.flips = []
        card.refreshing = nil
        // Something else may have been done since.
        card.undo = nil
        card.acknowledge(card.generation)
        if case .fixed(let view, _) = card.content { card.content = .fixed(view, drawn: []) }
        kept.removeAll { $0.id == card.id }
        kept.append(card)
        kept.removeFirst(max(0, kept.count - limits.keptCards))
    }

    /// Shows a card to which the person returns, once it is drawn.
    mutating func showAgain(
        _ card: Card, _ drawn: DrawnCard, _ visit: Int, _ connection: ConnectionID
    ) {
        note(visit, connection)
        var card = card
        card.hasUnsentChange = true
        if index(ofRun: card.run) != nil {
            if hasTray, leadingRun == nil { attend(card.run) }
        } else if let again = card.unfinished {
            // Its run has ended meanwhile, so nothing moves its progress any more.
            card.unfinished = nil
            card.stopped = Stopped(run: card.run, again: again)
        }
        if let recipe = card.recipe { remember(recipe) }
        // It no longer waits: it is shown.
        tray.removeAll { $0.card.id == card.id }
        if self.card?.id != card.id { keepForReturn() }
        present(card, drawn)
    }
}
