import AppIntents
import AppIntentsMetadata
import SwiftUI

@testable import IntentSystem

/// The surroundings of a session in a walk: what it had done and not done yet, and what its surfaces
/// saw.
///
/// Takes every event with its effects and returns the rule that they break.
struct WalkWorld {
    /// Runs that were begun, and neither ended nor were cancelled.
    private(set) var performing: [Int] = []
    /// Drawings that were begun and neither ended nor were cancelled.
    private(set) var drawings:
        [(id: Int, environments: [PresentationEnvironment], isRenewal: Bool)] = []
    /// The drawing of the visible card that is to come, whose moment has not.
    private(set) var renewal: Int?
    /// Runs and drawings that must not report any more.
    private(set) var past: [Int] = []
    /// Questions without an answer, and the runs that ask.
    private(set) var asks: [(ask: Int, run: Int)] = []
    private(set) var surfaces: [Surface] = []
    private(set) var nextAsk = 1
    private(set) var nextConnection = 1
    private(set) var isClosed = false
    private var newest = 0
    private var givenUp: [Int] = []
    private var honoured: [Int] = []
    private var pastCards: [Int] = []
    private var visibleCard: Int?
    private var keptCard: Int?

    /// The content of a surface.
    struct Surface {
        let id: ConnectionID
        var environment: PresentationEnvironment
        var sequence = 0
        var run: Int?
        var card: Int?
        var generation = 0
        var question: Question?
        /// The content that it has, and which of the walk's trees that is.
        var content: SessionState.Connection.Shown?
        var tree: Int?
    }

    /// Takes an event that led from one state to another; gives the rule that was broken, if any.
    mutating func take(
        _ event: SessionEvent, _ effects: [SessionEffect], from before: SessionState,
        to after: SessionState
    ) -> String? {
        note(event, after)
        for effect in effects {
            if let broken = take(effect, of: event, from: before, to: after) { return broken }
        }
        return brokenRule(of: event, effects, before, after)
    }

    // MARK: - Events

    private mutating func note(_ event: SessionEvent, _ after: SessionState) {
        switch event {
        case .connected(let id, let environment, let seen):
            isClosed = false
            nextConnection += 1
            var surface = Surface(id: id, environment: environment)
            if let seen, seen == after.sequence {
                surface.sequence = seen
                surface.run = after.shownRun?.id
                surface.card = after.card?.id
                surface.generation = after.card?.generation ?? 0
                surface.question = after.card?.question?.question
                surface.content = after.card?.shown
            }
            surfaces.append(surface)
        case .changedEnvironment(let environment, let id):
            guard let index = surfaces.firstIndex(where: { $0.id == id }) else { return }
            if surfaces[index].environment != environment { surfaces[index].content = nil }
            surfaces[index].environment = environment
        case .disconnected(let id): surfaces.removeAll { $0.id == id }
        case .asked(_, let ask, let run):
            asks.append((ask, run))
            nextAsk = max(nextAsk, ask + 1)
        case .ended(let run, _):
            performing.removeAll { $0 == run }
            past.append(run)
        case .drew(let id, _):
            drawings.removeAll { $0.id == id }
            past.append(id)
        case .renewalDue(let id, _, _):
            if renewal == id { renewal = nil }
            past.append(id)
        default: break
        }
    }

    // MARK: - Effects

