import AppIntents
import AppIntentsMetadata
import Foundation
import SwiftUI

@testable import IntentSystem

extension SeededGenerator {
    /// A number below a bound.
    mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next() >> 33) % bound
    }

    mutating func element<Element>(of list: [Element]) -> Element? {
        list.isEmpty ? nil : list[below(list.count)]
    }
}

/// What may happen next in a walk: mostly what makes sense, sometimes what comes too late, twice, or
/// from nowhere.
extension SeededGenerator {
    mutating func event(after state: SessionState, in world: WalkWorld) -> SessionEvent {
        if world.surfaces.isEmpty, below(4) > 0 { return connection(state, world) }
        return switch below(100) {
        case 0..<6: connection(state, world)
        case 6..<8: .disconnected(surface(world))
        case 8..<11: .changedEnvironment(environment(), surface(world))
        case 11..<16: .wanted(WalkFixtures.action)
        case 16..<20:
            .action(
                .perform(intent: below(5) > 0 ? "WalkBoard" : "Gone", values: [:]), surface(world))
        case 20..<32: .action(tap(world), surface(world))
        case 32..<42: .action(answer(world), surface(world))
        case 42..<46: .action(.done(card: card(world)), surface(world))
        case 46: .action(.stop, surface(world))
        case 47: .action(trayAction(state), surface(world))
        case 48..<57: question(world)
        case 57:
            below(2) == 0
                ? .progressed(run: run(world)) : .returned(run: element(of: world.past) ?? 0)
        case 58..<59: .withdrew(ask: element(of: world.asks)?.ask ?? 0)
        case 59..<66: .reloaded(WalkFixtures.reloads[below(2)], run: run(world))
        case 66..<80:
            .ended(run: run(world), WalkFixtures.outcomes[below(WalkFixtures.outcomes.count)])
        case 80..<94: drawing(world)
        case 94..<96: renewal(world)
        case 96: .reloadedOutside(WalkBoard.self)
        case 97: .showsNewest
        case 98: below(3) == 0 ? .closed : .idled
        default: .restored(WalkFixtures.stored)
        }
    }

    /// Turns to something else, or uses the items of the tray.
    private mutating func trayAction(_ state: SessionState) -> PersonAction {
        let items = state.tray.map(\.card.id) + state.runsAside.map(\.id)
        let item = below(8) > 0 ? element(of: items) : below(12)
        guard let item, below(3) > 0 else { return .aside }
        return below(3) > 0 ? .open(item) : .dismiss(item)
    }

    private mutating func connection(
        _ state: SessionState, _ world: WalkWorld
    ) -> SessionEvent {
        .connected(
            ConnectionID(number: world.nextConnection), environment(),
            seen: below(4) == 0 ? state.sequence : nil)
    }

    private mutating func environment() -> PresentationEnvironment {
        WalkFixtures.environments[below(WalkFixtures.environments.count)]
    }

    private mutating func surface(_ world: WalkWorld) -> ConnectionID {
        if below(20) > 0, let surface = element(of: world.surfaces) { return surface.id }
        return ConnectionID(number: below(4))
    }

    /// A run that continues, or rarely one that doesn't.
    private mutating func run(_ world: WalkWorld) -> Int {
        if below(16) > 0, let run = element(of: world.performing) { return run }
        return element(of: world.past) ?? 0
    }

    private mutating func card(_ world: WalkWorld) -> Int {
        let card = element(of: world.surfaces)?.card ?? 0
        return below(10) > 0 ? card : card + below(5) - 2
    }

    private mutating func tap(_ world: WalkWorld) -> PersonAction {
        let surface = element(of: world.surfaces)
        let card = below(12) > 0 ? surface?.card ?? 0 : below(12)
        let generation = max(0, (surface?.generation ?? 0) - (below(6) > 0 ? 0 : below(3)))
        let action = ActionID(ordinal: below(8) > 0 ? below(3) : below(5))
        return below(3) == 0
            ? .toggle(card: card, generation: generation, action: action, isOn: below(2) == 0)
            : .tap(card: card, generation: generation, action: action)
    }

    private mutating func answer(_ world: WalkWorld) -> PersonAction {
        let known = element(of: world.surfaces)?.question
        let id = below(10) > 0 ? known?.id ?? 0 : below(12)
        if below(4) == 0 { return .cancel(question: id) }
        return switch below(8) == 0 ? nil : known?.kind {
        case .confirmation: .confirm(question: id)
        case .choice: .choose(question: id, option: below(3))
        case .values:
            .answer(question: id, values: below(3) > 0 ? WalkFixtures.answers : [:])
        case nil: below(2) == 0 ? .confirm(question: id) : .choose(question: id, option: 0)
        }
    }

    private mutating func question(_ world: WalkWorld) -> SessionEvent {
        let question = WalkFixtures.questions[below(WalkFixtures.questions.count)]
        return .asked(question, ask: world.nextAsk, run: run(world))
    }

    private mutating func drawing(_ world: WalkWorld) -> SessionEvent {
        guard below(20) > 0, let drawing = element(of: world.drawings) else {
            return .drew(
                element(of: world.past) ?? 0, drawn(in: WalkFixtures.environments))
        }
        guard drawing.isRenewal else { return .drew(drawing.id, drawn(in: drawing.environments)) }
        return .drew(drawing.id, .renewed(views(in: drawing.environments)))
    }

    private mutating func drawn(in environments: [PresentationEnvironment]) -> DrawnCard {
        if below(8) == 0 { return .failed(WalkFixtures.failures[below(3)]) }
        return .views(views(in: environments), result: WalkFixtures.performed)
    }

    private mutating func views(in environments: [PresentationEnvironment]) -> [DrawnView] {
        let places = environments.map { _ in below(3) == 0 ? 1 : 0 }
        let moment = below(2) == 0 ? nil : Date(timeIntervalSince1970: Double(below(3)))
        return WalkFixtures.views(places, in: environments, until: moment)
    }

    /// The moment of a drawing that is to come, or rarely of one that isn't any more.
    private mutating func renewal(_ world: WalkWorld) -> SessionEvent {
        let id = below(8) > 0 ? world.renewal : element(of: world.past)
        return .renewalDue(
            id ?? 0, isLocked: below(4) == 0, now: Date(timeIntervalSince1970: 3))
    }
}
