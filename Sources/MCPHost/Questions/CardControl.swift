import SurfaceKit
import SwiftUI

/// A usable control as a choice of a client's form.
extension CardControl {
    /// The name of the choice: the control's place among the card's actions.
    var name: String { "control-\(action?.ordinal ?? 0)" }

    /// The words for what using the control does.
    var title: String {
        switch role {
        case .button: label
        case .toggle(isOn: true): "\(label) → off"
        case .toggle(isOn: false): "\(label) → on"
        }
    }

    /// The wanted state of a toggle that is flipped; `nil` for a button.
    var flipped: Bool? {
        if case .toggle(let isOn) = role { !isOn } else { nil }
    }
}