    private mutating func take(
        _ effect: SessionEffect, of event: SessionEvent, from before: SessionState,
        to after: SessionState
    ) -> String? {
        if isClosed, !effect.concernsOthers { return "Something is done for a closed session." }
        switch effect {
        case .run(let id, let request): return begin(id, request, event, before)
        case .cancel(let id), .letGo(let id): return cancel(id)
        case .answer(let ask, let answer): return take(answer, to: ask, event, before)
        case .draw(let id, let source, let environments):
            guard id > newest else { return "The number \(id) of a drawing was used before." }
            newest = id
            drawings.append((id, environments, source.isRenewal))
        case .renewLater(let id, _, _):
            guard id > newest else { return "The number \(id) of a drawing was used before." }
            newest = id
            if renewal != nil { return "Two drawings of a card are to come." }
            renewal = id
        case .stopRenewing:
            guard let renewal else { return "A drawing is called off that is not to come." }
            past.append(renewal)
            self.renewal = nil
        case .update(let id, let snapshot): return tell(id, snapshot, event, before, after)
        case .announce(let id, _, _), .refuse(let id, _):
            if !surfaces.contains(where: { $0.id == id }), !isAction(event) {
                return "A surface is spoken to that is gone."
            }
        case .keep(let card):
            if card.question != nil { return "A question is written down." }
            keptCard = card.id
        case .forget: keptCard = nil
        case .close(let connections):
            guard connections == surfaces.map(\.id) else {
                return "A surface outlives its session."
            }
            isClosed = true
            surfaces = []
        case .pin, .closeLater, .stayOpen, .reloadEverywhere, .moved, .log: break
        }
        return nil
    }

    private mutating func begin(
        _ id: Int, _ request: RunRequest, _ event: SessionEvent, _ before: SessionState
    ) -> String? {
        guard id > newest else { return "The number \(id) of a run was used before." }
        newest = id
        performing.append(id)
        guard case .action(let action, let connection) = event else { return nil }
        switch action {
        case .tap(let card, let generation, let action),
            .toggle(let card, let generation, let action, _):
            guard let shown = before.card, shown.id == card, !shown.isBusy,
                shown.generations.contains(where: { $0.number == generation })
            else { return "A stale tap is performed." }
            guard let surface = surfaces.first(where: { $0.id == connection }),
                let tree = surface.tree,
                surface.content == .init(card: card, generation: generation)
            else { return nil }
            let meant = WalkFixtures.trees[tree].actions
            if shown.taps.isEmpty, shown.tapRun == nil,
                meant[action.ordinal].recipe.type != request.type
            {
                return "A tap performs another intent than the one that was shown."
            }
        case .perform, .performShortcut, .open: break
        default: return "Something is performed for an action that starts nothing."
        }
        return nil
    }

    private mutating func cancel(_ id: Int) -> String? {
        if performing.contains(id) {
            if asks.contains(where: { $0.run == id }) {
                return "A run is cancelled before its question is answered."
            }
            performing.removeAll { $0 == id }
            givenUp.append(id)
        } else if drawings.contains(where: { $0.id == id }) {
            drawings.removeAll { $0.id == id }
        } else {
            return "The run \(id) is cancelled although it has ended."
        }
        past.append(id)
        return nil
    }

    private mutating func take(
        _ answer: Result<Answer, any Error>, to ask: Int, _ event: SessionEvent,
        _ before: SessionState
    ) -> String? {
        guard let index = asks.firstIndex(where: { $0.ask == ask }) else {
            return "The question \(ask) is answered twice."
        }
        let run = asks.remove(at: index).run
        guard case .success(let given) = answer else { return nil }
        guard performing.contains(run) else { return "A run is answered that has ended." }
        guard let open = before.card?.openQuestion, open.ask == ask,
            case .action(let action, _) = event
        else { return "A question is answered that is not open, or by no person." }
        if honoured.contains(open.question.id) { return "An answer is honoured twice." }
        honoured.append(open.question.id)
        switch (action, given, open.question.kind) {
        case (.confirm(open.question.id), .confirmed, .confirmation),
            (.choose(open.question.id, _), .option, .choice),
            (.answer(open.question.id, _), .values, .values):
            return nil
        default: return "An answer does not fit its question."
        }
    }

