package import AppIntentsMetadata

/// The data of a system control that starts an action like a person who finds it by searching: the
/// system asks for missing values and shows the result instead of the card (BTN-12).
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

    /// Creates a start of an intent with its present values.
    package init(_ intent: any AppIntent) {
        self.init(Swift.type(of: intent), values: Donation.values(of: IntentContents(of: intent)))
    }
}
