// Gestures composed of others, which a card doesn't recognize either.

/// A gesture followed by another one.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The state of the gestures.
    public enum Value {
        /// The first gesture hasn't ended.
        case first(First.Value)
        /// The first gesture has ended, and the second has begun or not.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture that follows.
    public var second: Second

    /// Creates the gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two simultaneous gestures.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The state of the gestures.
    public struct Value {
        /// The value of the first gesture, if it has begun.
        public var first: First.Value?
        /// The value of the second gesture, if it has begun.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates the gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures; the first takes precedence.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The state of the gestures.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    /// The gesture that takes precedence.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Creates the gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Returns this gesture followed by another.
    nonisolated public func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns this gesture and another at the same time.
    nonisolated public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Returns this gesture, or another one if this one fails.
    nonisolated public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Returns the gesture with its value converted.
    nonisolated public func map<T>(
        _ body: @escaping (Self.Value) -> T
    ) -> _GestureWithClosure<T> {
        _GestureWithClosure()
    }
}
