import AppIntents
import AppIntentsMetadata
import SwiftUI

extension SystemSession {
    /// Carries out or refuses one action; never waits.
    func take(_ action: PersonAction, from connection: ConnectionID) {
        switch action {
        case .perform(let intent, let values):
            guard let entry = system.catalog.entry(identifier: intent) else {
                return refuse(.unknown, "There is no action “\(intent)”.", connection)
            }
            start(entry.type, given: .named(values))
        case .performShortcut(let index):
            let shortcuts = system.catalog.shortcuts
            guard shortcuts.indices.contains(index) else {
                return refuse(.unknown, "There is no shortcut number \(index).", connection)
            }
            let recipe = Recipe(of: shortcuts[index].intent)
            start(recipe.type, given: .recipe(recipe))
        case .tap(let card, let generation, let action):
            tap(action, card, generation, wanted: nil, connection)
        case .toggle(let card, let generation, let action, let isOn):
            tap(action, card, generation, wanted: isOn, connection)
        case .answer(let question, let values): answer(question, with: values, connection)
        case .choose(let question, let option): choose(option, of: question, connection)
        case .confirm(let question): confirm(question, connection)
        case .cancel(let question): cancel(question, connection)
        case .done(let card): done(card, connection)
        case .stop: stop(connection)
        case .location(let location): self.location = location
        }
    }

    /// Tells one surface that nothing was performed, and what is true now.
    func refuse(_ reason: Refusal.Reason, _ message: String, _ connection: ConnectionID) {
        connections[connection]?.sink(.refusal(Refusal(reason: reason, message: message)))
        guard reason == .stale || reason == .answered else { return tell(connection) }
        connections[connection]?.shown = nil
        if let card { drawSoon(card) } else { tell(connection) }
    }

    private func tap(
        _ action: ActionID, _ cardID: Int, _ generation: Int, wanted: Bool?,
        _ connection: ConnectionID
    ) {
        let environment = connections[connection]?.environment
        guard let card, card.id == cardID,
            let meant = card.action(action, generation: generation, in: environment)
        else {
            return refuse(.stale, "This has changed meanwhile; nothing was done.", connection)
        }
        guard !card.isBusy else {
            return refuse(.invalid, "Please wait until this is finished.", connection)
        }
        guard card.taps.count < system.limits.waitingTaps else {
            return refuse(.overloaded, "Too many taps are waiting.", connection)
        }
        if connections.count == 1 { card.acknowledge(generation) }
        var recipe = meant.recipe
        var flip: Card.Flip?
        if let wanted {
            // BTN-4: a toggle tells the wanted state.
            if let place = recipe.type.placeOfSetValue {
                recipe.values[place] = .bool(wanted)
            } else {
                let once = Card.Flip(generation: generation, action: action)
                guard wanted != meant.isOn, card.flips.insert(once).inserted else {
                    return tell(connection)
                }
                flip = once
            }
        }
        card.taps.append(QueuedTap(recipe: recipe, connection: connection, flip: flip))
        startWorker(on: card)
    }

    private func done(_ id: Int, _ connection: ConnectionID) {
        guard let card, card.id == id, card.question == nil else {
            return refuse(.stale, "This card is not shown any more.", connection)
        }
        if let run = runs[card.run], !run.isEnded { run.hidesReloads = true }
        dismiss(card)
    }

    private func stop(_ connection: ConnectionID) {
        let running = leadingRun.flatMap { runs[$0] } ?? card.flatMap { runs[$0.run] }
        guard let running, !running.isEnded else {
            return refuse(.invalid, "Nothing is running.", connection)
        }
        end(running, .cancelled)
    }
}

extension AppIntent {
    /// Which parameter is the `value` of a `SetValueIntent` of a yes-or-no type.
    static var placeOfSetValue: Int? {
        guard traits.setsValue else { return nil }
        return IntentContents(of: Self()).parameters.firstIndex {
            $0.name == "value" && ValueCoding.metadata(of: $0.parameter.valueType) == .bool
        }
    }
}
