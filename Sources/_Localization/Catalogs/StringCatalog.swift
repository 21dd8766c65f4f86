package import Foundation

/// The translations of a string catalog (`.xcstrings`), of which SwiftPM makes no tables on Linux.
package struct StringCatalog: Sendable {
    /// One translation, or one for each plural form of its number.
    private enum Translation: Sendable {
        case text(String)
        case plural([PluralCategory: String])
    }

    /// The translations by language, then by key.
    private let translations: [String: [String: Translation]]

    /// Reads a catalog; throws `DecodingError` for data that is none.
    package init(_ data: Data) throws {
        let file = try JSONDecoder().decode(CatalogFile.self, from: data)
        var translations: [String: [String: Translation]] = [:]
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] {
                translations[language, default: [:]][key] = Self.translation(localization)
            }
        }
        self.translations = translations
    }

    private static func translation(_ localization: CatalogFile.Localization) -> Translation? {
        if let unit = localization.stringUnit { return .text(unit.value) }
        guard let forms = localization.variations?.plural else { return nil }
        let known = forms.compactMap { name, form in
            PluralCategory(rawValue: name).map { ($0, form.stringUnit.value) }
        }
        return .plural(Dictionary(known) { first, _ in first })
    }

    /// The languages in which there are translations.
    package var languages: Set<String> { Set(translations.keys) }

    /// Returns the translation of a key into a language; `number` chooses its plural form.
    package func translation(of key: String, language: String, number: Int64? = nil) -> String? {
        switch translations[language]?[key] {
        case .text(let text): text
        case .plural(let forms):
            forms[PluralCategory(number ?? 0, language: language)] ?? forms[.other]
        case nil: nil
        }
    }
}

/// The file as Xcode writes it, as far as it is read.
private struct CatalogFile: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    struct Variations: Decodable { var plural: [String: Form]? }
    struct Form: Decodable { var stringUnit: Unit }
    struct Unit: Decodable { var value: String }

    var strings: [String: Entry]
}
