import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import PhraseGrammar
import _Localization

/// The named values of one type in a language: entities that are known, or the cases of an enumeration.
struct SentenceNames: Sendable {
    /// A value, and the name that a person reads.
    struct Known: Sendable {
        let value: ParameterValue
        let title: String
    }

    let index: NameIndex
    private let known: [Known]

    init(_ values: [(known: Known, texts: [String])], language: Language) {
        known = values.map(\.known)
        index = NameIndex(
            values.enumerated().map { NamedValue(id: String($0), texts: $1.texts) },
            language: language)
    }

    /// Returns the value with an identifier of the index.
    func known(_ id: String) -> Known? {
        Int(id).flatMap { known.indices.contains($0) ? known[$0] : nil }
    }
}

/// The names of all types of values that parameters of the app take, in one language.
struct SentenceVocabulary: Sendable {
    let language: Language
    private let entities: [String: SentenceNames]
    private let cases: [String: SentenceNames]

    /// Collects the entities that are indexed, the values that App Shortcuts list, and the cases of
    /// the types.
    init(
        of types: [any _IntentValue.Type], items: [IndexedItem], shortcutValues: [ShortcutValue],
        language: Language, locale: Locale
    ) {
        self.language = language
        var entities: [String: [(known: SentenceNames.Known, texts: [String])]] = [:]
        var places: [ParameterValue: Int] = [:]
        func add(_ value: ParameterValue, _ title: String, _ texts: [String]) {
            guard case .entity(let type, _) = value else { return }
            if let place = places[value] {
                entities[type]?[place].texts += texts
            } else {
                places[value] = entities[type]?.count ?? 0
                entities[type, default: []].append(
                    (SentenceNames.Known(value: value, title: title), texts))
            }
        }
        for item in items {
            guard let entity = item.entity as? AssociatedEntity, !entity.isHidden else { continue }
            let looks = entity.representation
            let title = looks.title.text(in: locale)
            add(
                .entity(type: entity.type.persistentIdentifier, id: entity.identifier), title,
                [title] + looks.synonyms.map { $0.text(in: locale) }
                    + ["displayName", "title", "alternateNames"].flatMap { item[$0]?.words ?? [] })
        }
        for value in shortcutValues {
            guard let given = value.values[value.parameter] else { continue }
            add(given, value.name, [value.name] + value.synonyms)
        }
        self.entities = entities.mapValues { SentenceNames($0, language: language) }
        var cases: [String: SentenceNames] = [:]
        for type in types {
            guard case .enumeration(let choices) = type.composition,
                cases[choices.persistentIdentifier] == nil
            else { continue }
            cases[choices.persistentIdentifier] = SentenceNames(
                choices.names(in: locale), language: language)
        }
        self.cases = cases
    }

    /// Returns the names of the values of a shape; `nil` if none are known.
    func names(of shape: ValueShape) -> SentenceNames? {
        switch shape.element {
        case .entity(let type): entities[type]
        case .enumeration(let type): cases[type]
        default: nil
        }
    }
}

extension AppEnum {
    /// Returns the cases with their titles and synonyms.
    fileprivate static func names(
        in locale: Locale
    ) -> [(known: SentenceNames.Known, texts: [String])] {
        allCases.map { value in
            let looks = value._representation(in: locale)
            let title = looks.title.text(in: locale)
            return (
                SentenceNames.Known(value: value.parameterValue, title: title),
                [title] + looks.synonyms.map { $0.text(in: locale) }
            )
        }
    }
}
