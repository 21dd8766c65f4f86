package import AppIntents
import AppIntentsMetadata

extension IntentSystem {
    /// Makes the intent that configures a widget or a control, with the parameters that a person gave; the
    /// others keep their defaults.
    ///
    /// - Throws: `ConfigurationIncomplete` where a parameter must have a value and has none, and what the
    ///   app's queries throw.
    package func configuration(
        _ type: any AppIntent.Type, for person: UndoPerson
    ) async throws -> any AppIntent {
        let intent = type.init()
        let contents = IntentContents(of: intent)
        let recipe = configurations.recipe(of: type, for: person)
        let resolver = ParameterResolver(searchesText: false)
        for (place, named) in contents.parameters.enumerated() {
            if let recipe, recipe.values.indices.contains(place), !recipe.values[place].isNull,
                let value = try await resolver.value(
                    of: recipe.values[place], for: named.parameter)
            {
                _ = named.parameter.setCurrentValue(value)
            }
            if named.parameter.currentValue == nil, !named.parameter.isOptional {
                throw ConfigurationIncomplete(intent: type, parameter: named.name)
            }
        }
        try await contents.prepareDependencies()
        return intent
    }
}

/// A widget or a control can't be shown before a person has configured it.
package struct ConfigurationIncomplete: Error, Sendable {
    package let intent: any AppIntent.Type
    package let parameter: String
}
