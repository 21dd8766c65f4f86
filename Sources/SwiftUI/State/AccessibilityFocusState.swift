/// The element that a screen reader focuses; in a card a view sees none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    /// A reference to the state, for a view that a screen reader could focus.
    public typealias Binding = FocusState<Value>.Binding

    private let state: FocusState<Value>

    /// Creates the state of one element: it isn't focused.
    public init() where Value == Bool {
        state = FocusState()
    }

    /// Creates the state of several elements: none is focused.
    public init<T: Hashable>() where Value == T? {
        state = FocusState()
    }

    /// The focused element.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A reference to the state.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { state.projectedValue }
}

extension View {
    /// Binds a screen reader's focus to a state, which never changes.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        self
    }

    /// Binds a screen reader's focus to a state, which never changes.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        self
    }
}
