package import Foundation

/// The board with the widgets that may be relevant.
package protocol RelevanceBoard: AnyObject, Sendable {
    /// The name of the widgets of a kind; `nil` if the app has none.
    @MainActor
    func name(ofWidget kind: String, in locale: Locale) -> String?

    /// Finds the widget of a person that is configured so, or places one before the others.
    @MainActor
    func show(widget kind: String, _ recipe: Recipe, for person: Person) -> RelevantWidget
}

/// The end of a search for a relevant widget.
package enum RelevantWidget: Sendable, Hashable {
    /// The widget with this number.
    case shown(Int)
    /// The person has as many widgets as they may.
    case full
    /// The app has no such widget.
    case unknown
}
