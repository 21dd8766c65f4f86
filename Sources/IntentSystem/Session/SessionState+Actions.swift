import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The actions of a person, and their refusals.
extension SessionState {
    /// Carries out or refuses one action.
    mutating func take(_ action: PersonAction, from connection: ConnectionID) {
        switch action {
        case .perform(let intent, let values, let form):
            guard let entry = catalog.entry(identifier: intent) else {
                return refuse(
                    .unknown, .init(system: "There is no action “\(intent)”."), connection)
            }
            start(entry.type, .named(values), form: form)
        case .performShortcut(let index, let form):
            let shortcuts = catalog.shortcuts
            guard shortcuts.indices.contains(index) else {
                return refuse(
                    .unknown, .init(system: "There is no shortcut number \(index)."), connection)
            }
            let recipe = Recipe(of: shortcuts[index].intent)
            start(recipe.type, .recipe(recipe), form: form)
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
        case .undo: takeBack(by: UndoIntent.self, connection)
        case .redo: takeBack(by: RedoIntent.self, connection)
        case .retry(let values): retry(with: values, connection)
        case .aside: putAside()
        case .open(let item): open(item, connection)
        case .dismiss(let item): dismissItem(item, connection)
        case .pin(let target, let isOn): pin(target, isOn: isOn, connection)
        case .location(let location):
            guard location != self.location else { return }
            self.location = location
            effects.append(.moved)
        }
    }

    /// Informs one surface that nothing was performed, and sends it the current state.
    mutating func refuse(
        _ reason: Refusal.Reason, _ message: LocalizedStringResource,
        _ connection: ConnectionID
    ) {
        let locale = connections.first { $0.id == connection }?.locale ?? Locale(identifier: "en")
        let refusal = Refusal(reason: reason, message: message.text(in: locale))
        effects.append(.refuse(connection, refusal))
        guard reason == .stale || reason == .answered else { return update(connection) }
        // The surface doesn't show the current state.
        if let index = connections.firstIndex(where: { $0.id == connection }) {
            connections[index].shown = nil
        }
        if card == nil { update(connection) } else { refresh() }
    }

    private mutating func done(_ id: Int, _ connection: ConnectionID) {
        guard let card, card.id == id, card.question == nil else {
            return refuse(.stale, .init(system: "This card is not shown any more."), connection)
        }
        if hasTray {
            turnAway()
        } else if let run = index(ofRun: card.run) {
            runs[run].hidesReloads = true
        }
        dismiss()
    }

    /// Performs a run that failed or was lost again, with the same values and those that the person
    /// gave since (ERR-4).
    private mutating func retry(
        with values: [String: ParameterValue], _ connection: ConnectionID
    ) {
        guard let retried = card?.retry else {
            return refuse(.invalid, .init(system: "There is nothing to try again."), connection)
        }
        start(
            retried.type, retried.arguments.adding(values, of: retried.type), form: retried.form,
            purpose: retried.configured.map(RunRequest.Purpose.configuring) ?? .action)
    }
}
