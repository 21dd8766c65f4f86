import SurfaceKit
import SwiftUI

/// A usable control as an option of a client's form.
extension CardControl {
    /// The name of the option: the position of the control's action among the card's actions.
    var name: String { "control-\(action?.ordinal ?? 0)" }

    /// The title of the option, which describes the control's effect.
    var title: String {
        switch role {
        case .button: label
        case .toggle(isOn: true): "\(label) → off"
        case .toggle(isOn: false): "\(label) → on"
        }
    }

    /// The wanted state of a toggle that is flipped; `nil` for a button.
    var flipped: Bool? { if case .toggle(let isOn) = role { !isOn } else { nil } }
}
