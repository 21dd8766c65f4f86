#if Combine
    // With the trait, both are Combine's, as on Apple's platforms: a file that imports SwiftUI and
    // Combine sees one declaration of each.
    @_exported public import OpenCombine
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
