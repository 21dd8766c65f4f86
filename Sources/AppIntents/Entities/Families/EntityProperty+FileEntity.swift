// Written by Scripts/families; don't edit.
public import CoreSpotlight
public import _Localization

extension EntityProperty where Value.ValueType: FileEntity {
    /// Creates a property.
    public convenience init() {
        self.init(PropertyDeclaration())
    }

    /// Creates a property with an attribute of the index.
    public convenience init(
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(PropertyDeclaration().indexed(by: indexingKey))
    }

    /// Creates a property with an attribute of the index of your own.
    public convenience init(
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(PropertyDeclaration().indexed(by: customIndexingKey))
    }

    /// Creates a property with a title.
    public convenience init(
        title: LocalizedStringResource
    ) {
        self.init(PropertyDeclaration(title: title))
    }

    /// Creates a property with a title and an attribute of the index.
    public convenience init(
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(PropertyDeclaration(title: title).indexed(by: indexingKey))
    }

    /// Creates a property with a title and an attribute of the index of your own.
    public convenience init(
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(PropertyDeclaration(title: title).indexed(by: customIndexingKey))
    }

    /// Creates a property with an identifier.
    public convenience init(
        identifier: String
    ) {
        self.init(PropertyDeclaration(identifier: identifier))
    }

    /// Creates a property with an identifier and a value that is fetched from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(PropertyDeclaration(identifier: identifier).getter(asyncGetter))
    }

    /// Creates a property with an identifier and a value that is read from the entity and set
    /// there.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(PropertyDeclaration(identifier: identifier).getSetter(getSetter))
    }

    /// Creates a property with an identifier and a value that is read from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(PropertyDeclaration(identifier: identifier).getter(getter))
    }

    /// Creates a property with an identifier and an attribute of the index.
    public convenience init(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(PropertyDeclaration(identifier: identifier).indexed(by: indexingKey))
    }

    /// Creates a property with an identifier, an attribute of the index and a value that is fetched
    /// from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier).indexed(by: indexingKey).getter(asyncGetter)
        )
    }

    /// Creates a property with an identifier, an attribute of the index and a value that is read
    /// from the entity and set there.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier).indexed(by: indexingKey).getSetter(
                getSetter))
    }

    /// Creates a property with an identifier, an attribute of the index and a value that is read
    /// from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier).indexed(by: indexingKey).getter(getter))
    }

    /// Creates a property with an identifier and an attribute of the index of your own.
    public convenience init(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(PropertyDeclaration(identifier: identifier).indexed(by: customIndexingKey))
    }

    /// Creates a property with an identifier, an attribute of the index of your own and a value
    /// that is fetched from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier).indexed(by: customIndexingKey).getter(
                asyncGetter))
    }

    /// Creates a property with an identifier, an attribute of the index of your own and a value
    /// that is read from the entity and set there.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier).indexed(by: customIndexingKey).getSetter(
                getSetter))
    }

    /// Creates a property with an identifier, an attribute of the index of your own and a value
    /// that is read from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        customIndexingKey: CSCustomAttributeKey,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier).indexed(by: customIndexingKey).getter(
                getter))
    }

    /// Creates a property with an identifier and a title.
    public convenience init(
        identifier: String,
        title: LocalizedStringResource
    ) {
        self.init(PropertyDeclaration(identifier: identifier, title: title))
    }

    /// Creates a property with an identifier, a title and a value that is fetched from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(PropertyDeclaration(identifier: identifier, title: title).getter(asyncGetter))
    }

    /// Creates a property with an identifier, a title and a value that is read from the entity and
    /// set there.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(PropertyDeclaration(identifier: identifier, title: title).getSetter(getSetter))
    }

    /// Creates a property with an identifier, a title and a value that is read from the entity each
    /// time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(PropertyDeclaration(identifier: identifier, title: title).getter(getter))
    }

    /// Creates a property with an identifier, a title and an attribute of the index.
    public convenience init(
        identifier: String,
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: indexingKey))
    }

    /// Creates a property with an identifier, a title, an attribute of the index and a value that
    /// is fetched from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: indexingKey)
                .getter(asyncGetter))
    }

    /// Creates a property with an identifier, a title, an attribute of the index and a value that
    /// is read from the entity and set there.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: indexingKey)
                .getSetter(getSetter))
    }

    /// Creates a property with an identifier, a title, an attribute of the index and a value that
    /// is read from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: indexingKey)
                .getter(getter))
    }

    /// Creates a property with an identifier, a title and an attribute of the index of your own.
    public convenience init(
        identifier: String,
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: customIndexingKey)
        )
    }

    /// Creates a property with an identifier, a title, an attribute of the index of your own and a
    /// value that is fetched from the entity.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: customIndexingKey)
                .getter(asyncGetter))
    }

    /// Creates a property with an identifier, a title, an attribute of the index of your own and a
    /// value that is read from the entity and set there.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: customIndexingKey)
                .getSetter(getSetter))
    }

    /// Creates a property with an identifier, a title, an attribute of the index of your own and a
    /// value that is read from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        customIndexingKey: CSCustomAttributeKey,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            PropertyDeclaration(identifier: identifier, title: title).indexed(by: customIndexingKey)
                .getter(getter))
    }
}
