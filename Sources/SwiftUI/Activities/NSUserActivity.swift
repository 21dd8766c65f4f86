public import Foundation

/// A description of what a view shows, which the view fills in.
///
/// Foundation on Linux has no such class. A card reads the entity (`appEntityIdentifier`, declared
/// by AppIntents), so that assistants and tests know what is shown. The other properties keep what
/// the view sets: no other device continues the activity, and no search finds it.
open class NSUserActivity: NSObject {
    /// The kind of the activity, by the app's own name.
    public let activityType: String
    /// The title for people.
    open var title: String?
    /// The app's own values.
    open var userInfo: [AnyHashable: Any]?
    /// The names of the app's values without which the activity can't be continued.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which people find the activity.
    open var keywords: Set<String> = []
    /// The address of the same contents.
    open var webpageURL: URL?
    /// The identifier of the contents.
    open var targetContentIdentifier: String?
    /// The identifier by which the app deletes the activity.
    open var persistentIdentifier: String?
    /// The time after which the activity is of no use.
    open var expirationDate: Date?
    /// Another device may continue the activity.
    open var isEligibleForHandoff = true
    /// The person may find the activity on the device.
    open var isEligibleForSearch = false
    /// Everybody may find the activity.
    open var isEligibleForPublicIndexing = false
    /// The system may suggest the activity.
    open var isEligibleForPrediction = false
    /// The entity that is shown, by its type and identifier.
    package var entity: (any CustomStringConvertible & Sendable)?

    /// Creates an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds values to those of the app.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
