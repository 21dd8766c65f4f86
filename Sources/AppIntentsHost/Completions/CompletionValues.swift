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
        let text = String(typed.dropFirst(attached.count))
        let found = words(of: try await choices(matching: text, in: system), typing: text)
        // The text may be the beginning of an identifier, which isn't searched.
        if text.isEmpty || !found.isEmpty { return found }
        return words(of: try await choices(matching: "", in: system), typing: text)
    }

    private func choices(
        matching text: String, in system: IntentSystem
    ) async throws -> [Question.Option] {
        try await system.choices(
            intent: entry.identifier, parameter: parameter.name, matching: text,
            language: locale.identifier)
    }

    /// Returns the words for options that continue a typed text.
    ///
    /// A value is named by its title if that is enough, and otherwise by its identifier.
    private func words(of options: [Question.Option], typing text: String) -> [Completion] {
        options.compactMap { option in
            guard let name = option.value.flagText else { return nil }
            let description = [option.title, option.subtitle].compactMap(\.self)
                .filter { $0 != name }.joined(separator: ", ")
            let byName = Completion(attached + name, description)
            guard namesByTitle, case .entity = option.value, option.isFoundByTitle(among: options)
            else {
                return byName
            }
            let byTitle = Completion(attached + option.title, option.subtitle)
            if byTitle.begins(with: attached + text) || !byName.begins(with: attached + text) {
                return byTitle
            }
            return byName
        }.filter { $0.begins(with: attached + text) }
    }
}

extension Question.Option {
    /// Returns whether a person can see all of the title, no other option has it, and it is no
    /// option's identifier.
    fileprivate func isFoundByTitle(among options: [Question.Option]) -> Bool {
        if title.isEmpty || title.hasPrefix("-") || title != title.shownInList { return false }
        return !options.contains { other in
            other.value.programName == title
                || other.value != value && other.title.isSame(as: title)
        }
    }
}
