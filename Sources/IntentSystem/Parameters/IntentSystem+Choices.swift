import AppIntents
import Foundation

extension IntentSystem {
    /// Returns the entities of a type that match a text, best first; the suggested ones for an
    /// empty text, and `nil` if the app's intents use no such type, or the person may not find them.
    package func entities(
        ofType identifier: String, matching text: String, language: String = "en",
        for person: Person
    ) async throws -> [Question.Option]? {
        guard let type = foundType(identifier, for: person) else { return nil }
        return try await entities(
            type, matching: text, in: Locale(identifier: language), for: person)
    }

    /// Returns the entities that may be the value of a condition and match a text, best first; the
    /// suggested ones for an empty text, and none if the condition takes no entity.
    package func entities(
        of condition: FindCondition, matching text: String, language: String, for person: Person
    ) async throws -> [Question.Option] {
        guard let type = condition.entityType else { return [] }
        return try await entities(
            type, matching: text, in: Locale(identifier: language), for: person)
    }

    private func entities(
        _ type: any AppEntity.Type, matching text: String, in locale: Locale, for person: Person
    ) async throws -> [Question.Option] {
        try await Person.$current.withValue(person) {
            try await inTime(limits.providerDuration, deadlines) { [limits] in
                let found = try await EntityLookup.choices(type, matching: text, in: locale)
                return found.prefix(limits.listedOptions).map {
                    OptionList.option($0, locale: locale)
                }
            }
        }
    }

    /// Returns an entity's details for a client that knows its identifier; `nil` if there is no
    /// such entity or type, or the person may not find it.
    package func entityDetails(
        ofType identifier: String, id: String, language: String = "en", for person: Person
    ) async throws -> EntityDetails? {
        guard let type = foundType(identifier, for: person) else { return nil }
        return try await Person.$current.withValue(person) {
            try await inTime(limits.providerDuration, deadlines) {
                let found = try await EntityLookup.entities(type, identifiers: [id], query: nil)
                return found.first.map { EntityDetails($0, locale: Locale(identifier: language)) }
            }
        }
    }

    /// Returns whether a person may find the entities of a type that the app's intents use.
    package func finds(_ identifier: String, for person: Person) -> Bool {
        foundType(identifier, for: person) != nil
    }

    /// Returns a type of entities that the app's intents use; `nil` if a person may not find them.
    private func foundType(_ identifier: String, for person: Person) -> (any AppEntity.Type)? {
        catalog.entityType(identifier).flatMap { type in
            configuration.access.allows(finding: type, for: person) ? type : nil
        }
    }

    /// Returns the choices for a parameter of an intent that match a text; none if there is no such
    /// parameter, or if it takes any value.
    package func choices(
        intent: String, parameter: String, matching text: String, language: String = "en",
        for person: Person = .owner
    ) async throws -> [Question.Option] {
        guard let entry = catalog.entry(identifier: intent),
            let named = IntentContents(of: entry.type.init()).parameters
                .first(where: { $0.name == parameter })
        else { return [] }
        let locale = Locale(identifier: language)
        return try await callingApp(for: person) {
            try await aside {
                try await OptionList.options(
                    for: named.parameter, matching: text, limit: limits.listedOptions,
                    locale: locale)
            }
        }
    }
}

/// Runs an author's queries on the concurrency pool: the caller may be on a thread that others need.
func aside<Success>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Success
) async throws -> Success {
    try await withTaskExecutorPreference(globalConcurrentExecutor) { try await work() }
}
