package import AppIntents
package import AppIntentsMetadata

/// The instructions to recreate an intent: its type and the values of its parameters, entities as
/// identifiers.
///
/// A snippet, a button and a suspended question are all kept as recipes. They are small, they can
/// be stored, and an intent made from one sees the current state of its entities (SNI-3, INV-7).
package struct Recipe: Sendable {
    package let type: any AppIntent.Type
    /// The values by parameter, in declaration order: `nil` for a parameter that was given none,
    /// `.null` for one that was set to no value.
    package var values: [ParameterValue?]
    /// A person who uses the control that carries the recipe starts the intent, as from the search
    /// (BTN-12).
    package let isStart: Bool

    package init(
        type: any AppIntent.Type, values: [ParameterValue?], isStart: Bool = false
    ) {
        self.type = type
        self.values = values
        self.isStart = isStart
    }

    /// Reads the recipe of an intent that an author made: only parameters count (INV-9).
    package init(of intent: any AppIntent) {
        self.init(type: Swift.type(of: intent), contents: IntentContents(of: intent))
    }

    /// Reads the recipe of an intent whose contents are known.
    init(type: any AppIntent.Type, contents: IntentContents) {
        self.init(
            type: type,
            values: contents.parameters.map { named in
                guard named.parameter.isSet else { return nil }
                return named.parameter.currentValue?.parameterValue ?? .null
            })
    }

    /// Creates the recipe of an intent with values by name; ignores values without a parameter.
    package init(
        type: any AppIntent.Type, named values: [String: ParameterValue], isStart: Bool = false
    ) {
        let names = IntentContents(of: type.init()).parameters.map(\.name)
        self.init(type: type, values: names.map { values[$0] }, isStart: isStart)
    }

    /// Reads the recipe that a control of a view carries; `nil` if it carries no intent.
    package init?(ofControl cargo: any Sendable) {
        if let start = cargo as? ActionStart {
            self.init(type: start.type, named: start.values, isStart: true)
        } else if let intent = cargo as? any AppIntent {
            self.init(of: intent)
        } else {
            return nil
        }
    }
}

extension Recipe {
    /// Returns the recipe that sets a toggle to a wanted state (BTN-4); `nil` if there is nothing
    /// to perform.
    ///
    /// An intent that sets a yes-or-no value gets the state as that value. Any other turns the
    /// toggle away from the state that it shows, so it is performed for the other state only; `nil`
    /// stands for a state that is not known. A tapped control wants no state, and performs its
    /// intent unchanged.
    package func turning(to wanted: Bool?, from shown: Bool? = nil) -> Recipe? {
        guard let wanted else { return self }
        guard let place = type.placeOfSetValue else { return wanted == shown ? nil : self }
        var recipe = self
        recipe.values[place] = .bool(wanted)
        return recipe
    }
}

extension AppIntent {
    /// The index of the `value` of a `SetValueIntent` of a Boolean type.
    static var placeOfSetValue: Int? {
        guard traits.setsValue else { return nil }
        return IntentContents(of: Self()).parameters.firstIndex {
            $0.name == "value" && $0.parameter.valueType.shape(in: .current) == .bool
        }
    }
}

// Two recipes are equal if their intents are equal to a card or widget that shows them: a parameter
// without a value is like one that was set to none.
extension Recipe: Hashable {
    package static func == (left: Recipe, right: Recipe) -> Bool {
        left.type == right.type && left.isStart == right.isStart
            && left.values.elementsEqual(right.values) { ($0 ?? .null) == ($1 ?? .null) }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        for value in values { hasher.combine(value ?? .null) }
        hasher.combine(isStart)
    }
}
