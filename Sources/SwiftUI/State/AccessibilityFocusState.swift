/// The element that a screen reader tells of; in a card a view sees none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    /// A reference to the state, for a view that a screen reader would tell of.
    public typealias Binding = FocusState<Value>.Binding

    private let state: FocusState<Value>

    /// Creates the state of one element: it isn't told of.
    public init() where Value == Bool {
        state = FocusState()
    }

    /// Creates the state of several elements: none is told of.
    public init<T: Hashable>() where Value == T? {
        state = FocusState()
    }

    /// The element that is told of.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A reference to the state.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { state.projectedValue }
}

extension View {
    /// Ties a screen reader's place to a state, which stays as it is.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        self
    }

    /// Ties a screen reader's place to a state, which stays as it is.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        self
    }
}
