package import AppIntents
import AppIntentsMetadata

extension IntentSystem {
    /// Makes the intent that configures a widget or a control, with the parameters that a person gave; the
    /// others keep their defaults.
    ///
    /// - Throws: `ConfigurationIncomplete` where a parameter must have a value and has none,
    ///   `ConfigurationOutdated` where the app no longer has what was given, and what the app's queries throw.
    package func configuration(
        _ type: any AppIntent.Type, at place: ConfigurationPlace, for person: UndoPerson
    ) async throws -> any AppIntent {
        switch configurations.given(for: place, of: type, by: person) {
        case .none: try await configuration(type, nil)
        case .recipe(let recipe): try await configuration(type, recipe)
        case .outdated: throw ConfigurationOutdated(intent: type, parameter: nil)
        }
    }

    /// Makes the intent that configures a widget or a control, with the given parameters.
    package func configuration(
        _ type: any AppIntent.Type, _ recipe: Recipe?
    ) async throws -> any AppIntent {
        let intent = type.init()
        let contents = IntentContents(of: intent)
        let resolver = ParameterResolver(searchesText: false)
        for (place, named) in contents.parameters.enumerated() {
            if let recipe, recipe.values.indices.contains(place), !recipe.values[place].isNull {
                try await set(recipe.values[place], named, of: type, resolver)
            }
            if named.parameter.currentValue == nil, !named.parameter.isOptional {
                throw ConfigurationIncomplete(intent: type, parameter: named.name)
            }
        }
        try await contents.prepareDependencies()
        return intent
    }

    private func set(
        _ data: ParameterValue, _ named: IntentContents.NamedParameter,
        of type: any AppIntent.Type, _ resolver: ParameterResolver
    ) async throws {
        do {
            let value = try await resolver.value(of: data, for: named.parameter)
            guard let value, named.parameter.setCurrentValue(value) else {
                throw ConfigurationOutdated(intent: type, parameter: named.name)
            }
        } catch is ResolutionProblem {
            throw ConfigurationOutdated(intent: type, parameter: named.name)
        }
    }
}

/// A widget or a control can't be shown before a person has configured it.
package struct ConfigurationIncomplete: Error, Sendable {
    package let intent: any AppIntent.Type
    package let parameter: String
}

/// A widget or a control was configured with what the app no longer has: an entity, a case, or a whole intent.
package struct ConfigurationOutdated: Error, Sendable {
    package let intent: any AppIntent.Type
    /// The parameter whose value is gone; `nil` for the intent.
    package let parameter: String?
}
