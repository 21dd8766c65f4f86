package import AppIntents
import AppIntentsMetadata
import Foundation

/// The choices that a parameter offers, as a picker shows them.
enum OptionList {
    /// All choices, if they are few enough to list; `nil` where a person types freely.
    static func listed(
        for parameter: any AnyIntentParameter, limit: Int, locale: Locale
    ) async throws -> [Question.Option]? {
        let values = try await values(of: parameter)
        return values.map { $0.prefix(limit).map { option($0, locale: locale) } }
    }

    private static func values(
        of parameter: any AnyIntentParameter
    ) async throws -> [any _IntentValue]? {
        switch parameter.declaration.options {
        case .values(let values):
            return values
        case .provider(let provider):
            return try await provider.anyResults()
        case .query(let query):
            return try await query.anySuggestions()
        case .none:
            if parameter.valueType.element is Bool.Type { return nil }
            guard let entity = parameter.valueType.element as? any AppEntity.Type else {
                return nil
            }
            return try await EntityLookup.suggestions(entity, query: nil)
        }
    }

    /// Whether further choices can be found by text.
    static func isSearchable(_ parameter: any AnyIntentParameter) -> Bool {
        parameter.valueType.element is any AppEntity.Type
    }

    /// The choices that match a text.
    static func options(
        for parameter: any AnyIntentParameter, matching text: String, locale: Locale
    ) async throws -> [Question.Option] {
        guard let entity = parameter.valueType.element as? any AppEntity.Type else { return [] }
        var query: (any EntityQuery)?
        if case .query(let own) = parameter.declaration.options { query = own }
        let found =
            text.isEmpty
            ? try await EntityLookup.suggestions(entity, query: query)
            : try await EntityLookup.entities(entity, matching: text, query: query)
        return found.map { option($0, locale: locale) }
    }

    /// The choices with the given identifiers.
    static func options(
        for parameter: any AnyIntentParameter, among data: [ParameterValue], locale: Locale
    ) async throws -> [Question.Option] {
        guard let entity = parameter.valueType.element as? any AppEntity.Type else { return [] }
        let identifiers = data.compactMap { data in
            if case .entity(_, let id) = data { id } else { nil }
        }
        return try await EntityLookup.entities(entity, identifiers: identifiers, query: nil)
            .map { option($0, locale: locale) }
    }

    /// A value as a choice.
    static func option(_ value: any _IntentValue, locale: Locale) -> Question.Option {
        let representation = value._representation(in: locale)
        let symbol: String? =
            if case .system(let name)? = representation.image?.source { name } else { nil }
        return Question.Option(
            title: representation.title.text(in: locale),
            subtitle: representation.subtitle?.text(in: locale), systemImageName: symbol,
            value: value.parameterValue)
    }

    /// An option of a choice that a running intent offers.
    static func option(_ option: ChoiceRequest.Option, locale: Locale) -> Question.Option {
        switch option {
        case .value(let value):
            return self.option(value, locale: locale)
        case .choice(let choice):
            let style: Question.Option.Style =
                if choice.style == .cancel {
                    .cancel
                } else if choice.style == .destructive {
                    .destructive
                } else {
                    .standard
                }
            return Question.Option(title: choice.title.text(in: locale), style: style)
        }
    }
}

extension _IntentValue {
    /// The type of one value: free of optionality and of lists.
    package static var element: any _IntentValue.Type {
        switch Self.self {
        case let optional as any OptionalValue.Type: optional.wrappedType.element
        case let list as any ArrayValue.Type: list.elementType.element
        default: Self.self
        }
    }
}

extension DynamicOptionsProvider {
    /// The values that the provider gives, with its dependencies prepared (DEP-5).
    @concurrent
    func anyResults() async throws -> [any _IntentValue] {
        try await IntentContents(of: self).prepareDependencies()
        return try await results().items
    }
}
