import IntentSystem
import SwiftUI

/// A button or a toggle in a card's view.
struct CardControl: Equatable {
    let action: ActionID
    let label: String
    /// The state of a toggle; `nil` for a button.
    let isOn: Bool?

    /// What the control is called in a form: its place among the card's actions.
    var name: String { "control-\(action.ordinal)" }

    /// What using the control does, in words.
    var title: String {
        switch isOn {
        case nil: label
        case true?: "\(label) → off"
        case false?: "\(label) → on"
        }
    }

    /// What a person does who uses it.
    func action(card: Int, generation: Int) -> PersonAction {
        if let isOn {
            .toggle(card: card, generation: generation, action: action, isOn: !isOn)
        } else {
            .tap(card: card, generation: generation, action: action)
        }
    }
}

extension ViewTree {
    /// The controls that do something, in reading order.
    var controls: [CardControl] {
        allNodes.compactMap { node in
            guard let action = node.action else { return nil }
            switch node.kind {
            case .button(let button) where !button.isDisabled:
                return CardControl(action: action, label: node.accessibleName, isOn: nil)
            case .toggle(let toggle) where !toggle.isDisabled:
                return CardControl(action: action, label: node.accessibleName, isOn: toggle.isOn)
            default:
                return nil
            }
        }
    }
}
