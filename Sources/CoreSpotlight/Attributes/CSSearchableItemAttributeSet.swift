public import UniformTypeIdentifiers

/// The attributes by which an index finds an item, and with which it shows it.
///
///     let attributes = CSSearchableItemAttributeSet(contentType: .content)
///     attributes.displayName = "Machu Picchu"
///     attributes.keywords = ["Inca", "Peru"]
///
/// A person finds an item by its names first, then by its keywords, by its descriptions, and by
/// whatever else it says in words, numbers and days.
public class CSSearchableItemAttributeSet {
    /// The values by the names of their attributes.
    private var values: [String: any Sendable] = [:]
    /// Those of the author's own attributes.
    private var customValues: [CSCustomAttributeKey: any Sendable] = [:]
    /// The attribute that was read last.
    private var lastRead: String?
    /// The entity that the item stands for.
    package var entity: (any IndexedThing)?
    /// The reasons why attributes could not be filled; an index refuses an item with one.
    package var problems: [any Error] = []

    /// Makes the attributes of content of a type.
    public init(contentType: UTType) {
        self.contentType = contentType.identifier
    }

    /// Makes the attributes of content of a type, by the type's identifier.
    public init(itemContentType type: String) {
        contentType = type
    }

    func value<Value>(_ name: String) -> Value? {
        lastRead = name
        return values[name] as? Value
    }

    /// The name of the attribute that a key path leads to, which the path itself doesn't tell; `nil` if
    /// it leads to none.
    package static func name(at path: PartialKeyPath<CSSearchableItemAttributeSet>) -> String? {
        let blank = CSSearchableItemAttributeSet(itemContentType: "")
        _ = blank[keyPath: path]
        return blank.lastRead
    }

    func set(_ value: (some Sendable)?, _ name: String) {
        values[name] = value
    }

    /// Gives one of the author's own attributes a value: a text, a number, a date, data, an address,
    /// or a list of these; `nil` takes the value away.
    ///
    /// Unspecified by Apple; a value of another type is kept out, and the index refuses the item with
    /// an error that names the key.
    public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
        // A key of the same name with other properties would stay otherwise.
        customValues[key] = nil
        guard let value else { return }
        guard let kept = AttributeValue(value) else {
            let type = String(describing: type(of: value))
            problems.append(CSIndexError.unusableValue(key: key.keyName, type: type))
            return
        }
        customValues[key] = key.isMultiValued ? kept.list : kept.value
    }

    /// The value of one of the author's own attributes; `nil` without one.
    public func value(forCustomKey key: CSCustomAttributeKey) -> Any? { customValues[key] }

    /// The attributes as an index keeps them.
    package var attributes: [IndexedItem.Attribute] {
        values.sorted { $0.key < $1.key }.compactMap { name, value in
            AttributeValue(value).map { IndexedItem.Attribute(name: name, value: $0) }
        }
            + customValues.sorted { $0.key.keyName < $1.key.keyName }.compactMap { key, value in
                AttributeValue(value).map {
                    IndexedItem.Attribute(
                        name: key.keyName, value: $0,
                        isSearched: key.isSearchable && key.isSearchableByDefault)
                }
            }
    }
}
