import _Localization

/// An author's settings of a property besides its type.
// Safe: it is a constant of the entity's author; a key path is immutable, though its type doesn't
// say so.
struct PropertyDeclaration<Value: _IntentValue & Sendable>: @unchecked Sendable {
    /// Reads the value from an entity; `nil` for an entity of another type.
    typealias Getter = (any AppEntity) async throws -> Value?

    let identifier: String?
    let title: LocalizedStringResource?
    private(set) var getter: Getter?

    init(identifier: String? = nil, title: LocalizedStringResource? = nil) {
        self.identifier = identifier
        self.title = title
    }

    private init(_ declaration: Self, getter: @escaping Getter) {
        self = declaration
        self.getter = getter
    }

    /// The same with a value that is read from the entity each time.
    func getter<Entity: AppEntity>(_ path: KeyPath<Entity, Value>) -> Self {
        Self(self) { entity in (entity as? Entity)?[keyPath: path] }
    }

    /// The same with a value that is fetched from the entity each time.
    func getter<Entity: AppEntity>(
        _ fetch: @escaping @Sendable (Entity) async throws -> Value
    ) -> Self {
        Self(self) { entity in
            guard let entity = entity as? Entity else { return nil }
            return try await fetch(entity)
        }
    }
}
