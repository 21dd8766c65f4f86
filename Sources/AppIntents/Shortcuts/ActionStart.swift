package import AppIntentsMetadata

/// The cargo of a control of the system's own that starts an action, as a person does who finds it by
/// searching: what is missing is asked for, and what it leads to is shown in place of the card (BTN-12).
///
/// Other controls carry the intent alone.
package struct ActionStart: Sendable {
    package let type: any AppIntent.Type
    /// The values of its parameters, by name.
    package let values: [String: ParameterValue]

    package init(_ type: any AppIntent.Type, values: [String: ParameterValue]) {
        self.type = type
        self.values = values
    }

    /// Starts an intent with the values that it has.
    package init(_ intent: any AppIntent) {
        self.init(Swift.type(of: intent), values: Donation.values(of: IntentContents(of: intent)))
    }
}
