package import AppIntents
import Foundation

/// The board with the widgets that may be relevant.
package protocol RelevanceBoard: AnyObject, Sendable {
    /// Returns the name of the widgets of a kind; `nil` if the app has none.
    @MainActor
    func name(ofWidget kind: String, in locale: Locale) -> String?

    /// False if the app certainly has no widgets.
    var hasWidgets: Bool { get }

    /// Returns the contexts in which the providers find their widgets useful, in the app's order.
    func relevance() async -> [RelevantIntent]

    /// Finds the person's widget with this configuration, or places one before the others.
    @MainActor
    func show(
        widget kind: String, _ recipe: Recipe?, for person: Person
    ) throws(NotKept) -> RelevantWidget
}

/// The outcome of a search for a relevant widget.
package enum RelevantWidget: Sendable, Hashable {
    /// The widget with this number.
    case shown(Int)
    /// The person already has the greatest number of widgets.
    case full
    /// The app has no such widget.
    case unknown
}
