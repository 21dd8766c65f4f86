package import Foundation

/// An item in the form that an index stores, with the author's values at the time of indexing.
package final class IndexedItem: Sendable {
    package struct Attribute: Sendable, Hashable {
        package let name: String
        package let value: AttributeValue
        /// Search finds the item by the value.
        package var isSearched = true
    }

    /// The identifier of the item in its index.
    package let identifier: String
    let domain: String?
    /// The time after which search no longer finds it.
    package let expirationDate: Date?
    package let entity: (any IndexedThing)?
    /// All attributes, in the order of their names.
    package let attributes: [Attribute]
    /// The memory that the attributes take.
    let size: Int

    convenience init(_ item: CSSearchableItem) {
        self.init(
            identifier: item.uniqueIdentifier, domain: item.domainIdentifier,
            expirationDate: item.expirationDate, entity: item.attributeSet.entity,
            attributes: item.attributeSet.attributes)
    }

    init(
        identifier: String, domain: String?, expirationDate: Date?, entity: (any IndexedThing)?,
        attributes: [Attribute]
    ) {
        self.identifier = identifier
        self.domain = domain
        self.expirationDate = expirationDate
        self.entity = entity
        self.attributes = attributes
        size = attributes.reduce(256) { $0 + $1.value.size + 32 }
    }

    package subscript(name: String) -> AttributeValue? {
        attributes.first { $0.name == name }?.value
    }

    /// Returns the text of an attribute; `nil` if it has none, or an empty one.
    package func text(_ name: String) -> String? {
        guard case .text(let text)? = self[name], !text.isEmpty else { return nil }
        return text
    }
}
