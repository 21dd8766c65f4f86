public import Foundation

/// An app's settings while a focus filter is in force.
public struct FocusFilterAppContext {
    /// The predicate of the app's notifications to show; it has no effect here, where there are no
    /// notifications.
    public let notificationFilterPredicate: NSPredicate?

    /// The prefix of the content identifiers of suggestions that the system offers by itself.
    ///
    /// Unspecified by Apple, whose page describes the app's windows; here the system leaves out
    /// suggestions whose `TargetContentProvidingIntent.contentIdentifier` has another prefix.
    public let targetContentIdentifierPrefix: String?

    /// Creates a context.
    public init(
        notificationFilterPredicate: NSPredicate? = nil,
        targetContentIdentifierPrefix: String? = nil
    ) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The context in which the system suggests filters; Apple's has no members either.
public struct FocusFilterSuggestionContext {
    package init() {}
}
