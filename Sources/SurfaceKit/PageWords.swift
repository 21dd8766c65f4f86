import Foundation
package import _Localization

/// The words of pages, in the languages of the system.
///
/// The pages contain English, which is the key of each text: `{{…}}` in a document,
/// `localized('…')` in a script. A page in English costs no look-up.
package enum PageWords {
    private static let catalog = StringCatalog(named: "Page", ofTarget: "SurfaceKit")

    /// The folder beside the program with the files that the pages of several surfaces consist of.
    static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }

    /// The list that `Scripts/pages` writes about its scripts.
    private struct Index: Decodable {
        /// The English texts in `localized('…')`, by the name of the script.
        let texts: [String: Set<String>]
    }

    private static let index: Index? = {
        let data = try? Data(contentsOf: folder.appending(path: "pages.json"))
        return data.flatMap { try? JSONDecoder().decode(Index.self, from: $0) }
    }()

    /// Returns the translation of a text, or the text itself.
    private static func translation(_ text: String, _ language: SystemLanguage) -> String {
        guard language != .english else { return text }
        return catalog?.translation(of: text, language: language.rawValue) ?? text
    }

    /// Returns a document with its words in a language.
    ///
    /// - Parameters:
    ///   - document: A document with `{{…}}` around its words, and `{…}` for parts that are
    ///     inserted.
    ///   - language: The language of the readers.
    ///   - argument: The markup that replaces `%@` in the words.
    ///   - parts: The markup of each `{…}` by its name, beside `lang` and `dir`.
    /// - Returns: The document with its words and parts.
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

    /// Returns the translations of the given texts, by language, in the same form.
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
        // The result is inserted into an attribute between single quotes.
        return String(decoding: data, as: UTF8.self)
            .replacing("&", with: "&amp;").replacing("'", with: "&#39;")
    }
}
