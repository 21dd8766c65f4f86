import Synchronization
public import _Localization

/// A property of an entity that the system may show and compare: `@Property(title: "Name") var
/// name: String`.
///
/// With a getter it stores no value: the system reads it from the entity whenever it needs it, or
/// fetches it once in a run.
// Safe: both mutable properties live in mutexes, and what they hold is Sendable; the getter is set
// once, in the initializer.
@propertyWrapper
public final class EntityProperty<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    private let storage = Mutex<Value?>(nil)
    private let heading: Mutex<LocalizedStringResource>
    /// The author's name for the property in data; `nil` derives it from the source.
    package let identifier: String?
    let getter: Getter?
    /// The attribute of the index that the value fills.
    let indexingKey: IndexingKey?

    /// The source of the value of a property that stores none; it gives no value for an entity of
    /// another type.
    enum Getter {
        /// The entity has the value, and the system may set it there.
        case path(AnyKeyPath, isSettable: Bool, read: (any AppEntity) -> Value?)
        /// The entity fetches the value.
        case fetch((any AppEntity) async throws -> Value?)

        static func reading<Entity: AppEntity>(
            _ path: KeyPath<Entity, Value>, isSettable: Bool = false
        ) -> Self {
            .path(path, isSettable: isSettable) { entity in (entity as? Entity)?[keyPath: path] }
        }

        static func fetching<Entity: AppEntity>(
            _ fetch: @escaping @Sendable (Entity) async throws -> Value
        ) -> Self {
            .fetch { entity in
                guard let entity = entity as? Entity else { return nil }
                return try await fetch(entity)
            }
        }
    }

    /// Creates a property; an empty identifier is none.
    init(
        _ identifier: String, _ title: LocalizedStringResource, _ indexingKey: IndexingKey? = nil,
        getter: Getter? = nil
    ) {
        self.identifier = identifier.isEmpty ? nil : identifier
        heading = Mutex(title)
        self.getter = getter
        self.indexingKey = indexingKey
    }

    // Swift looks for an initializer without arguments in the class's own body first, so
    // `@Property var x: X` needs this one.
    /// Unavailable: the initializers for the value's type are available instead.
    @available(*, unavailable, message: "No @Property can have a value of this type.")
    public convenience init() {
        self.init("", "")
    }

    /// The property's value.
    ///
    /// Reading it before it was set is a mistake of the entity's author, as it is for any stored
    /// property; it stops the program with a message that names the type. Unspecified by Apple; a
    /// property with a getter stores no value, so reading it here requires that one was set.
    public var wrappedValue: Value {
        get {
            if let value = presentValue { return value }
            // Not a precondition: those are silent in release builds, and the text is the point.
            fatalError(
                """
                A required @Property of type \(Value.self) was read before it had a value. Set it in the \
                initializer of its entity, or make its type optional if the entity may be without.
                """)
        }
        set { storage.withLock { $0 = newValue } }
    }

    /// The value; `nil` if there is none, and `.some(nil)` for an optional property that was never set.
    package var presentValue: Value? {
        storedValue ?? ((Value.self as? any OptionalValue.Type)?.absent as? Value)
    }

    /// The stored value; `nil` if there is none.
    var storedValue: Value? { storage.withLock { $0 } }

    /// The property itself, as `$name` gives it.
    public var projectedValue: EntityProperty<Value> { self }

    /// The title that people read beside the value; empty if none was given.
    public var title: LocalizedStringResource {
        get { heading.withLock { $0 } }
        set { heading.withLock { $0 = newValue } }
    }

    /// The system may set the value through the getter's path.
    var isSettable: Bool { if case .path(_, true, _)? = getter { true } else { false } }

    /// The property is optional.
    public var isOptional: Bool { Value.self is any OptionalValue.Type }
}
