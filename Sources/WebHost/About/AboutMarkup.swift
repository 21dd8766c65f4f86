import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// The markup of the pages about the app, for a reader's language.
struct AboutMarkup {
    let system: IntentSystem
    let language: String

    /// The actions that people are offered, by category, each with its description and the phrase that
    /// finds it.
    var abilities: String {
        let metadata = system.catalog.metadata(appName: system.appName, language: language)
        let phrases = Dictionary(metadata.shortcuts.map { ($0.intent, $0) }) { first, _ in first }
        let offered = metadata.intents.compactMap { intent -> (IntentMetadata, String)? in
            let address = "/run/\(BoardMarkup.address(of: intent.identifier))"
            return AppLink(at: address, in: system) == nil ? nil : (intent, address)
        }
        let categories = Dictionary(grouping: offered) { $0.0.category ?? "" }
        return categories.sorted { $0.key < $1.key }.map { category, intents in
            let heading =
                category.isEmpty ? "" : "<h3 dir=\"auto\">\(Markup.escaped(category))</h3>"
            let items = intents.sorted { $0.0.title < $1.0.title }.map { intent, address in
                item(intent, address, phrases[intent.identifier])
            }
            return "\(heading)<ul class=\"abilities\">\(items.joined())</ul>"
        }.joined()
    }

    private func item(
        _ intent: IntentMetadata, _ address: String, _ shortcut: ShortcutMetadata?
    ) -> String {
        let phrase = shortcut?.phrases.first.map {
            "<q dir=\"auto\">\(Markup.escaped(Self.spoken($0, of: intent)))</q>"
        }
        let description = intent.description.map {
            "<span dir=\"auto\">\(Markup.escaped($0))</span>"
        }
        return """
            <li><a href="\(address)" dir="auto">\(Markup.escaped(intent.title))</a>\
            \(description ?? "")\(phrase ?? "")</li>
            """
    }

    /// Returns a phrase with the titles of its parameters, which the app fills in.
    private static func spoken(_ phrase: String, of intent: IntentMetadata) -> String {
        intent.parameters.reduce(phrase) { phrase, parameter in
            phrase.replacing("${\(parameter.name)}", with: "‹\(parameter.title)›")
        }
    }

    /// The system's languages as choices, each by its own name.
    static let languages = SystemLanguage.allCases.map { language in
        """
        <option value="\(language.rawValue)" lang="\(language.rawValue)" \
        dir="\(language.isRightToLeft ? "rtl" : "ltr")">\(name(of: language))</option>
        """
    }.joined()

    private static func name(of language: SystemLanguage) -> String {
        switch language {
        case .english: "English"
        case .german: "Deutsch"
        case .french: "Français"
        case .spanish: "Español"
        case .japanese: "日本語"
        case .simplifiedChinese: "简体中文"
        case .traditionalChinese: "繁體中文"
        case .arabic: "العربية"
        }
    }
}
