import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// The words of `find` about the entities that can be found, and the action that finds them.
struct FindCommandText {
    let catalog: Catalog
    let locale: Locale

    private var actions: [(name: String, action: any SystemFindIntent.Type)] {
        catalog.findActions.map { ($0.entityName(in: locale), $0) }
    }

    /// The names of the entity types.
    var names: [String] { actions.map(\.name) }

    /// The list of entity types, one on each line.
    var overview: String {
        actions.isEmpty
            ? "The app has nothing that can be found by its properties."
            : names.joined(separator: "\n")
    }

    /// Returns the identifier of the action that finds entities of a type, by the display name or the
    /// identifier of the type, singular or plural, in any capitalization and hyphenation.
    func action(for word: String) throws(UsageError) -> String {
        let wanted = Spelling.folded(word)
        let singular = wanted.last == "s" ? wanted.dropLast() : wanted[...]
        for (name, action) in actions {
            let names = [name, action.persistentIdentifier, action.entityIdentifier]
            if names.map(Spelling.folded).contains(where: { $0 == wanted || $0[...] == singular }) {
                return catalog.identifier(of: action)
            }
        }
        let near = Spelling.question(for: word, among: names)
        let known = names.joined(separator: ", ")
        let hint =
            !near.isEmpty
            ? near : known.isEmpty ? "" : " What can be found: \(known)."
        throw UsageError("There is nothing called “\(word)” that can be found.\(hint)")
    }

    /// Returns the properties by which an action filters, with their comparisons, and those by
    /// which it sorts.
    func properties(of action: String) -> String {
        guard let type = catalog.findAction(identifier: action) else { return "" }
        return type.properties.map { property in
            let comparisons = property.comparisons.joined(separator: ", ")
            return property.isSorted
                ? "\(property.name): \(comparisons) (--sort)" : "\(property.name): \(comparisons)"
        }.joined(separator: "\n")
    }
}
