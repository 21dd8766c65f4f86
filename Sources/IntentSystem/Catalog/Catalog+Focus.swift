import AppIntents

extension Catalog {
    /// The focus filters of the app, ordered alphabetically by identifier.
    package var focusFilters: [Entry] { entries.filter { $0.type.isFocusFilter } }

    /// Returns the focus filter with an identifier; `nil` if the app has none.
    package func focusFilter(_ identifier: String) -> Entry? {
        entry(identifier: identifier).flatMap { $0.type.isFocusFilter ? $0 : nil }
    }
}

// Like the traits, these ask an intent for its protocols, which no other folder does
// (Decisions/0025).
extension AppIntent {
    /// The intent is a focus filter.
    static var isFocusFilter: Bool { conforms(to: (any SetFocusFilterIntent.Type).self) }

    /// The app's context that the intent declares while its filter is in force; `nil` if it is no
    /// filter.
    var focusContext: FocusFilterAppContext? { (self as? any SetFocusFilterIntent)?.appContext }

    /// The display representation of the intent as a filter with its values.
    var focusFilterLooks: DisplayRepresentation? {
        (self as? any SetFocusFilterIntent)?.displayRepresentation
    }

    /// The filters that the intent's type suggests; empty if it is no filter.
    static var suggestedFilters: [any AppIntent] {
        get async {
            guard let type = Self.self as? any SetFocusFilterIntent.Type else { return [] }
            return await type.allSuggestions
        }
    }
}

extension SetFocusFilterIntent {
    fileprivate static var allSuggestions: [any AppIntent] {
        get async { await suggestedFocusFilters(for: FocusFilterSuggestionContext()) }
    }
}
