// Written by Scripts/families; don't edit.
public import _Localization

extension EntityProperty where Value.ValueType: FileEntity {
    /// Creates a property.
    public convenience init() {
        self.init(PropertyDeclaration())
    }

    /// Creates a property with a title.
    public convenience init(
        title: LocalizedStringResource
    ) {
        self.init(PropertyDeclaration(title: title))
    }

    /// Creates a property with an identifier.
    public convenience init(
        identifier: String
    ) {
        self.init(PropertyDeclaration(identifier: identifier))
    }

    /// Creates a property with an identifier and a value that is read from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(PropertyDeclaration(identifier: identifier).getter(asyncGetter))
    }

    /// Creates a property with an identifier and a value that is read from the entity each time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(PropertyDeclaration(identifier: identifier).getter(getter))
    }

    /// Creates a property with an identifier and a title.
    public convenience init(
        identifier: String,
        title: LocalizedStringResource
    ) {
        self.init(PropertyDeclaration(identifier: identifier, title: title))
    }

    /// Creates a property with an identifier, a title and a value that is read from the entity each
    /// time.
    public convenience init<Entity: AppEntity>(
        identifier: String,
        title: LocalizedStringResource,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(PropertyDeclaration(identifier: identifier, title: title).getter(asyncGetter))
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
}
