import Foundation

/// The result of resolving a view: the tree, and the table that its action identifiers index.
package struct ResolvedView: Sendable {
    /// The tree to draw.
    package var tree: ViewTree
    /// The action of each control, by the ordinal of its `ActionID`.
    package var actions: [any Sendable]
    /// The state that each toggle shows.
    package var states: [ActionID: Bool] = [:]
    /// The author's mistakes that resolution found, such as two elements with one identity.
    package var issues: [String] = []
    /// The author's code that layout calls; `nil` if there is none.
    package var live: LiveParts?
    /// The next moment at which the view's own schedule changes it; `nil` if there is none, or if
    /// the view is drawn for one moment only.
    package var nextMoment: Date?
}
