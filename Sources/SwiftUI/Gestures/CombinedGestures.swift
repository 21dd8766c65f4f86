// Gestures made of others, which a card doesn't follow either.

/// A gesture that follows another one.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The movement so far.
    public enum Value {
        /// The first gesture isn't over.
        case first(First.Value)
        /// The first gesture is over, and the second has begun or not.
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

/// Two gestures at a time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The movement so far.
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

/// One of two gestures, the first if both could be.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The movement so far.
    public enum Value {
        /// It is the first gesture.
        case first(First.Value)
        /// It is the second gesture.
        case second(Second.Value)
    }

    /// The gesture that goes before.
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
    /// Lets another gesture follow.
    nonisolated public func sequenced<Other: Gesture>(
        before other: Other
    ) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Lets another gesture go on at the same time.
    nonisolated public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Lets another gesture go on if this one doesn't.
    nonisolated public func exclusively<Other: Gesture>(
        before other: Other
    ) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Gives another value.
    nonisolated public func map<T>(
        _ body: @escaping (Self.Value) -> T
    ) -> _GestureWithClosure<T> {
        _GestureWithClosure()
    }
}
