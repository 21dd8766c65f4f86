public import Foundation

/// An app's further wishes while a focus filter is in force.
public struct FocusFilterAppContext {
    /// Which of the app's notifications are shown; there are no notifications here to which it would apply.
    public let notificationFilterPredicate: NSPredicate?

    /// The beginning of the identifiers of what the system offers by itself.
    ///
    /// Unspecified by Apple, whose page speaks of the app's windows; here suggestions are left out whose
    /// `TargetContentProvidingIntent.contentIdentifier` begins otherwise.
    public let targetContentIdentifierPrefix: String?

    /// Creates a context without a prefix.
    public init(notificationFilterPredicate: NSPredicate? = nil) {
        self.init(
            notificationFilterPredicate: notificationFilterPredicate,
            targetContentIdentifierPrefix: nil)
    }

    /// Creates a context.
    public init(
        notificationFilterPredicate: NSPredicate? = nil,
        targetContentIdentifierPrefix: String? = nil
    ) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The surroundings in which filters are suggested; Apple's has no members either.
public struct FocusFilterSuggestionContext {
    package init() {}
}
