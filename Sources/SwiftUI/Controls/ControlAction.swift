/// The action that a control carries for the system: the intent that a tap performs.
package struct ControlAction: Sendable {
    package let intent: any Sendable

    package init(_ intent: any Sendable) {
        self.intent = intent
    }
}
