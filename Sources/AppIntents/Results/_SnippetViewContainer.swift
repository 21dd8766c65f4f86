package import SwiftUI

/// The holder of a view that a result shows.
// Safe: the view is written once, when the result is made, and read on the main actor only, by the
// one pass that resolves it. Author's views are main-actor types through `View`, hence Sendable;
// the built-in ones are values made of them.
public struct _SnippetViewContainer: @unchecked Sendable {
    /// The view as the author gave it.
    package var view: any View

    package init(view: any View) {
        self.view = view
    }
}
