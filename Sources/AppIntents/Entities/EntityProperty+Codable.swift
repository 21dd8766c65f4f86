public import CoreSpotlight
public import _Localization

// Values of the types with dedicated initializers are often Codable as well; the dedicated ones
// handle them better.
extension EntityProperty where Value.ValueType: Decodable, Value.ValueType: Encodable {
    /// Creates a property.
    @_disfavoredOverload
    public convenience init(identifier: String = "", title: LocalizedStringResource = "") {
        self.init(identifier, title)
    }

    /// Creates a property with a value that is fetched from the entity.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier, title, getter: .fetching(asyncGetter))
    }

    /// Creates a property with a value that is read from the entity each time.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "", getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier, title, getter: .reading(getter))
    }

    /// Creates a property with a value that is read from the entity and set there.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier, title, getter: .reading(getSetter, isSettable: true))
    }

    /// Creates a property with an attribute of the index.
    @_disfavoredOverload
    public convenience init(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(identifier, title, .attribute(indexingKey))
    }

    /// Creates a property with an attribute of the index and a value that is fetched from the entity.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier, title, .attribute(indexingKey), getter: .fetching(asyncGetter))
    }

    /// Creates a property with an attribute of the index and a value that is read from the entity and set there.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier, title, .attribute(indexingKey),
            getter: .reading(getSetter, isSettable: true))
    }

    /// Creates a property with an attribute of the index and a value that is read from the entity each time.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier, title, .attribute(indexingKey), getter: .reading(getter))
    }

    /// Creates a property with a custom attribute of the index.
    @_disfavoredOverload
    public convenience init(
        identifier: String, title: LocalizedStringResource = "",
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(identifier, title, .custom(customIndexingKey))
    }

    /// Creates a property with a custom attribute of the index and a value that is fetched from the
    /// entity.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier, title, .custom(customIndexingKey), getter: .fetching(asyncGetter))
    }

    /// Creates a property with a custom attribute of the index and a value that is read from the
    /// entity and set there.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        customIndexingKey: CSCustomAttributeKey, getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier, title, .custom(customIndexingKey),
            getter: .reading(getSetter, isSettable: true))
    }

    /// Creates a property with a custom attribute of the index and a value that is read from the
    /// entity each time.
    @_disfavoredOverload
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier, title, .custom(customIndexingKey), getter: .reading(getter))
    }
}
