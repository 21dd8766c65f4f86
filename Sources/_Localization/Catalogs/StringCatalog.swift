package import Foundation

/// The translations of a string catalog (`.xcstrings`), from which SwiftPM makes no tables on Linux.
package struct StringCatalog: Sendable {
    /// The translations by language, then by key.
    private let translations: [String: [String: Translation]]
    /// The language of the code, in lowercase, which serves readers whom no other language serves.
    let sourceLanguage: String?

    /// Reads a catalog; throws `DecodingError` for invalid data.
    package init(_ data: Data) throws {
        let file = try JSONDecoder().decode(CatalogFile.self, from: data)
        var translations: [String: [String: Translation]] = [:]
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] {
                translations[language, default: [:]][key] = Self.translation(localization)
            }
        }
        self.translations = translations
        sourceLanguage = file.sourceLanguage?.lowercased()
    }

    func translations(into language: String) -> [String: Translation] {
        translations.first { $0.key.lowercased() == language }?.value ?? [:]
    }

    private static func translation(_ localization: CatalogFile.Localization) -> Translation? {
        guard let form = localization.form else { return nil }
        guard let substitutions = localization.substitutions else { return form }
        return .variables(
            form,
            substitutions.compactMapValues { substitution in
                substitution.variations?.form.map {
                    Translation.Variable(argument: substitution.argNum.map { $0 - 1 }, form: $0)
                }
            })
    }

    package var languages: Set<String> { Set(translations.keys) }

    /// Returns the translation of a key into a language; `number` chooses its plural form.
    package func translation(of key: String, language: String, number: Int64? = nil) -> String? {
        translations[language]?[key]?.format([number], language: language)
    }
}

/// The parts of Xcode's file format that are read.
private struct CatalogFile: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
        var stringUnit: Unit?
        var stringSet: Alternatives?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        var form: Translation? { stringUnit?.form ?? stringSet?.form ?? variations?.form }
    }
    struct Substitution: Decodable {
        var argNum: Int?
        var variations: Variations?
    }
    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?

        /// An invalid plural form is ignored.
        var form: Translation? {
            if let device { return CatalogDevice.choose(device.compactMapValues(\.form)) }
            guard let plural else { return nil }
            let forms = plural.compactMap { name, form in
                PluralCategory(rawValue: name).flatMap { category in
                    form.form.map { (category, $0) }
                }
            }
            if forms.isEmpty { return nil }
            return .plural(Dictionary(forms) { first, _ in first }, argument: nil)
        }
    }
    struct Unit: Decodable {
        var state: String?
        var value: String

        /// Xcode marks texts without a translation as new.
        var form: Translation? { state == "new" ? nil : .text(value) }
    }

    /// The phrases of an App Shortcut, whose number may differ between languages.
    struct Alternatives: Decodable {
        var state: String?
        var values: [String]

        var form: Translation? { state == "new" || values.isEmpty ? nil : .alternatives(values) }
    }

    var sourceLanguage: String?
    var strings: [String: Entry]
}
