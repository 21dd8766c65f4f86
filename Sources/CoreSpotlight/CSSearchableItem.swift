public import Foundation

/// Something that a person can find: its identifier and its attributes.
///
/// An item with an entity leads to the intents that take the entity. The index keeps an item
/// without an entity, but no search finds it, since there is no app to open it in.
public class CSSearchableItem {
    /// The identifier of the item in its index; another item with it replaces this one.
    public var uniqueIdentifier: String
    /// The group to which the item belongs, as names separated by dots; `nil` for none.
    public var domainIdentifier: String?
    /// The attributes by which people find the item.
    public var attributeSet: CSSearchableItemAttributeSet
    /// The time after which search no longer finds the item.
    ///
    /// Unspecified by Apple: an item without a date stays until it is deleted, or until the process ends
    /// if the app has no store.
    public var expirationDate: Date?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: The identifier; a new one if there is none.
    ///   - domainIdentifier: The group to which the item belongs.
    ///   - attributeSet: The attributes by which people find the item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
