import AppIntentsMetadata
import IntentSystem

/// The words for options of the app that continue a typed text.
///
/// A value is named by its title if that is enough, and otherwise by its identifier.
struct OptionWords {
    /// The part of the word before the text.
    let attached: String
    let typed: String
    /// A title stands for an entity where it is enough; otherwise identifiers do.
    var namesByTitle = true

    /// Asks for the options that match the text, and for all if none of them continues
    /// it: the text may be the beginning of an identifier, which isn't searched.
    func asking(
        _ options: (_ text: String) async throws -> [Question.Option]
    ) async throws -> [Completion] {
        let found = words(of: try await options(typed))
        if typed.isEmpty || !found.isEmpty { return found }
        return words(of: try await options(""))
    }

    private func words(of options: [Question.Option]) -> [Completion] {
        options.compactMap { option in
            guard let name = option.value.flagText else { return nil }
            let description = [option.title, option.subtitle].compactMap(\.self)
                .filter { $0 != name }.joined(separator: ", ")
            let byName = Completion(attached + name, description)
            guard namesByTitle, case .entity = option.value, option.isFoundByTitle(among: options)
            else {
                return byName
            }
            let byTitle = Completion(attached + option.title, option.subtitle)
            if byTitle.begins(with: attached + typed) || !byName.begins(with: attached + typed) {
                return byTitle
            }
            return byName
        }.filter { $0.begins(with: attached + typed) }
    }
}

extension Question.Option {
    /// Returns whether a person can see all of the title, no other option has it, and it is no
    /// option's identifier.
    fileprivate func isFoundByTitle(among options: [Question.Option]) -> Bool {
        if title.isEmpty || title.hasPrefix("-") || title != title.shownInList { return false }
        return !options.contains { other in
            other.value.programName == title
                || other.value != value && other.title.isSame(as: title)
        }
    }
}
