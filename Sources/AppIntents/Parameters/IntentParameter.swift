import AppIntentsMetadata
import Synchronization
public import _Localization

/// An input of an intent: `@Parameter(title: "Soup") var soup: Soup`.
///
/// The system sets parameters before it performs an intent, and asks for required ones that have no
/// value. Copies of an intent share their parameters, as Apple's do; the system therefore starts
/// every run from a new intent (INV-1).
// Safe: the value and the family are Sendable and touched under the lock only; everything else is set
// once, in the initializer, and is a constant of the intent's author.
@propertyWrapper
public final class IntentParameter<Value>: AnyIntentValue, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    /// A lock beside the value, because the runtime looks for the type of one around it at each use.
    private let lock = Mutex(())
    private var value: Value?
    private let declared: ParameterDeclaration
    /// The family of the configured widget, if the value is for one.
    private var family: IntentWidgetFamily?

    /// The value that a new intent starts with.
    public let defaultValue: Value.UnwrappedType?

    package init(_ declaration: ParameterDeclaration, default defaultValue: Value.UnwrappedType?) {
        // An initializer for entities of any kind doesn't know that these entities are files.
        let ofFiles = Value.element._composition.contentTypes
        let isComplete = ofFiles.isEmpty || !declaration.constraints.contentTypes.isEmpty
        declared = isComplete ? declaration : declaration.contentTypes(ofFiles)
        self.defaultValue = defaultValue
        value = defaultValue.flatMap { $0 as? Value }
    }

    // Swift looks for an initializer without arguments in the class's own body only, before it
    // considers the ones with defaults that the value types' extensions add; so `@Parameter var x:
    // X` needs this initializer.
    /// Unavailable: the initializers for the value's type are available instead.
    @available(*, unavailable, message: "No @Parameter can have a value of this type.")
    public convenience init() {
        self.init(ParameterDeclaration(title: "", description: nil), default: nil)
    }

    /// The author's settings, adapted to the configured widget.
    package var declaration: ParameterDeclaration {
        declared.sizes.isEmpty ? declared : declared.fitting(lock.withLock { _ in family })
    }

    package func fit(_ family: IntentWidgetFamily?) {
        lock.withLock { _ in self.family = family }
    }

    /// The parameter's value.
    ///
    /// Reading a required parameter that has no value is a mistake of the caller, because the
    /// system never performs such an intent (INV-5); it stops the program with a message that names
    /// the type.
    public var wrappedValue: Value {
        get {
            if let value = stored { return value }
            if let optional = Value.self as? any OptionalValue.Type,
                let absent = optional.absent as? Value
            {
                return absent
            }
            // Not a precondition: those are silent in release builds, and the text is the point.
            fatalError(
                """
                A required @Parameter of type \(Value.self) was read before it had a value. Set it before \
                you call perform() yourself, or let the system perform the intent: it asks first.
                """)
        }
        set { lock.withLock { _ in value = newValue } }
    }

    /// The parameter itself, as `$name` gives it, for asking the person.
    public var projectedValue: IntentParameter<Value> { self }

    /// The value; `nil` if none was given.
    var stored: Value? { lock.withLock { _ in value } }

    func reset() {
        lock.withLock { _ in value = nil }
    }

    /// The label of the value; empty if the author gave no title.
    public var title: LocalizedStringResource { declaration.title }

    /// The intent can be performed without a value.
    public var isOptional: Bool {
        // A cast would search the whole program for each type of entities.
        if case .optional = Value.composition { true } else { false }
    }

    /// The presence of a value.
    public enum ValueState {
        /// No value was given.
        case unset
        /// A value was given; `nil` counts if the type allows it.
        case set(Value)
    }

    /// The presence of a value, safe to read if there is none.
    public var valueState: ValueState { stored.map(ValueState.set) ?? .unset }
}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}

extension IntentParameter {
    /// The least and the greatest number allowed.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
    where Bound: Comparable

    /// The control that suits a whole number.
    public enum IntControlStyle: Equatable, Sendable {
        /// A field to type into.
        case field
        /// A field with buttons that add or subtract one.
        case stepper
    }

    /// The control that suits a number.
    public enum DoubleControlStyle: Equatable, Sendable {
        /// A field to type into.
        case field
        /// A slider between the bounds.
        case slider
        /// A field with buttons that add or subtract one.
        case stepper
    }

    /// The part of a point in time that the system asks for.
    public enum DateKind: Equatable, Sendable {
        /// A day without a time.
        case date
        /// A time of day.
        case time
        /// A day and a time of day.
        case dateTime
    }
}
