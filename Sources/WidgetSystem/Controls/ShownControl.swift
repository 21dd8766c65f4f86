package import SwiftUI

/// A control as it looks now.
package struct ShownControl: Sendable {
    /// The look of one state.
    package struct ControlAppearance: Sendable, Hashable {
        /// The symbol, in its circle.
        package let icon: ViewTree
        /// The words of the value; empty where the author gave none.
        package let value: String
    }

    package let kind: String
    package let title: String
    /// A sentence about it; empty if there is none.
    package let about: String
    /// The name of the intent that it performs; `nil` if it performs none.
    package let intent: String?
    /// The words about what it does; empty if the author gave none.
    package let hint: String
    /// The words about its state, said after it was switched; empty if the author gave none.
    package let status: String
    /// The state of a toggle; `nil` for a button.
    package let isOn: Bool?
    /// The look of a toggle that is off, or of a button.
    package let off: ControlAppearance
    /// The look of a toggle that is on, or of a button while its intent is performed.
    package let on: ControlAppearance
    package let isDisabled: Bool
    /// A person can configure it.
    package let isConfigurable: Bool
    /// Why it shows a sample instead of its value.
    package let problem: Problem?

    /// Why a control can't show its value; programs read the names of the cases.
    package enum Problem: String, Sendable, Hashable, Encodable {
        /// A person has to configure it first.
        case unconfigured
        /// A person has to configure it anew: the app no longer has what they gave.
        case outdated
        /// The provider gave nothing; the log says why.
        case failed
    }
}