    private mutating func tell(
        _ id: ConnectionID, _ snapshot: SessionSnapshot, _ event: SessionEvent,
        _ before: SessionState,
        _ after: SessionState
    ) -> String? {
        guard let index = surfaces.firstIndex(where: { $0.id == id }) else {
            return "A surface is told that is gone."
        }
        var surface = surfaces[index]
        if let run = snapshot.run {
            let isNew = !before.runs.contains { $0.id == run.id }
            let isWaiting = before.runs.contains { $0.id == run.id && $0.outcome != nil }
            if givenUp.contains(run.id) || !(isNew || isWaiting || performing.contains(run.id)) {
                return "A run is shown that has ended."
            }
        }
        if snapshot.sequence < surface.sequence { return "A sequence is smaller than one before." }
        if let card = snapshot.card {
            if pastCards.contains(card.id) { return "A card comes back." }
            if card.id != before.card?.id, givenUp.contains(card.run) {
                return "A run that was given up shows a card."
            }
            if card.id == surface.card, card.generation < surface.generation {
                return "A generation is smaller than one before."
            }
        }
        if let visibleCard, visibleCard != snapshot.card?.id { pastCards.append(visibleCard) }
        visibleCard = snapshot.card?.id
        surface.sequence = snapshot.sequence
        surface.run = snapshot.run?.id
        surface.card = snapshot.card?.id
        surface.generation = snapshot.card?.generation ?? 0
        surface.question = snapshot.card?.question?.question
        switch snapshot.content {
        case .unchanged:
            if surface.content != snapshot.card?.shown {
                return "A surface is said to have a content that it was not given."
            }
        case .tree(let tree):
            surface.content = snapshot.card?.shown
            surface.tree = tree.isEmpty ? 0 : 1
        case .none:
            surface.content = snapshot.card?.isDrawn ?? false ? nil : snapshot.card?.shown
            surface.tree = nil
        case .html, .parts: return "A session gave a view that only a surface makes."
        }
        surfaces[index] = surface
        return nil
    }

    // MARK: - Rules

    private func brokenRule(
        of event: SessionEvent, _ effects: [SessionEffect], _ before: SessionState,
        _ after: SessionState
    ) -> String? {
        if after.sequence < before.sequence || after.epoch < before.epoch {
            return "A number goes back."
        }
        if isClosed, let broken = brokenRuleAfterClosing(after) { return broken }
        if let broken = brokenRule(ofRunsIn: after) { return broken }
        if let broken = brokenRule(ofCardIn: after) { return broken }
        if let broken = brokenRule(ofRenewalIn: after, event, effects, before) { return broken }
        if effects.contains(where: \.isRefusal) {
            return brokenRule(ofRefusal: event, effects, before, after)
        }
        return nil
    }

    private func brokenRuleAfterClosing(_ after: SessionState) -> String? {
        if !asks.isEmpty { return "A question is open in a closed session." }
        if !performing.isEmpty || !drawings.isEmpty { return "A closed session does something." }
        if after.card != nil || keptCard != nil || !after.tray.isEmpty {
            return "A closed session has a card."
        }
        return nil
    }

    private func brokenRule(ofRunsIn after: SessionState) -> String? {
        let leading = after.runs.filter { run in
            if case .person = run.origin { run.epoch == after.epoch } else { false }
        }
        if leading.map(\.id) != [after.leadingRun].compactMap({ $0 }) {
            return "There is not one leading run: \(leading.map(\.id))."
        }
        let known = after.runs.filter { $0.outcome == nil }.map(\.id)
        if known != performing { return "The runs are \(known), not \(performing)." }
        if after.drawings.map(\.id) != drawings.map(\.id) { return "A drawing is lost." }
        if let lost = asks.first(where: { !performing.contains($0.run) }) {
            return "The question \(lost.ask) of a run that has ended is not answered."
        }
        let drawn = after.drawings.count { drawing in
            if case .question = drawing.purpose { true } else { false }
        }
        let open = after.card?.openQuestion
        let waiting = after.tray.count { $0.card.question != nil }
        if asks.count != drawn + waiting + (open == nil ? 0 : 1) { return "A question is lost." }
        if after.tray.count(where: { $0.card.question == nil }) > after.limits.waitingCards {
            return "Too many cards wait."
        }
        if let open, !asks.contains(where: { $0.ask == open.ask && $0.run == open.run }) {
            return "A question is shown that was answered."
        }
        let attended = after.runs.filter { $0.id != open?.run && !after.isAside($0) }
        if after.isAtRest, !attended.isEmpty || !drawings.isEmpty {
            return "Something goes on at rest."
        }
        return nil
    }

