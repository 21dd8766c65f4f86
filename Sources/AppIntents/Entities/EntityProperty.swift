import Synchronization
public import _Localization

/// A property of an entity that the system may show and compare: `@Property(title: "Name") var
/// name: String`.
// Safe: both mutable properties live in mutexes, and what they hold is Sendable.
@propertyWrapper
public final class EntityProperty<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    private let storage: Mutex<Value?>
    private let heading: Mutex<LocalizedStringResource?>

    /// Creates a property without a title.
    public init() {
        storage = Mutex(nil)
        heading = Mutex(nil)
    }

    /// Creates a property with the title that people read beside its value.
    public init(title: LocalizedStringResource) {
        storage = Mutex(nil)
        heading = Mutex(title)
    }

    /// The property's value.
    ///
    /// Reading it before it was set is a mistake of the entity's author, as it is for any stored
    /// property; it stops the program with a message that names the type.
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

    /// The value, or `nil` of an optional one that was never set; `nil` if there is none.
    package var presentValue: Value? {
        storedValue ?? ((Value.self as? any OptionalValue.Type)?.absent as? Value)
    }

    /// The value, without the risk of reading one that is not there.
    var storedValue: Value? { storage.withLock { $0 } }

    /// The property itself, as `$name` gives it.
    public var projectedValue: EntityProperty<Value> { self }

    /// The title that people read beside the value; empty if none was given.
    public var title: LocalizedStringResource {
        get { heading.withLock { $0 } ?? "" }
        set { heading.withLock { $0 = newValue } }
    }

    /// The property may be without a value.
    public var isOptional: Bool { Value.self is any OptionalValue.Type }
}
