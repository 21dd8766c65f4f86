import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// A value with which an App Shortcut can be performed, as search lists it.
struct ShortcutValue: Sendable {
    /// The index of the shortcut among the app's.
    let shortcut: Int
    let intent: String
    let values: [String: ParameterValue]
    /// The parameter that has the value, and the readable name of the value.
    let parameter: String
    let name: String
    /// The sentence or the name of the value.
    let title: String
    let subtitle: String?
    /// The title above the values of one collection, or of one shortcut.
    let heading: String
    let systemImageName: String?
    /// The phrases with the value in them.
    let phrases: [String]
    /// Other names of the value.
    let synonyms: [String]
    /// The author defines how the values are shown, so they are listed before a person types.
    let isPresented: Bool

    /// Returns the value as a search item.
    func item(colorName: String?) -> SearchItem {
        SearchItem(
            kind: .intent, intent: intent, title: title, subtitle: subtitle,
            systemImageName: systemImageName, colorName: colorName, hasParameters: true,
            values: values)
    }
}

extension Catalog {
    /// Returns the values of all shortcuts whose values are known: those of enumerations, and those
    /// of providers that have announced them (DIS-4).
    ///
    /// The values of a failing query or provider are left out; `report` receives the reason.
    func shortcutValues(
        appName: String, limit: Int, locale: Locale, reporting report: (String) -> Void
    ) async -> [ShortcutValue] {
        var values: [ShortcutValue] = []
        var place = 0
        for provider in providers {
            let isSupplied = ShortcutParameterUpdates.count(for: provider) > 0
            for shortcut in provider.appShortcuts where type(of: shortcut.intent).isDiscoverable {
                let source = ShortcutValueSource(
                    shortcut, at: place, identifier: identifier(of: type(of: shortcut.intent)),
                    symbol: symbol(of: type(of: shortcut.intent)),
                    appName: appName, limit: limit, locale: locale)
                place += 1
                do {
                    values += try await source.values(isSupplied: isSupplied)
                } catch {
                    report(
                        """
                        The values for the phrases of the App Shortcut “\(source.title)” could not be had: \(error). It \
                        is found without them.
                        """)
                }
            }
        }
        return values
    }

    /// Returns the phrases that must not perform a shortcut, with the app's name, in a language.
    package func negativePhrases(appName: String, language: String = "en") -> [String] {
        let locale = Locale(identifier: language)
        return providers.flatMap { $0.negativePhrases.phrases(in: locale) }
            .map { $0.text(applicationName: appName) { _ in "" } }
    }
}

extension _IntentValue {
    /// The values are the cases of an enumeration, which no app needs to supply.
    fileprivate static var isEnumeration: Bool {
        if case .enumeration = element.composition { true } else { false }
    }
}

/// The source of the values of one shortcut.
private struct ShortcutValueSource {
    let shortcut: AppShortcut
    let place: Int
    let identifier: String
    /// The symbol of the shortcut, or of its intent.
    let symbol: String
    let appName: String
    let limit: Int
    let locale: Locale
    /// The values that the shortcut has already.
    private let given: [String: ParameterValue]
    private let phrases: [ShortcutPhrase]

    init(
        _ shortcut: AppShortcut, at place: Int, identifier: String, symbol: String,
        appName: String, limit: Int, locale: Locale
    ) {
        self.shortcut = shortcut
        self.place = place
        self.identifier = identifier
        self.symbol = shortcut.systemImageName ?? symbol
        self.appName = appName
        self.limit = limit
        self.locale = locale
        given = Donation.values(of: IntentContents(of: shortcut.intent))
        phrases = shortcut.phrases(in: locale)
    }

    var title: String { (shortcut.shortTitle ?? type(of: shortcut.intent).title).text(in: locale) }

    func values(isSupplied: Bool) async throws -> [ShortcutValue] {
        if let presentation = shortcut.presentation {
            return isSupplied ? try await values(of: presentation) : []
        }
        guard let reference = shortcut.phrases.lazy.flatMap(\.parameters).first,
            let named = named(reference), given[named.name] == nil,
            isSupplied || named.parameter.valueType.isEnumeration
        else { return [] }
        let options = try await OptionList.options(
            for: named.parameter, matching: "", limit: limit, locale: locale)
        return options.map { option in
            value(
                option, of: named.name, reference, title: option.title, subtitle: title,
                heading: title, symbol: option.systemImageName, isPresented: false)
        }
    }

    private func values(of presentation: ParameterPresentationOutline) async throws
        -> [ShortcutValue]
    {
        guard let named = named(presentation.parameter),
            let summary = shortcut.presentedSummary(in: locale)
        else { return [] }
        var values: [ShortcutValue] = []
        for collection in presentation.collections {
            // Safe: the shortcut was created for this look at its values, and nothing else has it.
            nonisolated(unsafe) let provider: any DynamicOptionsProvider =
                collection.dynamicOptionsProvider
            let offered = try await provider.offer()
            let options = offered.sections.flatMap(\.options).prefix(limit).map {
                OptionList.option($0.value, looks: $0.representation, locale: locale)
            }
            values += options.map { option in
                value(
                    option, of: named.name, presentation.parameter,
                    title: summary.text(applicationName: appName) { _ in option.title },
                    subtitle: option.subtitle, heading: collection.title.text(in: locale),
                    symbol: option.systemImageName ?? collection.systemImageName,
                    isPresented: true)
            }
        }
        return values
    }

    private func named(_ reference: ParameterReference) -> IntentContents.NamedParameter? {
        guard let parameter = reference.parameter(of: shortcut.intent) else { return nil }
        return IntentContents(of: shortcut.intent).parameters.first { $0.parameter === parameter }
    }

    private func value(
        _ option: Question.Option, of name: String, _ reference: ParameterReference,
        title: String, subtitle: String?, heading: String, symbol: String?, isPresented: Bool
    ) -> ShortcutValue {
        ShortcutValue(
            shortcut: place, intent: identifier,
            values: given.merging([name: option.value]) { _, new in new },
            parameter: name, name: option.title, title: title, subtitle: subtitle, heading: heading,
            systemImageName: symbol ?? self.symbol,
            phrases: phrases.filter { $0.parameters.contains(reference) }
                .map { phrase in
                    phrase.text(applicationName: appName) { $0 == reference ? option.title : "" }
                }, synonyms: option.synonyms, isPresented: isPresented)
    }
}
