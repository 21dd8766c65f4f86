import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The choices that a parameter offers, as a picker shows them.
struct OptionList {
    /// The question above the choices, if their provider has one.
    var prompt: String?
    /// The choices in the order in which they are offered.
    var options: [Question.Option]

    /// Reads the options of a parameter before a person types: all choices, or the app's
    /// suggestions; `nil` if a person types freely.
    init?(
        for parameter: any AnyIntentParameter, limit: Int, locale: Locale
    ) async throws {
        if case .values(let values) = parameter.declaration.options {
            options = await Self.pictured(values.prefix(limit).map { ($0, nil) }, in: locale) {
                Self.option($0, looks: $1, locale: locale)
            }
            return
        }
        guard let provider = Self.provider(of: parameter) else { return nil }
        let offer = try await provider.offer()
        prompt = offer.prompt?.text(in: locale)
        let supported = parameter.declaration.supportedData
        options = await Self.options(offer, limit: limit, locale: locale) { value, _ in
            supported?.contains(value.parameterValue) ?? true
        }
    }

    /// Returns the provider of a parameter's choices; `nil` if there is none, or if the declaration
    /// lists them.
    static func provider(
        of parameter: any AnyIntentParameter
    ) -> (any DynamicOptionsProvider)? {
        switch parameter.declaration.options {
        case .values: nil
        case .provider(let provider): provider
        case .query(let query): query
        case .none: parameter.valueType.entityType?.anyDefaultQuery
        }
    }

    /// Returns whether a text may find more than is listed: a query's suggestions may be
    /// incomplete, and a long list is cut off.
    static func isSearchable(
        _ parameter: any AnyIntentParameter, listing list: OptionList?, limit: Int
    ) -> Bool {
        guard let list else { return false }
        switch parameter.declaration.options {
        case .values, .provider: return list.options.count == limit
        case .query, .none: return true
        }
    }

    /// Returns the choices that match a text: all that are offered, for an empty one.
    static func options(
        for parameter: any AnyIntentParameter, matching text: String, limit: Int, locale: Locale
    ) async throws -> [Question.Option] {
        guard EntityLookup.isSearched(text) else { return [] }
        if !text.isEmpty, let query = provider(of: parameter) as? any EntityStringQuery {
            return await options(
                try await query.offer(matching: text), limit: limit, locale: locale)
        }
        guard !text.isEmpty, let provider = provider(of: parameter) else {
            let listed = try await OptionList(
                for: parameter, limit: text.isEmpty ? limit : .max, locale: locale)
            let found = (listed?.options ?? []).filter { text.isEmpty || $0.isCalled(text) }
            return Array(found.prefix(limit))
        }
        let supported = parameter.declaration.supportedData
        return await options(try await provider.offer(), limit: limit, locale: locale) {
            value, looks in
            looks.isCalled(text, in: locale)
                && supported?.contains(value.parameterValue) ?? true
        }
    }

    /// Returns the choices with the given identifiers.
    static func options(
        for parameter: any AnyIntentParameter, among data: [ParameterValue], locale: Locale
    ) async throws -> [Question.Option] {
        guard let entity = parameter.valueType.entityType else {
            let values = data.compactMap { parameter.valueType.element.init(parameterValue: $0) }
            return values.map { option($0, locale: locale) }
        }
        let identifiers = data.compactMap(ParameterResolver.identifier)
        let found = try await EntityLookup.entities(entity, identifiers: identifiers, query: nil)
        return await pictured(found.map { ($0, nil) }, in: locale) {
            option($0, looks: $1, locale: locale)
        }
    }
}

extension Question.Option {
    /// Returns whether the title or a synonym contains a text.
    fileprivate func isCalled(_ text: String) -> Bool {
        ([title] + synonyms).contains { $0.contains(folded: text) }
    }
}

// MARK: - One option

