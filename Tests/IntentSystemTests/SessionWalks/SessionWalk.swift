@testable import IntentSystem

/// Random sequences of events of a session, many with the same beginning: a state is a value,
/// so each of its futures begins with a copy.
struct SessionWalk {
    /// A sequence that breaks a rule.
    struct Failure: Error, CustomStringConvertible {
        let rule: String
        let events: [SessionEvent]

        var description: String {
            let steps = events.enumerated().map { place, event in
                "  \(place + 1). \("\(event)".replacing("IntentSystem.", with: "").prefix(160))"
            }
            return "\(rule)\n\(steps.joined(separator: "\n"))"
        }
    }

    /// A moment of a walk.
    struct Moment {
        var state = SessionState(
            catalog: WalkFixtures.catalog, limits: WalkFixtures.limits, isKept: true, sequence: 1)
        /// A second session to which the same happens, in those walks that compare the two.
        var twin: SessionState?
        var world = WalkWorld()

        init(hasTwin: Bool) {
            twin = hasTwin ? state : nil
        }

        /// Lets an event happen; gives the rule that it breaks.
        mutating func take(_ event: SessionEvent) -> String? {
            let before = state
            let effects = state.handle(event)
            if let expected = twin?.handle(event),
                !effects.elementsEqual(expected, by: { $0.isSame(as: $1) })
            {
                return "The same events have different effects."
            }
            return world.take(event, effects, from: before, to: state)
        }

        /// Ends all runs and drawings; returns the rule that this breaks.
        mutating func rest() -> String? {
            for _ in 0..<64 {
                let event: SessionEvent
                if let drawing = world.drawings.first {
                    let views = WalkFixtures.views(
                        drawing.environments.map { _ in 0 }, in: drawing.environments)
                    event = .drew(
                        drawing.id,
                        drawing.isRenewal ? .renewed(views) : .views(views, result: nil))
                } else if let run = world.performing.first(where: {
                    $0 != state.card?.openQuestion?.run
                }) {
                    event = .ended(run: run, .cancelled)
                } else {
                    guard state.isAtRest else { return "It never comes to rest." }
                    let card = state.card
                    guard card?.tapRun == nil, card?.taps.isEmpty ?? true else {
                        return "A tap waits for nothing."
                    }
                    return world.isShown(state) ? nil : "A surface shows what is not true."
                }
                if let broken = take(event) { return broken }
            }
            return "It goes on for ever."
        }
    }

    private let hasTwin: Bool
    private var generator: SeededGenerator
    private var events: [SessionEvent] = []
    /// How many sequences were walked to their end.
    private(set) var count = 0

    /// A twin costs as much as everything else, and tells nothing that a few walks don't tell.
    init(seed: UInt64) {
        hasTwin = seed.isMultiple(of: 10)
        generator = SeededGenerator(seed: seed)
    }

    /// Walks sequences that share their first `shared` events and then fork at each of `forks`
    /// further ones.
    mutating func run(shared: Int, forks: Int, branches: Int) throws(Failure) {
        var moment = Moment(hasTwin: hasTwin)
        for _ in 0..<shared { try step(&moment) }
        try fork(moment, depth: forks, branches: branches)
    }

    private mutating func fork(_ moment: Moment, depth: Int, branches: Int) throws(Failure) {
        guard depth > 0 else {
            count += 1
            guard count % 64 == 0 else { return }
            var moment = moment
            if let rule = moment.rest() { throw failure(rule) }
            return
        }
        for _ in 0..<branches {
            var next = moment
            try step(&next)
            try fork(next, depth: depth - 1, branches: branches)
            events.removeLast()
        }
    }

    private mutating func step(_ moment: inout Moment) throws(Failure) {
        let event = generator.event(after: moment.state, in: moment.world)
        events.append(event)
        if let rule = moment.take(event) { throw failure(rule) }
    }

    /// Removes from a sequence the events that aren't needed to break a rule.
    private func failure(_ rule: String) -> Failure {
        var shortest = Failure(rule: rule, events: events)
        var place = shortest.events.count - 1
        while place >= 0 {
            var events = shortest.events
            events.remove(at: place)
            if let rule = Self.brokenRule(of: events) {
                shortest = Failure(rule: rule, events: events)
                place = min(place, events.count)
            }
            place -= 1
        }
        return shortest
    }

    private static func brokenRule(of events: [SessionEvent]) -> String? {
        var moment = Moment(hasTwin: true)
        for event in events {
            if let rule = moment.take(event) { return rule }
        }
        return moment.rest()
    }
}

extension SessionEffect {
    /// Whether two effects do the same, as far as a session can tell.
    fileprivate func isSame(as other: SessionEffect) -> Bool {
        switch (self, other) {
        case (.run(let id, let request), .run(let otherID, let otherRequest)):
            id == otherID && request.type == otherRequest.type
                && request.purpose == otherRequest.purpose
        case (.cancel(let id), .cancel(let otherID)): id == otherID
        case (.letGo(let id), .letGo(let otherID)): id == otherID
        case (.answer(let ask, let answer), .answer(let otherAsk, let otherAnswer)):
            ask == otherAsk && answer.isSuccess == otherAnswer.isSuccess
        case (.draw(let id, _, let environments), .draw(let otherID, _, let otherEnvironments)):
            id == otherID && environments == otherEnvironments
        case (.update(let id, let snapshot), .update(let otherID, let otherSnapshot)):
            id == otherID && snapshot.isSame(as: otherSnapshot)
        case (.announce(let id, _, _), .announce(let otherID, _, _)): id == otherID
        case (.refuse(let id, let refusal), .refuse(let otherID, let otherRefusal)):
            id == otherID && refusal == otherRefusal
        case (.renewLater(let id, let moment, _), .renewLater(let otherID, let other, _)):
            id == otherID && moment == other
        case (.stopRenewing, .stopRenewing): true
        case (.keep(let card), .keep(let other)): card.id == other.id
        case (.reloadEverywhere(let type), .reloadEverywhere(let other)): type == other
        case (.log(let level, let text), .log(let otherLevel, let otherText)):
            level == otherLevel && text == otherText
        case (.forget, .forget), (.closeLater, .closeLater), (.stayOpen, .stayOpen),
            (.moved, .moved):
            true
        case (.close(let ids), .close(let otherIDs)): ids == otherIDs
        default: false
        }
    }
}

extension SessionSnapshot {
    fileprivate func isSame(as other: SessionSnapshot) -> Bool {
        sequence == other.sequence && run?.id == other.run?.id && card?.shown == other.card?.shown
            && card?.isBusy == other.card?.isBusy
            && card?.question?.question.id == other.card?.question?.question.id
            && isRenewal == other.isRenewal && content.isSame(as: other.content)
    }
}

extension PresentedCard.Content {
    fileprivate func isSame(as other: PresentedCard.Content) -> Bool {
        switch (self, other) {
        case (.unchanged, .unchanged), (.none, .none): true
        case (.tree(let tree), .tree(let other)): tree == other
        default: false
        }
    }
}

extension Result {
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}