    private func brokenRule(ofCardIn after: SessionState) -> String? {
        guard let card = after.card else { return nil }
        if after.runs.count(where: { $0.origin.card == card.id }) > 1 {
            return "Two taps are performed at once."
        }
        if !card.taps.isEmpty, card.tapRun == nil { return "A tap is forgotten." }
        if card.taps.count > after.limits.waitingTaps { return "Too many taps wait." }
        if card.generations.count > after.limits.keptGenerations { return "Generations pile up." }
        let refreshes = after.drawings.filter { drawing in
            if case .refresh(card.id, _, _) = drawing.purpose { true } else { false }
        }
        if refreshes.map(\.id) != [card.refreshing].compactMap({ $0 }) {
            return "There is more than one refresh."
        }
        return nil
    }

    private func brokenRule(
        ofRenewalIn after: SessionState, _ event: SessionEvent, _ effects: [SessionEffect],
        _ before: SessionState
    ) -> String? {
        if after.renewal?.id != renewal { return "A drawing that is to come is lost." }
        if case .renewalDue(let id, let isLocked, _) = event {
            let draws = effects.contains(where: \.isDrawing)
            if draws != (before.renewal?.id == id && !isLocked) {
                return
                    "A card is drawn though its moment has not come or it is locked, or is not drawn."
            }
            if effects.contains(where: \.isRun) { return "A moment has an intent performed." }
        }
        let isWanted =
            after.card.map { card in
                card.refreshing == nil && card.tapRun == nil && !card.isBusy
                    && surfaces.contains { card.nextMoments[$0.environment] != nil }
            } ?? false
        return isWanted == (renewal != nil)
            ? nil : "A card is drawn again that nobody waits for, or never."
    }

    private func brokenRule(
        ofRefusal event: SessionEvent, _ effects: [SessionEffect], _ before: SessionState,
        _ after: SessionState
    ) -> String? {
        if mustAccept(event, before) { return "A good action is refused." }
        for effect in effects {
            switch effect {
            case .refuse, .update, .draw, .renewLater, .stopRenewing: continue
            default: return "A refused action has an effect: \(effect)."
            }
        }
        let isSame =
            before.card?.id == after.card?.id && before.epoch == after.epoch
            && before.card?.taps.count == after.card?.taps.count
            && before.card?.isBusy == after.card?.isBusy
            && (before.sequence == after.sequence || before.card?.hasUnsentChange ?? false)
        return isSame ? nil : "A refused action changes something."
    }

    /// Whether an action is one that may not be refused.
    private func mustAccept(_ event: SessionEvent, _ before: SessionState) -> Bool {
        guard case .action(let action, _) = event, let card = before.card else { return false }
        return switch action {
        case .tap(card.id, card.generation, let action):
            card.isDrawn && !card.isBusy && card.taps.count < before.limits.waitingTaps
                && WalkFixtures.actions.indices.contains(action.ordinal)
        case .confirm(card.openQuestion?.question.id):
            card.openQuestion?.question.kind.isConfirmation ?? false
        case .cancel(card.openQuestion?.question.id): true
        case .done(card.id): card.question == nil
        default: false
        }
    }

    private func isAction(_ event: SessionEvent) -> Bool {
        if case .action = event { true } else { false }
    }

    /// Whether every surface shows what is true.
    func isShown(_ state: SessionState) -> Bool {
        surfaces.allSatisfy { surface in
            surface.sequence == state.sequence && surface.run == state.shownRun?.id
                && surface.card == state.card?.id
                && surface.question?.id == state.card?.question?.question.id
                && surface.generation == state.card?.generation ?? 0
        }
    }
}

extension SessionEffect {
    fileprivate var concernsOthers: Bool {
        switch self {
        case .reloadEverywhere, .moved, .log, .answer: true
        default: false
        }
    }

    var isRefusal: Bool {
        if case .refuse = self { true } else { false }
    }

    fileprivate var isDrawing: Bool {
        if case .draw = self { true } else { false }
    }

    fileprivate var isRun: Bool {
        if case .run = self { true } else { false }
    }
}

extension CardSource {
    fileprivate var isRenewal: Bool {
        if case .renewal = self { true } else { false }
    }
}

extension Question.Kind {
    fileprivate var isConfirmation: Bool {
        if case .confirmation = self { true } else { false }
    }
}
