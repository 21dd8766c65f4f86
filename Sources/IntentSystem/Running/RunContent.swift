package import AppIntents

/// The view of a question or a result.
package enum RunContent: Sendable {
    case none
    /// A view that stays as it is: its intent is never performed again (SNI-12).
    case view(_SnippetViewContainer)
    /// A snippet, performed again for each refresh (SNI-3).
    case snippet(Recipe)

    package var isNone: Bool {
        if case .none = self { true } else { false }
    }
}
