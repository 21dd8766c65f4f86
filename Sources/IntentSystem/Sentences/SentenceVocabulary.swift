import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import PhraseGrammar
import _Localization

/// The names of all types of values that parameters of the app take, in one language.
struct SentenceVocabulary: Sendable {
    /// An indexed entity, as it is read once: items don't change.
    private struct ReadItem: Sendable {
        let item: IndexedItem
        let named: SentenceNames.Named
    }

    let language: Language
    private let read: [ObjectIdentifier: ReadItem]
    private let entities: [String: SentenceNames]
    private let cases: [String: SentenceNames]

    /// Collects the entities that are indexed, the values that App Shortcuts list, and the cases of
    /// the types.
    init(
        of types: [any _IntentValue.Type], items: [IndexedItem], shortcutValues: [ShortcutValue],
        language: Language, locale: Locale
    ) {
        var cases: [String: SentenceNames] = [:]
        for type in types {
            guard case .enumeration(let choices) = type.composition,
                cases[choices.persistentIdentifier] == nil
            else { continue }
            cases[choices.persistentIdentifier] = SentenceNames(
                choices.names(in: locale), language: language)
        }
        self.init(
            items: items, shortcutValues: shortcutValues, read: [:], entities: [:], cases: cases,
            language: language, locale: locale)
    }

    /// Collects the present values of the same types: only other items are read, and only the types that have other
    /// names get another index of them.
    init(
        _ former: SentenceVocabulary, items: [IndexedItem], shortcutValues: [ShortcutValue],
        locale: Locale
    ) {
        self.init(
            items: items, shortcutValues: shortcutValues, read: former.read,
            entities: former.entities, cases: former.cases, language: former.language,
            locale: locale)
    }

    private init(
        items: [IndexedItem], shortcutValues: [ShortcutValue],
        read formerRead: [ObjectIdentifier: ReadItem], entities former: [String: SentenceNames],
        cases: [String: SentenceNames], language: Language, locale: Locale
    ) {
        self.language = language
        self.cases = cases
        var read: [ObjectIdentifier: ReadItem] = [:]
        var entities: [String: [SentenceNames.Named]] = [:]
        var places: [ParameterValue: Int] = [:]
        func add(_ named: SentenceNames.Named) {
            guard case .entity(let type, _) = named.value else { return }
            if let place = places[named.value] {
                entities[type]?[place].texts += named.texts
            } else {
                places[named.value] = entities[type]?.count ?? 0
                entities[type, default: []].append(named)
            }
        }
        for item in items {
            let key = ObjectIdentifier(item)
            guard let named = formerRead[key]?.named ?? item.named(in: locale) else { continue }
            read[key] = ReadItem(item: item, named: named)
            add(named)
        }
        for value in shortcutValues {
            guard let given = value.values[value.parameter] else { continue }
            add(
                SentenceNames.Named(
                    value: given, title: value.name, texts: [value.name] + value.synonyms))
        }
        self.read = read
        self.entities = Dictionary(
            uniqueKeysWithValues: entities.map { type, named in
                if let known = former[type], known.named == named { return (type, known) }
                return (type, SentenceNames(named, language: language))
            })
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

extension IndexedItem {
    /// Returns the entity with its names; `nil` for one that isn't shown to people.
    fileprivate func named(in locale: Locale) -> SentenceNames.Named? {
        guard let entity = entity as? AssociatedEntity, !entity.isHidden else { return nil }
        let looks = entity.representation
        let title = looks.title.text(in: locale)
        return SentenceNames.Named(
            value: .entity(type: entity.type.persistentIdentifier, id: entity.identifier),
            title: title,
            texts: [title] + looks.synonyms.map { $0.text(in: locale) }
                + ["displayName", "title", "alternateNames"].flatMap { self[$0]?.words ?? [] })
    }
}

extension AppEnum {
    /// Returns the cases with their titles and synonyms.
    fileprivate static func names(in locale: Locale) -> [SentenceNames.Named] {
        allCases.map { value in
            let looks = value._representation(in: locale)
            let title = looks.title.text(in: locale)
            return SentenceNames.Named(
                value: value.parameterValue, title: title,
                texts: [title] + looks.synonyms.map { $0.text(in: locale) })
        }
    }
}
