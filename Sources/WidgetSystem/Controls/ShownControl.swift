package import SwiftUI

/// A control with its current appearance.
package struct ShownControl: Sendable {
    /// The appearance of one state.
    package struct ControlAppearance: Sendable, Hashable {
        /// The symbol, in its circle.
        package let icon: ViewTree
        /// The text of the value; empty if the author set none.
        package let value: String
    }

    package let kind: String
    package let title: String
    /// A description of the control; empty if there is none.
    package let about: String
    /// The name of the intent that it performs; `nil` if it performs none.
    package let intent: String?
    /// The text about what it does; empty if the author set none.
    package let hint: String
    /// The text about its state, announced after it was switched; empty if the author set none.
    package let status: String
    /// The state of a toggle; `nil` for a button.
    package let isOn: Bool?
    /// The appearance of a toggle that is off, or of a button.
    package let off: ControlAppearance
    /// The appearance of a toggle that is on, or of a button while its intent is performed.
    package let on: ControlAppearance
    package let isDisabled: Bool
    /// True if a person can configure it.
    package let isConfigurable: Bool
    /// The reason why it shows a sample instead of its value.
    package let problem: BoardProblem?
}
