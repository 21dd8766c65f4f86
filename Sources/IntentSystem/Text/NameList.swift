import Foundation
import _Localization

/// The names of several things as text: all of a few, or the first ones and how many more.
struct NameList {
    /// The greatest number of things that are all named; of more, only the first few are.
    private static let namedThings = 5
    /// The number of things that are named of a longer list.
    private static let firstThings = 3

    private let names: [String]

    init(_ names: [String]) {
        self.names = names
    }

    /// Returns the names as part of a sentence; empty for no things.
    func text(in locale: Locale) -> String {
        guard names.count > 1 else { return names.first ?? "" }
        let shown = names.count > Self.namedThings ? Self.firstThings : names.count
        var parts = Array(names.prefix(shown))
        if names.count > shown { parts.append(Self.more(names.count - shown).text(in: locale)) }
        let last = parts.removeLast()
        let separator = LocalizedStringResource(system: ", ").text(in: locale)
        let others = parts.joined(separator: separator)
        return LocalizedStringResource(system: "\(others) and \(last)").text(in: locale)
    }

    /// Returns the text for the number of things that are not named.
    static func more(_ count: Int) -> LocalizedStringResource {
        LocalizedStringResource(system: "\(count) more")
    }
}
