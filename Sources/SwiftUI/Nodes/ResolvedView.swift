/// What one resolution of a view gives: the tree, and the table that its action identifiers index.
package struct ResolvedView: Sendable {
    /// What is drawn.
    package var tree: ViewTree
    /// What each control carries, by the ordinal of its `ActionID`.
    package var actions: [any Sendable]
    /// What each toggle shows.
    package var states: [ActionID: Bool]
    /// Mistakes of the view's author that resolution met, such as two elements with one identity.
    package var issues: [String]

    package init(
        tree: ViewTree, actions: [any Sendable], states: [ActionID: Bool] = [:],
        issues: [String] = []
    ) {
        self.tree = tree
        self.actions = actions
        self.states = states
        self.issues = issues
    }
}
