package import AppIntents
package import AppIntentsMetadata

/// How to make an intent again: its type and the values of its parameters, entities as identifiers.
///
/// A snippet, a button and a suspended question are all kept as recipes. They are small, they can
/// be stored, and an intent made from one sees the present state of its entities (SNI-3, INV-7).
package struct Recipe: Sendable {
    package let type: any AppIntent.Type
    /// By parameter, in declaration order; `.null` where there is no value.
    package var values: [ParameterValue]

    package init(type: any AppIntent.Type, values: [ParameterValue]) {
        self.type = type
        self.values = values
    }

    /// Reads the recipe of an intent that an author made: only parameters count (INV-9).
    package init(of intent: any AppIntent) {
        self.init(type: Swift.type(of: intent), contents: IntentContents(of: intent))
    }

    /// Reads the recipe of an intent whose contents are at hand.
    init(type: any AppIntent.Type, contents: IntentContents) {
        self.type = type
        values = contents.parameters.map { named in
            named.parameter.currentValue?.parameterValue ?? .null
        }
    }
}

extension Recipe: Hashable {
    package static func == (left: Recipe, right: Recipe) -> Bool {
        left.type == right.type && left.values == right.values
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(values)
    }
}
