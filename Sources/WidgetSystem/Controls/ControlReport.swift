/// A control as programs read it: its identity, its action, and its current state.
package struct ControlReport: Sendable, Encodable, Hashable {
    package let kind: String
    package let title: String
    package let about: String?
    /// The intent that it performs.
    package let intent: String?
    /// The state of a toggle; `nil` for a button.
    package let isOn: Bool?
    package let value: String?
    package let isEnabled: Bool
    package let problem: BoardProblem?

    package init(_ control: ShownControl) {
        kind = control.kind
        title = control.title
        about = control.about.isEmpty ? nil : control.about
        intent = control.intent
        let isValue = control.problem == nil
        isOn = isValue ? control.isOn : nil
        let words = control.isOn == true ? control.on.value : control.off.value
        value = isValue && !words.isEmpty ? words : nil
        isEnabled = !control.isDisabled
        problem = control.problem
    }
}