extension OptionList {
    /// Returns a value as a choice, with its offered display representation or else its own.
    static func option(
        _ value: any _IntentValue, looks: DisplayRepresentation? = nil,
        section: Question.Heading? = nil, locale: Locale
    ) -> Question.Option {
        let looks = looks ?? value._representation(in: locale)
        var option = Question.Option(
            title: looks.title.text(in: locale), subtitle: looks.subtitle?.text(in: locale),
            systemImageName: looks.image?.symbolName, imageName: looks.image?.assetName,
            section: section, value: value.parameterValue)
        option.synonyms = looks.synonyms.map { $0.text(in: locale) }
        option.picture = .shown(looks, of: type(of: value))
        option.pictureStyle = looks.image.flatMap(PictureStyle.init)
        return option
    }

    /// Creates options from values with their offered display representations, after their pictures
    /// were fetched.
    ///
    /// A picture that can't be fetched is left out of its row, and the reason is logged.
    static func pictured(
        _ values: [(value: any _IntentValue, looks: DisplayRepresentation?)], in locale: Locale,
        _ option: (any _IntentValue, DisplayRepresentation) -> Question.Option
    ) async -> [Question.Option] {
        var options: [Question.Option] = []
        for (value, looks) in values {
            let looks = looks ?? value._representation(in: locale)
            options.append(option(value, await looks.pictured(as: type(of: value))))
        }
        return options
    }

    /// Returns an option of a choice that a running intent offers.
    static func option(_ option: ChoiceRequest.Option, locale: Locale) -> Question.Option {
        switch option {
        case .value(let value):
            self.option(value, locale: locale)
        case .choice(let choice):
            Question.Option(
                title: choice.title.text(in: locale),
                style: choice.style == .destructive ? .destructive : .standard)
        }
    }
}

// MARK: - Sections

extension OptionList {
    /// Returns the first matching options; describes no more of them than necessary.
    private static func options(
        _ offer: OfferedOptions, limit: Int, locale: Locale,
        where isWanted: (any _IntentValue, DisplayRepresentation) -> Bool = { _, _ in true }
    ) async -> [Question.Option] {
        // The first ones are known only when all are sorted.
        let count = offer.usesIndexedCollation ? .max : limit
        var options: [Question.Option] = []
        // A value that an app offers twice would appear twice.
        var offered: Set<ParameterValue> = []
        for section in offer.sections {
            let heading = section.heading.map { Question.Heading($0, in: locale) }
            var values: [(value: any _IntentValue, looks: DisplayRepresentation?)] = []
            for option in section.options {
                if options.count + values.count == count { break }
                let looks = option.representation ?? option.value._representation(in: locale)
                guard isWanted(option.value, looks),
                    offered.insert(option.value.parameterValue).inserted
                else { continue }
                values.append((option.value, looks))
            }
            options += await pictured(values, in: locale) {
                option($0, looks: $1, section: heading, locale: locale)
            }
        }
        guard offer.usesIndexedCollation else { return options }
        return Array(collated(options, locale: locale).prefix(limit))
    }

    /// Returns the options under their first letters, unless they have headings already.
    private static func collated(
        _ options: [Question.Option], locale: Locale
    ) -> [Question.Option] {
        guard options.allSatisfy({ $0.section == nil }) else { return options }
        return options.sorted {
            $0.title.compare($1.title, options: .caseInsensitive, locale: locale)
                == .orderedAscending
        }.map { option in
            var option = option
            let first = option.title
                .folding(options: .diacriticInsensitive, locale: locale).prefix(1)
            let isLetter = first.first?.isLetter ?? false
            option.section = Question.Heading(
                title: isLetter ? first.uppercased(with: locale) : "#")
            return option
        }
    }
}

extension Question.Heading {
    fileprivate init(_ looks: DisplayRepresentation, in locale: Locale) {
        self.init(
            title: looks.title.text(in: locale), subtitle: looks.subtitle?.text(in: locale),
            systemImageName: looks.image?.symbolName, imageName: looks.image?.assetName)
        picture = .shown(looks, of: Self.self)
    }
}
