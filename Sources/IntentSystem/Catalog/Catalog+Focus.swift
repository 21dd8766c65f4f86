import AppIntents
import AppIntentsMetadata
import _IntentDiscovery

extension Catalog {
    /// The intents that fit the app to a focus, by identifier's alphabetical order.
    package var focusFilters: [Entry] {
        entries.filter { focusFilterTypes.contains(ObjectIdentifier($0.type)) }
    }

    /// The focus filter with an identifier; `nil` if the app has none.
    package func focusFilter(_ identifier: String) -> Entry? {
        entry(identifier: identifier).flatMap {
            focusFilterTypes.contains(ObjectIdentifier($0.type)) ? $0 : nil
        }
    }

    /// The types of the focus filters in a scope.
    static func focusFilterTypes(in scope: Scope) -> Set<ObjectIdentifier> {
        Set(
            ConformanceRecords.types(conformingTo: (any SetFocusFilterIntent).self)
                .filter { scope.contains(module: $0.module) }
                .map { ObjectIdentifier($0.type) })
    }

    /// The same among some intents.
    static func focusFilterTypes(among intents: [any AppIntent.Type]) -> Set<ObjectIdentifier> {
        Set(intents.filter { $0 is any SetFocusFilterIntent.Type }.map { ObjectIdentifier($0) })
    }

    /// The actions that turn focuses on and off, if there are filters.
    static func focusActions(for filters: Set<ObjectIdentifier>) -> [Entry] {
        filters.isEmpty ? [] : focusActions
    }

    private static let focusActions = [
        Entry(
            type: TurnFocusOnIntent.self, identifier: TurnFocusOnIntent.persistentIdentifier),
        Entry(
            type: TurnFocusOffIntent.self, identifier: TurnFocusOffIntent.persistentIdentifier),
    ]
}

// As the traits, these ask an intent for its protocols, which no other folder does (Decisions/0025).
extension AppIntent {
    /// The app's further wishes while the intent's filter is in force; `nil` if it is no filter.
    var focusContext: FocusFilterAppContext? { (self as? any SetFocusFilterIntent)?.appContext }

    /// How the intent looks as a filter with its values.
    var focusFilterLooks: DisplayRepresentation? {
        (self as? any SetFocusFilterIntent)?.displayRepresentation
    }

    /// The filters that the intent's type suggests; none if it is no filter.
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
