import Foundation
package import _Localization

/// The words of pages, in the languages of the system.
///
/// English stands in the pages and is the key of each text: `{{…}}` in a document, `localized('…')`
/// in a script. An English reader costs no look-up.
package enum PageWords {
    private static let catalog = StringCatalog(named: "Page", ofTarget: "SurfaceKit")

    /// The folder beside the program with the files that the pages of several surfaces are made of.
    static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    /// Notes of `Scripts/pages` about the scripts that it writes.
    private struct Index: Decodable {
        /// The texts in English that stand in `localized('…')`, by the name of the script.
        let texts: [String: Set<String>]
    }

    private static let index: Index? = {
        let data = try? Data(contentsOf: folder.appending(path: "pages.json"))
        return data.flatMap { try? JSONDecoder().decode(Index.self, from: $0) }
    }()

    /// The translation of a text, or the text itself.
    private static func translation(_ text: String, _ language: SystemLanguage) -> String {
        guard language != .english else { return text }
        return catalog?.translation(of: text, language: language.rawValue) ?? text
    }

    /// Puts the words of a language into a document.
    ///
    /// - Parameters:
    ///   - document: A document with `{{…}}` around its words, and `{…}` where something is put in.
    ///   - language: The language of the readers.
    ///   - argument: The markup that takes the place of `%@` in the words.
    ///   - parts: The markup of each `{…}` by its name, beside `lang` and `dir`.
    /// - Returns: The document with all of them.
    package static func document(
        _ document: String, in language: SystemLanguage, argument: String = "",
        parts: [String: String] = [:]
    ) -> String {
        var parts = parts
        parts["lang"] = language.rawValue
        parts["dir"] = language.isRightToLeft ? "rtl" : "ltr"
        let pieces = document.components(separatedBy: "{{")
        var result = pieces[0]
        for (name, markup) in parts { result = result.replacing("{\(name)}", with: markup) }
        for piece in pieces.dropFirst() {
            let halves = piece.components(separatedBy: "}}")
            result += translation(halves[0], language).replacing("%@", with: argument)
            var rest = halves.dropFirst().joined(separator: "}}")
            for (name, markup) in parts { rest = rest.replacing("{\(name)}", with: markup) }
            result += rest
        }
        return result
    }

    /// Returns the translations of the texts of scripts, by language, as JSON for an attribute between single
    /// quotes; an empty object for English.
    package static func json(
        ofScripts names: [String], in languages: some Sequence<SystemLanguage>
    ) -> String {
        let texts = names.compactMap { index?.texts[$0] }.reduce(into: Set()) { $0.formUnion($1) }
        return json(for: texts, in: languages)
    }

    /// The same of texts that come from elsewhere.
    static func json(
        for texts: Set<String>, in languages: some Sequence<SystemLanguage>
    ) -> String {
        var words: [String: [String: String]] = [:]
        for language in languages where language != .english {
            words[language.rawValue] = Dictionary(
                texts.map { ($0, translation($0, language)) }
            ) { first, _ in first }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(words) else { return "{}" }
        // It stands in an attribute between single quotes.
        return String(decoding: data, as: UTF8.self)
            .replacing("&", with: "&amp;").replacing("'", with: "&#39;")
    }
}
