/// The author's own name for something that the index knows of an item.
public final class CSCustomAttributeKey: Sendable {
    /// The name.
    public let keyName: String
    /// The index finds items by the value.
    public let isSearchable: Bool
    /// The index finds items by the value where a person names no attribute, as they never do here.
    public let isSearchableByDefault: Bool
    /// Hardly any two items have the same value; a hint that an index in memory has no use for.
    public let isUnique: Bool
    /// An item may have several values.
    public let isMultiValued: Bool

    /// Makes a key by which items are found; `nil` if the name is empty or begins with the letters
    /// that Apple keeps for itself.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: true, unique: false,
            multiValued: false)
    }

    /// Makes a key; `nil` if the name is empty or begins with the letters that Apple keeps for
    /// itself.
    public init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool,
        multiValued: Bool
    ) {
        if keyName.isEmpty || keyName.hasPrefix("kMD") { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }
}

extension CSCustomAttributeKey: Hashable {
    /// Two keys of one name are the same.
    public static func == (left: CSCustomAttributeKey, right: CSCustomAttributeKey) -> Bool {
        left.keyName == right.keyName
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(keyName) }
}
