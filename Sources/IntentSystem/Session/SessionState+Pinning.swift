import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The actions that a person pins, so that the page lists them first.
extension SessionState {
    /// Has an action pinned or unpinned; `pinned(_:isOn:_:_:)` receives what came of it.
    mutating func pin(_ target: PinTarget, isOn: Bool, _ connection: ConnectionID) {
        guard source == .person, let action = action(of: target) else {
            return refuse(
                .invalid, .init(system: "This action can’t be pinned."), connection)
        }
        effects.append(.pin(action, isOn: isOn, connection))
    }

    /// Informs a surface about an action that was pinned or unpinned, and marks the card of that action.
    mutating func pinned(
        _ action: DonationRecord, isOn: Bool, _ refusal: LocalizedStringResource?,
        _ connection: ConnectionID
    ) {
        if let refusal { return refuse(.invalid, refusal, connection) }
        for place in kept.indices { kept[place].mark(action, isPinned: isOn) }
        for place in tray.indices { tray[place].card.mark(action, isPinned: isOn) }
        if card?.mark(action, isPinned: isOn) == true { updateAll() }
        guard let surface = connections.first(where: { $0.id == connection }) else { return }
        let words: LocalizedStringResource =
            isOn ? .init(system: "Pinned.") : .init(system: "Unpinned.")
        effects.append(.announce(connection, IntentDialog(words), surface.locale))
    }

    /// Returns the action that a surface means; `nil` if there is none that people may repeat.
    private func action(of target: PinTarget) -> DonationRecord? {
        switch target {
        case .intent(let identifier, let values):
            guard let entry = catalog.entry(identifier: identifier), entry.type.isRepeatable else {
                return nil
            }
            return DonationRecord(intent: entry.identifier, values: values)
        case .shortcut(let index):
            guard catalog.shortcuts.indices.contains(index) else { return nil }
            let intent = type(of: catalog.shortcuts[index].intent)
            guard intent.isRepeatable, let values = catalog.shortcutValues(at: index) else {
                return nil
            }
            return DonationRecord(intent: catalog.identifier(of: intent), values: values)
        case .card(let id):
            return card?.id == id && card?.question == nil ? card?.action : nil
        }
    }
}

extension SessionState.Card {
    /// Records that an action was pinned or unpinned; returns `true` if it is that of the card.
    @discardableResult
    fileprivate mutating func mark(_ action: DonationRecord, isPinned: Bool) -> Bool {
        guard self.action?.isSameAction(as: action) == true else { return false }
        self.action?.isPinned = isPinned
        return true
    }
}
