/// A value that a view stores itself.
///
/// A card draws the initial value: the view is recreated for each drawing, and code that would set
/// the value, such as the closure of a button, isn't performed. To keep a value between drawings,
/// let an intent write it where the snippet reads it.
@propertyWrapper
public struct State<Value> {
    private let box: StateBox<Value>

    /// Creates the state with its initial value.
    public init(wrappedValue value: Value) {
        box = StateBox(value)
    }

    /// Creates the state with its initial value.
    public init(initialValue value: Value) {
        box = StateBox(value)
    }

    /// The value.
    public var wrappedValue: Value {
        get { box.get() }
        nonmutating set { box.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.get() }, set: { box.set($0) })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

/// A value that a view stores during a gesture; a card has no gestures.
@propertyWrapper
public struct GestureState<Value> {
    /// The value without a gesture.
    public let wrappedValue: Value

    /// Creates the state with its value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates the state with its value.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    /// The state itself, for a gesture to update.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}
