package import SwiftUI

/// The holder of a view that a result shows.
// Safe: the view is written once, when the result is created, and read only on the main actor, by
// the pass that resolves it. An author's views are main-actor types through `View`, hence Sendable;
// the built-in ones are values that consist of them.
public struct _SnippetViewContainer: @unchecked Sendable {
    /// The author's view.
    package var view: any View

    package init(view: any View) {
        self.view = view
    }
}
