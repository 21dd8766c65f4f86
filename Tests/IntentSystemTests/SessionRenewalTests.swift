import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import IntentSystem

/// When a session has its card drawn again by the schedule of the card's view.
@Suite struct SessionRenewalTests {
    private static let light = WalkFixtures.environments[0]
    private static let dark = WalkFixtures.environments[1]
    private let one = ConnectionID(number: 1)
    private let other = ConnectionID(number: 2)

    private static func date(_ seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: seconds)
    }

    /// A session, and what its last event had done.
    private struct Stage {
        var state: SessionState
        private(set) var effects: [SessionEffect] = []

        init(source: RunRequest.Source = .person) {
            state = SessionState(
                catalog: WalkFixtures.catalog, limits: WalkFixtures.limits, isKept: true,
                source: source, sequence: 1)
        }

        mutating func take(_ event: SessionEvent) { effects = state.handle(event) }

        /// The moment of the drawing that was planned.
        var planned: Date? {
            for case .renewLater(_, let moment, _) in effects { return moment }
            return nil
        }

        var isStopped: Bool {
            effects.contains { if case .stopRenewing = $0 { true } else { false } }
        }

        /// The environments that were to be drawn, and whether for a moment of the view.
        var drawing: (id: Int, isRenewal: Bool, environments: [PresentationEnvironment])? {
            for case .draw(let id, let source, let environments) in effects {
                if case .renewal = source { return (id, true, environments) }
                return (id, false, environments)
            }
            return nil
        }

        var run: RunRequest? {
            for case .run(_, let request) in effects { return request }
            return nil
        }

        /// The updates of the surfaces: the generation, and whether only a clock advanced.
        var tellings: [(generation: Int?, isRenewal: Bool)] {
            effects.compactMap {
                if case .update(_, let snapshot) = $0 {
                    (snapshot.card?.generation, snapshot.isRenewal)
                } else {
                    nil
                }
            }
        }

        /// Performs an intent that ends with an outcome.
        mutating func perform(to outcome: RunOutcome?) throws {
            take(.wanted(WalkFixtures.action))
            let run = try #require(state.leadingRun)
            take(.ended(run: run, try #require(outcome)))
        }

        /// Draws what was to be drawn, as one of the walk's trees that holds until a moment.
        mutating func draw(_ tree: Int = 0, until moment: Double?) throws {
            let drawing = try #require(drawing)
            let views = WalkFixtures.views(
                drawing.environments.map { _ in tree }, in: drawing.environments,
                until: moment.map(SessionRenewalTests.date))
            take(
                .drew(
                    drawing.id,
                    drawing.isRenewal
                        ? .renewed(views) : .views(views, result: WalkFixtures.performed)))
        }

        /// Lets the planned moment come.
        mutating func comeDue(isLocked: Bool = false, now: Double = 0) throws {
            take(
                .renewalDue(
                    try #require(state.renewal).id, isLocked: isLocked,
                    now: SessionRenewalTests.date(now)))
        }
    }

    /// A session that shows a view until a moment.
    private func showing(_ outcome: RunOutcome?, until moment: Double? = 10) throws -> Stage {
        var stage = Stage()
        stage.take(.connected(one, Self.light, seen: nil))
        try stage.perform(to: outcome)
        try stage.draw(until: moment)
        return stage
    }

    @Test(
        "A card is drawn again when its moment comes, and nothing is performed",
        arguments: [true, false])
    func renewal(isInteractive: Bool) throws {
        var stage = try showing(
            isInteractive ? WalkFixtures.boardOutcome : WalkFixtures.viewOutcome)
        #expect(stage.planned == Self.date(10))
        let epoch = stage.state.epoch
        try stage.comeDue()
        #expect(stage.effects.count == 1)
        #expect(stage.drawing?.isRenewal == true)
        #expect(stage.drawing?.environments == [Self.light])
        #expect(stage.state.runs.isEmpty)
        try stage.draw(1, until: 20)
        #expect(stage.tellings.map(\.generation) == [2])
        #expect(stage.tellings.map(\.isRenewal) == [true])
        #expect(stage.planned == Self.date(20))
        // Not written down again, and told to nobody else.
        #expect(stage.effects.count == 2)
        #expect(stage.state.epoch == epoch)
    }

    @Test("A view that looks the same is told to nobody, and drawn again at its next moment")
    func unchanged() throws {
        var stage = try showing(WalkFixtures.viewOutcome)
        let sequence = stage.state.sequence
        try stage.comeDue()
        try stage.draw(until: 20)
        #expect(stage.tellings.isEmpty)
        #expect(stage.state.sequence == sequence)
        #expect(stage.state.card?.generation == 1)
        #expect(stage.planned == Self.date(20))
        try stage.comeDue()
        try stage.draw(until: nil)
        #expect(stage.effects.isEmpty)
        #expect(stage.state.renewal == nil)
    }

    @Test("A card without moments is drawn once")
    func plain() throws {
        let stage = try showing(WalkFixtures.viewOutcome, until: nil)
        #expect(stage.planned == nil)
        #expect(stage.state.renewal == nil)
        #expect(stage.state.card?.scheduledView == nil)
        let interactive = try showing(WalkFixtures.boardOutcome, until: nil)
        #expect(interactive.state.card?.scheduledView == nil)
        #expect(interactive.state.renewal == nil)
    }

    @Test("A tap on what was drawn before a moment still counts, and holds the next one back")
    func tap() throws {
        var stage = try showing(WalkFixtures.boardOutcome)
        let card = try #require(stage.state.card).id
        try stage.comeDue()
        try stage.draw(1, until: 20)
        // In the other tree the first action is another one.
        stage.take(
            .action(.tap(card: card, generation: 1, action: ActionID(ordinal: 0)), one))
        #expect(stage.run?.type == WalkAction.self)
        #expect(stage.isStopped)
        #expect(stage.state.renewal == nil)
        let run = try #require(stage.state.card?.tapRun)
        stage.take(.ended(run: run, try #require(WalkFixtures.outcomes.last)))
        #expect(stage.drawing?.isRenewal == false)
        try stage.draw(until: 30)
        #expect(stage.planned == Self.date(30))
    }

    @Test("A drawing that a tap overtakes is dropped: the one after the tap shows more")
    func overtaken() throws {
        var stage = try showing(WalkFixtures.viewOutcome)
        let card = try #require(stage.state.card).id
        try stage.comeDue()
        let drawing = try #require(stage.drawing)
        stage.take(
            .action(.tap(card: card, generation: 1, action: ActionID(ordinal: 0)), one))
        let run = try #require(stage.state.card?.tapRun)
        stage.take(
            .drew(drawing.id, .renewed(WalkFixtures.views([1], in: [Self.light]))))
        #expect(stage.effects.isEmpty)
        // The moment of a view that isn't performed again has come meanwhile.
        stage.take(.ended(run: run, try #require(WalkFixtures.outcomes.last)))
        #expect(stage.planned == Self.date(10))
    }

    @Test("No one is drawn for who doesn't look; it goes on for the next one who does")
    func connections() throws {
        var stage = try showing(WalkFixtures.viewOutcome)
        stage.take(.disconnected(one))
        #expect(stage.isStopped)
        #expect(stage.planned == nil)
        stage.take(.connected(other, Self.light, seen: nil))
        #expect(stage.planned == Self.date(10))
        // Another look is drawn for itself, and has its own moment.
        stage.take(.connected(one, Self.dark, seen: nil))
        #expect(stage.drawing?.environments == [Self.dark])
        try stage.draw(until: 5)
        #expect(stage.planned == Self.date(5))
        try stage.comeDue()
        #expect(stage.drawing?.environments == [Self.light, Self.dark])
        try stage.draw(1, until: 15)
        #expect(stage.tellings.count == 2)
        stage.take(.closed)
        #expect(stage.isStopped)
        #expect(stage.state.renewal == nil)
    }

    @Test("A card that goes takes its moment along, and another one has its own")
    func cards() throws {
        var stage = try showing(WalkFixtures.viewOutcome)
        let first = try #require(stage.state.renewal)
        try stage.perform(to: WalkFixtures.viewOutcome)
        #expect(stage.state.renewal == nil)
        try stage.draw(until: 10)
        let second = try #require(stage.state.renewal)
        #expect(second.moment == first.moment)
        stage.take(.renewalDue(first.id, isLocked: false, now: Self.date(10)))
        #expect(stage.effects.isEmpty)
        let card = try #require(stage.state.card).id
        stage.take(.action(.done(card: card), one))
        #expect(stage.isStopped)
        stage.take(.renewalDue(second.id, isLocked: false, now: Self.date(10)))
        #expect(stage.effects.isEmpty)
    }

    @Test("REL-4 a refresh that comes while a moment is drawn follows once")
    func merging() throws {
        var stage = try showing(WalkFixtures.boardOutcome)
        try stage.comeDue()
        let renewal = try #require(stage.drawing)
        stage.take(.reloadedOutside(WalkBoard.self))
        stage.take(.reloadedOutside(WalkBoard.self))
        #expect(stage.effects.isEmpty)
        stage.take(
            .drew(renewal.id, .renewed(WalkFixtures.views([1], in: [Self.light]))))
        // More may be different than the view.
        #expect(stage.tellings.map(\.isRenewal) == [false])
        #expect(stage.drawing?.isRenewal == false)
        try stage.draw(1, until: 20)
        #expect(stage.tellings.isEmpty)
        #expect(stage.planned == Self.date(20))
    }

    @Test("A refresh that failed leaves the view, which goes on, and its words")
    func failure() throws {
        var stage = try showing(WalkFixtures.boardOutcome)
        stage.take(.reloadedOutside(WalkBoard.self))
        let refresh = try #require(stage.drawing)
        stage.take(.drew(refresh.id, .failed(WalkFixtures.failures[0])))
        #expect(stage.planned == Self.date(10))
        try stage.comeDue()
        try stage.draw(1, until: 20)
        #expect(stage.state.card?.refreshFailure != nil)
        stage.take(.reloadedOutside(WalkBoard.self))
        let last = try #require(stage.drawing)
        // Its view is removed for good.
        stage.take(.drew(last.id, .failed(WalkFixtures.failures[2])))
        #expect(stage.state.renewal == nil)
        #expect(stage.state.card?.scheduledView == nil)
    }

    @Test("CON-9 the card of an open question goes on, and hands on what its snippet gave")
    func question() throws {
        var stage = Stage()
        stage.take(.connected(one, Self.light, seen: nil))
        stage.take(.wanted(WalkFixtures.action))
        let run = try #require(stage.state.leadingRun)
        stage.take(.asked(WalkFixtures.questions[2], ask: 1, run: run))
        try stage.draw(until: 10)
        #expect(stage.planned == Self.date(10))
        try stage.comeDue()
        try stage.draw(1, until: 20)
        #expect(stage.state.card?.result != nil)
        #expect(stage.state.card?.openQuestion?.ask == 1)
        try stage.comeDue()
        let drawing = try #require(stage.drawing)
        let question = try #require(stage.state.card?.question).question.id
        stage.take(.action(.confirm(question: question), one))
        #expect(stage.state.card?.isBusy == true)
        stage.take(
            .drew(drawing.id, .renewed(WalkFixtures.views([0], in: [Self.light]))))
        #expect(stage.effects.isEmpty)
        #expect(stage.state.renewal == nil)
    }

    @Test("AUT-1 a card that is locked stays as it is, and goes on once it isn't")
    func locked() throws {
        var stage = try showing(WalkFixtures.viewOutcome)
        try stage.comeDue(isLocked: true, now: 12)
        #expect(stage.drawing == nil)
        #expect(stage.tellings.isEmpty)
        #expect(stage.planned == Self.date(22))
        try stage.comeDue(now: 22)
        #expect(stage.drawing?.isRenewal == true)
    }

    @Test("The card of an assistant is drawn once")
    func assistant() throws {
        var stage = Stage(source: .assistant)
        stage.take(.connected(one, Self.light, seen: nil))
        try stage.perform(to: WalkFixtures.viewOutcome)
        try stage.draw(until: 10)
        #expect(stage.planned == nil)
        #expect(stage.state.renewal == nil)
    }

    @Test("A view that an earlier process left is drawn as it was")
    func stored() throws {
        var stage = Stage()
        stage.take(.connected(one, Self.light, seen: nil))
        let tree = StoredCard.Tree(tree: WalkFixtures.trees[1].tree, actions: [])
        stage.take(.restored(StoredCard(title: "Clock", tree: tree)))
        #expect(stage.state.card != nil)
        #expect(stage.state.renewal == nil)
    }
}
