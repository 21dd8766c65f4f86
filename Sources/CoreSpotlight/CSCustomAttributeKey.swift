/// The key of a custom attribute of items in the index.
public final class CSCustomAttributeKey: Sendable {
    /// The name.
    public let keyName: String
    /// The index finds items by the value.
    public let isSearchable: Bool
    /// The index finds items by the value if a person names no attribute; here they never name one.
    public let isSearchableByDefault: Bool
    /// Values rarely repeat across items; a hint without effect here.
    public let isUnique: Bool
    /// An item may have several values.
    public let isMultiValued: Bool

    /// Creates a key by which the index finds items; `nil` if the name is empty or has the prefix
    /// that Apple reserves.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: true, unique: false,
            multiValued: false)
    }

    /// Creates a key; `nil` if the name is empty or has the prefix that Apple reserves.
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
    /// Compares keys by their names.
    public static func == (left: CSCustomAttributeKey, right: CSCustomAttributeKey) -> Bool {
        left.keyName == right.keyName
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(keyName) }
}
