#if Combine
    // With the trait, both are Combine's, as on Apple's platforms: a file that imports SwiftUI and
    // Combine sees one declaration of each.
    @_exported public import OpenCombine
    // On Apple's platforms the publishers of notifications are Foundation's.
    @_exported public import OpenCombineFoundation

    extension View {
        /// Runs a closure when a publisher emits a value; a card never runs it.
        nonisolated public consuming func onReceive<P: Publisher>(
            _ publisher: P, perform action: @escaping (P.Output) -> Void
        ) -> some View where P.Failure == Never {
            modified(_UncalledClosureModifier(closure: .onReceive))
        }
    }
#else
    /// An object whose properties a view shows.
    ///
    /// Here nothing observes its changes, since a card is drawn from the object's current
    /// properties; so `objectWillChange` is absent without the trait `Combine`.
    public protocol ObservableObject: AnyObject {}

    /// A property of an observable object.
    @propertyWrapper
    public struct Published<Value> {
        /// The value.
        public var wrappedValue: Value

        /// Creates the property with its initial value.
        public init(wrappedValue: Value) {
            self.wrappedValue = wrappedValue
        }

        /// Creates the property with its initial value.
        public init(initialValue: Value) {
            wrappedValue = initialValue
        }
    }

    extension Published: Sendable where Value: Sendable {}
#endif
