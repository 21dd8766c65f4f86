import AppIntents
import Foundation
import IntentSystem
import _Localization

/// The lookup of an intent by its name on the command line.
struct IntentLookup {
    let catalog: Catalog
    let locale: Locale

    /// Returns the intent with a name: its identifier, with or without `Intent` at its end, a
    /// former name, or its title, in any capitalization and hyphenation.
    ///
    /// An intent that isn't discoverable is found only by its exact identifier.
    func entry(named name: String) throws(UsageError) -> Catalog.Entry {
        if let entry = catalog.entry(identifier: name) { return entry }
        let wanted = Spelling.folded(name)
        let found = listed.filter { entry in
            names(of: entry).contains { Spelling.folded($0) == wanted }
        }
        if found.count > 1 {
            let identifiers = found.map(\.identifier).joined(separator: ", ")
            throw UsageError("“\(name)” could be any of: \(identifiers).")
        }
        if let entry = found.first { return entry }
        let near = listed.flatMap { entry in
            names(of: entry).contains { !Spelling.suggestions(for: name, among: [$0]).isEmpty }
                ? [entry.identifier] : []
        }
        let question =
            near.isEmpty
            ? "" : " Did you mean \(near.prefix(3).joined(separator: " or "))?"
        throw UsageError("There is no intent “\(name)”.\(question)")
    }

    /// The discoverable intents, sorted by their identifiers.
    var listed: [Catalog.Entry] { catalog.entries.filter { $0.type.isDiscoverable } }

    func title(of entry: Catalog.Entry) -> String { entry.type.title.text(in: locale) }

    private func names(of entry: Catalog.Entry) -> [String] {
        var names = [entry.identifier, title(of: entry)] + entry.aliases
        if entry.identifier.hasSuffix("Intent") {
            names.append(String(entry.identifier.dropLast("Intent".count)))
        }
        return names
    }
}
