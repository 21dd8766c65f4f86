import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem

/// The values of a parameter as words: those that the app suggests, or that match a typed text.
///
/// The app's queries are asked; no intent is performed.
struct CompletionValues: CompletionSource {
    let parameter: ParameterMetadata
    let entry: Catalog.Entry
    /// The part of the word before the value.
    let attached: String
    let locale: Locale
    /// A title stands for an entity where it is enough; otherwise identifiers do.
    var namesByTitle = true

    /// Returns the words that continue a typed word; none of an intent that the app's lock guards.
    func words(continuing typed: String, in system: IntentSystem) async throws -> [Completion] {
        let isOpen =
            entry.type.authenticationPolicy == .alwaysAllowed || !system.lock.isSet
            || system.lock.isUnlocked(for: .owner)
        guard isOpen else { return [] }
        let words = OptionWords(
            attached: attached, typed: String(typed.dropFirst(attached.count)),
            namesByTitle: namesByTitle)
        return try await words.asking { try await choices(matching: $0, in: system) }
    }

    private func choices(
        matching text: String, in system: IntentSystem
    ) async throws -> [Question.Option] {
        try await system.choices(
            intent: entry.identifier, parameter: parameter.name, matching: text,
            language: locale.identifier)
    }
}
