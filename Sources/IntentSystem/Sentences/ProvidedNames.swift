import AppIntents
import AppIntentsMetadata
import Foundation
import PhraseGrammar
import _Localization
import _Time

/// The persons and places that options providers list for one person, by name, in one language.
final class ProvidedNames: Sendable {
    /// A parameter of an intent, by its identifier.
    struct Parameter: Hashable, Sendable {
        let intent: String
        let name: String
    }

    private let names: [Parameter: SentenceNames]

    /// Takes the values of each parameter; only those that have changed get another index of their names.
    init(
        _ named: [Parameter: [SentenceNames.Named]], after former: ProvidedNames?,
        language: Language
    ) {
        names = Dictionary(
            uniqueKeysWithValues: named.map { parameter, named in
                if let known = former?.names[parameter], known.named == named {
                    return (parameter, known)
                }
                return (parameter, SentenceNames(named, language: language))
            })
    }

    /// Returns whether the values are those of each parameter.
    func areNames(of named: [Parameter: [SentenceNames.Named]]) -> Bool {
        names.mapValues(\.named) == named
    }

    /// Returns the values of a parameter of an intent; `nil` if none are known.
    func names(of parameter: String, in intent: String) -> SentenceNames? {
        let names = names[Parameter(intent: intent, name: parameter)]
        return names?.named.isEmpty == true ? nil : names
    }

    /// Returns the values that a provider has listed, maybe none; `nil` if it hasn't answered yet.
    func listed(for parameter: Parameter) -> [SentenceNames.Named]? { names[parameter]?.named }
}

/// A parameter for a person or a place whose choices the app lists.
struct NameProvider: Sendable {
    let parameter: ProvidedNames.Parameter
    private let options: ParameterDeclaration.OptionsSource
    private let supported: Set<ParameterValue>?

    /// Takes a parameter of an intent; `nil` if its values are told otherwise, or depend on those of other parameters.
    init?(_ named: IntentContents.NamedParameter, of intent: String, in locale: Locale) {
        guard case .structure(let structure) = named.metadata(locale: locale).shape.element,
            structure.isNamedByAnyWords, !named.parameter.hasDependentOptions
        else { return nil }
        switch named.parameter.declaration.options {
        case .values, .provider: options = named.parameter.declaration.options
        case .none, .query: return nil
        }
        parameter = .init(intent: intent, name: named.name)
        supported = named.parameter.declaration.supportedData.map { Set($0) }
    }

    /// Asks for the first values with their names; the app may take as long as a provider may.
    func named(
        atMost count: Int, in locale: Locale, _ limit: Duration, _ deadlines: DeadlineQueue
    ) async throws -> [SentenceNames.Named] {
        switch options {
        case .values(let values):
            values.prefix(count).map { Self.named($0, $0._representation(in: locale), locale) }
        case .provider(let provider):
            try await inTime(limit, deadlines) { [supported] in
                let offer = try await provider.offer()
                return offer.sections.flatMap(\.options).prefix(count).map { option in
                    Self.named(
                        option.value,
                        option.representation ?? option.value._representation(in: locale), locale)
                }.filter { supported?.contains($0.value) ?? true }
            }
        case .none, .query: []
        }
    }

    private static func named(
        _ value: any _IntentValue, _ looks: DisplayRepresentation, _ locale: Locale
    ) -> SentenceNames.Named {
        let title = looks.title.text(in: locale)
        return SentenceNames.Named(
            value: value.parameterValue, title: title,
            texts: [title] + looks.synonyms.map { $0.text(in: locale) })
    }
}
