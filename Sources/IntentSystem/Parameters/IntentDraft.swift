import AppIntents
import AppIntentsMetadata
import Foundation

/// A new intent with the values given so far, for the sentence of its summary and the choices for
/// its other parameters, which depend on them.
struct IntentDraft: Sendable {
    let intent: any AppIntent
    let contents: IntentContents

    /// Creates an intent from values by the names of their parameters.
    ///
    /// Data that makes no value, or names an entity that is not found, counts as no value.
    init(
        of type: any AppIntent.Type, _ values: [String: ParameterValue], in locale: Locale
    ) async {
        intent = type.init()
        contents = IntentContents(of: intent)
        let resolver = ParameterResolver(searchesText: false, locale: locale)
        for named in contents.parameters {
            guard let data = values[named.name] else { continue }
            let value = try? await resolver.value(of: data, for: named.parameter)
            if value != nil || data.isNull { _ = named.parameter.setCurrentValue(value) }
        }
    }

    /// Creates an intent like another one, with the values that its parameters have.
    init(of type: any AppIntent.Type, like other: IntentContents) {
        intent = type.init()
        contents = IntentContents(of: intent)
        for (mine, given) in zip(contents.parameters, other.parameters) {
            if let value = given.parameter.currentValue {
                _ = mine.parameter.setCurrentValue(value)
            }
        }
    }

    /// Returns the parameters on which the choices for another depend, by name.
    func dependencies(of name: String) -> Set<String> {
        guard let named = contents.parameters.first(where: { $0.name == name }),
            named.parameter.hasDependentOptions
        else { return [] }
        let wanted = named.parameter.dependencies(in: intent)
        return Set(
            contents.parameters.filter { other in wanted.contains { $0 === other.parameter } }
                .map(\.name))
    }

    /// Asks for choices that depend on the intent.
    func offering<Success>(
        isolation: isolated (any Actor)? = #isolation, _ ask: () async throws -> Success
    ) async rethrows -> Success {
        try await ParameterDependencies.$intent.withValue(intent) { try await ask() }
    }
}
