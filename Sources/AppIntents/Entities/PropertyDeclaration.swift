import CoreSpotlight
import _Localization

/// An author's settings of a property besides its type.
// Safe: it is a constant of the entity's author; a key path is immutable, though its type doesn't
// say so.
struct PropertyDeclaration<Value: _IntentValue & Sendable>: @unchecked Sendable {
    /// Where a property that keeps no value gets it from an entity; no value of an entity of another
    /// type.
    enum Getter {
        /// The entity has it.
        case path(AnyKeyPath, (any AppEntity) -> Value?)
        /// The entity fetches it.
        case fetch((any AppEntity) async throws -> Value?)
    }

    let identifier: String?
    let title: LocalizedStringResource?
    private(set) var getter: Getter?
    /// The system may set the value through the getter's path.
    private(set) var isSettable = false
    /// The attribute of the index that the value fills.
    private(set) var indexingKey: IndexingKey?

    init(identifier: String? = nil, title: LocalizedStringResource? = nil) {
        self.identifier = identifier
        self.title = title
    }

    private init(_ declaration: Self, getter: Getter, isSettable: Bool = false) {
        self = declaration
        self.getter = getter
        self.isSettable = isSettable
    }

    /// The same with a value that fills an attribute of the index.
    func indexed(by key: PartialKeyPath<CSSearchableItemAttributeSet>) -> Self {
        var declaration = self
        declaration.indexingKey = .attribute(key)
        return declaration
    }

    /// The same with a value that fills one of the author's own attributes.
    func indexed(by key: CSCustomAttributeKey) -> Self {
        var declaration = self
        declaration.indexingKey = .custom(key)
        return declaration
    }

    /// The same with a value that is read from the entity each time.
    func getter<Entity: AppEntity>(_ path: KeyPath<Entity, Value>) -> Self {
        Self(self, getter: .path(path) { entity in (entity as? Entity)?[keyPath: path] })
    }

    /// The same with a value that is read from the entity each time, and set there.
    func getSetter<Entity: AppEntity>(_ path: WritableKeyPath<Entity, Value>) -> Self {
        Self(
            self, getter: .path(path) { entity in (entity as? Entity)?[keyPath: path] },
            isSettable: true)
    }

    /// The same with a value that is fetched from the entity.
    func getter<Entity: AppEntity>(
        _ fetch: @escaping @Sendable (Entity) async throws -> Value
    ) -> Self {
        Self(
            self,
            getter: .fetch { entity in
                guard let entity = entity as? Entity else { return nil }
                return try await fetch(entity)
            })
    }
}
