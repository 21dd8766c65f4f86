/// The element that has the keyboard focus; in a card a view sees none.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// A reference to the state, for a view that could take the focus.
    @propertyWrapper
    public struct Binding {
        let box: StateBox<Value>

        /// The element with the focus.
        public var wrappedValue: Value {
            get { box.get() }
            nonmutating set { box.set(newValue) }
        }

        /// The reference itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let box: StateBox<Value>

    /// Creates the state of one element: it isn't focused.
    public init() where Value == Bool {
        box = StateBox(false)
    }

    /// Creates the state of several elements: none is focused.
    public init<T: Hashable>() where Value == T? {
        box = StateBox(nil)
    }

    /// The element with the focus.
    public var wrappedValue: Value {
        get { box.get() }
        nonmutating set { box.set(newValue) }
    }

    /// A reference to the state.
    public var projectedValue: FocusState<Value>.Binding { Binding(box: box) }
}

extension View {
    /// Binds the focus of the view to a state, which never changes.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        self
    }

    /// Binds the focus of the view to a state, which never changes.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

    /// Sets whether the view can take the focus; a renderer decides by the kind of view instead.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}
