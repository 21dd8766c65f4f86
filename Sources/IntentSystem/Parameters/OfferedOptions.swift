import AppIntents
import _Localization

/// The options that a provider offers at one moment, without the provider's types.
struct OfferedOptions {
    /// The question above the values.
    let prompt: LocalizedStringResource?
    /// The values are listed under their first letters.
    let usesIndexedCollation: Bool
    /// The values in their sections.
    let sections: [OptionSection]

    fileprivate init(_ collection: some ResultsCollection) {
        prompt = collection.promptLabel
        usesIndexedCollation = collection.usesIndexedCollation
        sections = collection.sections
    }
}

extension DynamicOptionsProvider {
    /// Asks the provider, with its dependencies prepared (DEP-5).
    @concurrent
    func offer() async throws -> OfferedOptions {
        try await authoredContents.prepareDependencies()
        return OfferedOptions(try await results())
    }
}

extension EntityStringQuery {
    /// Asks the query for the options that match a text, with its dependencies prepared (DEP-5).
    @concurrent
    func offer(matching text: String) async throws -> OfferedOptions {
        try await IntentContents(of: self).prepareDependencies()
        return OfferedOptions(try await entities(matching: text))
    }
}

extension ResultsCollection {
    /// The values in their sections; those of a custom collection are in one.
    fileprivate var sections: [OptionSection] {
        if let sections = (self as? any OptionSections)?.optionSections { return sections }
        let options = items.map { OptionSection.Option(value: $0, representation: nil) }
        return [OptionSection(heading: nil, options: options)]
    }
}
