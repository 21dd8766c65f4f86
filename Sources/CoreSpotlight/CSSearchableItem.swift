public import Foundation

/// Something that a person can find: its identifier and its attributes.
///
/// An item leads somewhere if it stands for an entity, to the intents that take the entity. One
/// without an entity is kept and found by nothing, since there is no app to open it in.
public class CSSearchableItem {
    /// The identifier of the item in its index; a second item with it takes the place of the first.
    public var uniqueIdentifier: String
    /// The group to which the item belongs, as names with dots between them; `nil` for none.
    public var domainIdentifier: String?
    /// The attributes by which the item is found.
    public var attributeSet: CSSearchableItemAttributeSet
    /// The time after which the item is found no more.
    ///
    /// Unspecified by Apple for an index that lives as long as its process; an item without a date
    /// stays as long as that.
    public var expirationDate: Date?

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: The identifier; a new one if there is none.
    ///   - domainIdentifier: The group to which the item belongs.
    ///   - attributeSet: The attributes by which the item is found.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?,
        attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
