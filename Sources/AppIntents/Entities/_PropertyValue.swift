public import CoreSpotlight
public import _Localization

/// A type of values for which Apple declares initializers of `@Property`.
///
/// The protocol is closed: each of Apple's types conforms beside its `_IntentValue`, so that one initializer
/// accepts what Apple's initializers for each of the types accept, and no more.
public protocol _PropertyValue: _IntentValue {}

/// A type whose properties may also fill an attribute of the index, and be set through a key path.
public protocol _IndexedPropertyValue: _PropertyValue {}

extension EntityProperty where Value.ValueType: _PropertyValue {
    /// Creates a property that has the name of its property in the source, and no title.
    public convenience init() {
        self.init("", "")
    }

    /// Creates a property with a title.
    public convenience init(title: LocalizedStringResource) {
        self.init("", title)
    }

    /// Creates a property with an identifier.
    public convenience init(identifier: String, title: LocalizedStringResource = "") {
        self.init(identifier, title)
    }

    /// Creates a property with a value that is fetched from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier, title, getter: .fetching(asyncGetter))
    }

    /// Creates a property with a value that is read from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "", getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier, title, getter: .reading(getter))
    }
}

extension EntityProperty where Value.ValueType: _IndexedPropertyValue {
    /// Creates a property with a value that is read from the entity and set there.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier, title, getter: .reading(getSetter, isSettable: true))
    }

    /// Creates a property with an attribute of the index.
    public convenience init(
        identifier: String = "", title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(identifier, title, .attribute(indexingKey))
    }

    /// Creates a property with an attribute of the index and a value that is fetched from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier, title, .attribute(indexingKey), getter: .fetching(asyncGetter))
    }

    /// Creates a property with an attribute of the index and a value that is read from the entity and set there.
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
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier, title, .attribute(indexingKey), getter: .reading(getter))
    }

    /// Creates a property with a custom attribute of the index.
    public convenience init(
        identifier: String = "", title: LocalizedStringResource = "",
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(identifier, title, .custom(customIndexingKey))
    }

    /// Creates a property with a custom attribute of the index and a value that is fetched from the
    /// entity.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier, title, .custom(customIndexingKey), getter: .fetching(asyncGetter))
    }

    /// Creates a property with a custom attribute of the index and a value that is read from the
    /// entity and set there.
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
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
    ) {
        self.init(identifier, title, .custom(customIndexingKey), getter: .reading(getter))
    }
}
