package import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

extension IntentSystem {
    /// Creates the intent that configures a widget or a control, with the parameters that a person
    /// gave; the others have their defaults (Decisions/0096).
    ///
    /// Unspecified by Apple; if a list is longer than the widget's family takes, the first values
    /// count.
    ///
    /// - Throws: `ConfigurationIncomplete` if a required parameter has no value,
    ///   `ConfigurationOutdated` if the app no longer has a given value, and the errors of the
    ///   app's queries.
    package func configuration(
        _ type: any AppIntent.Type, at place: BoardPlace, in family: IntentWidgetFamily? = nil,
        for person: Person
    ) async throws -> any AppIntent {
        switch configurations.given(for: place, of: type, by: person) {
        case .none: try await configuration(type, nil, in: family)
        case .recipe(let recipe): try await configuration(type, recipe, in: family)
        case .outdated: throw ConfigurationOutdated(intent: type, parameter: nil)
        }
    }

    /// Creates the intent that configures a widget or a control, with the given parameters.
    package func configuration(
        _ type: any AppIntent.Type, _ recipe: Recipe?, in family: IntentWidgetFamily? = nil
    ) async throws -> any AppIntent {
        do {
            return try await configuration(
                type, recipe.map { .recipe($0) } ?? .named([:]), fitting: family)
        } catch let problem as ParameterProblem {
            throw ConfigurationOutdated(intent: type, parameter: problem.parameter.name)
        }
    }

    /// Creates an intent with the given values for its parameters, with entities as their queries
    /// return them now; the others keep their defaults.
    ///
    /// Throws the same errors as the other functions.
    func configuration(
        _ type: any AppIntent.Type, _ arguments: Arguments,
        fitting family: IntentWidgetFamily? = nil,
        in locale: Locale = Locale(identifier: "en")
    ) async throws -> any AppIntent {
        let intent = type.init()
        let contents = IntentContents(of: intent)
        let resolver = ParameterResolver(searchesText: false, locale: locale)
        for (place, named) in contents.parameters.enumerated() {
            var data = arguments.value(for: named.name, at: place)
            if named.parameter.needsDefault(given: data) {
                data = try await named.parameter.defaultOfChoices(in: type, like: contents)
            }
            if let data {
                let value = try await Self.naming(named, of: type, in: locale) {
                    try await resolver.value(of: data, for: $0)
                }
                _ = named.parameter.setCurrentValue(value)
            }
            if named.parameter.currentValue == nil, !named.parameter.isOptional {
                throw ConfigurationIncomplete(intent: type, parameter: named.name)
            }
        }
        // Checked only now: a list that was given for a larger widget is no mistake.
        contents.fit(family)
        for named in contents.parameters { named.parameter.shortenList() }
        try await contents.prepareDependencies()
        return intent
    }

    /// Adds the parameter's name to the error of a value that can't be resolved.
    private static func naming<Success>(
        _ named: IntentContents.NamedParameter, of type: any AppIntent.Type, in locale: Locale,
        _ work: (any AnyIntentParameter) async throws -> Success
    ) async throws -> Success {
        do {
            return try await work(named.parameter)
        } catch let problem as ResolutionProblem {
            throw ParameterProblem(
                intentTitle: type.title.text(in: locale),
                parameter: named.metadata(locale: locale), problem: problem)
        }
    }
}

/// The error of a widget or control that can't be shown before a person has configured it.
package struct ConfigurationIncomplete: Error, Sendable {
    package let intent: any AppIntent.Type
    package let parameter: String
}

/// The error of a widget or control whose configuration contains an entity, a case or an
/// intent that the app no longer has.
package struct ConfigurationOutdated: Error, Sendable {
    package let intent: any AppIntent.Type
    /// The parameter whose value no longer exists; `nil` for the intent.
    package let parameter: String?
}
