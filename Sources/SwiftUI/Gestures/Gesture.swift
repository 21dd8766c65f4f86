public import Foundation

/// A movement of a finger, which a card doesn't follow.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The value that the movement gives.
    associatedtype Value
    /// The type of what the gesture is made of.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture without parts.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    /// Not to be read: there is nothing inside.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A gesture with a closure, which nothing in a card performs.
public nonisolated struct _GestureWithClosure<Value>: _PrimitiveGesture {}

extension Gesture {
    /// Adds a closure for the end of the movement.
    nonisolated public func onEnded(
        _ action: @escaping (Self.Value) -> Void
    ) -> _GestureWithClosure<Value> {
        _GestureWithClosure()
    }

    /// Adds a closure for changes of the movement.
    nonisolated public func onChanged(
        _ action: @escaping (Self.Value) -> Void
    ) -> _GestureWithClosure<Value> where Value: Equatable {
        _GestureWithClosure()
    }

    /// Adds a closure that keeps a state while the movement goes on.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> _GestureWithClosure<Value> {
        _GestureWithClosure()
    }
}

/// One tap or several.
public nonisolated struct TapGesture: _PrimitiveGesture, Sendable {
    public typealias Value = ()

    /// The number of taps.
    public var count: Int

    /// Creates the gesture.
    public init(count: Int = 1) {
        self.count = count
    }
}

/// One tap or several, with their place.
public nonisolated struct SpatialTapGesture: _PrimitiveGesture {
    /// The taps.
    public struct Value: Equatable, Sendable {
        /// The place of the first tap.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The space in which the place counts.
    public var coordinateSpace: CoordinateSpace

    /// Creates the gesture.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

/// A long press.
public nonisolated struct LongPressGesture: _PrimitiveGesture, Sendable {
    public typealias Value = Bool

    /// How long the press takes.
    public var minimumDuration: Double
    /// How far the finger may move.
    public var maximumDistance: CGFloat

    /// Creates the gesture.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A movement across a view.
public nonisolated struct DragGesture: _PrimitiveGesture {
    /// The movement so far.
    public struct Value: Equatable, Sendable {
        /// The time of the last change.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where the finger was.
        public var startLocation: CGPoint

        /// How far the finger has come.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// How fast the finger moves, in points for each second.
        public var velocity: CGSize
        /// Where the finger would come to rest.
        public var predictedEndLocation: CGPoint

        /// How far the finger would come.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The distance from which on a movement is one.
    public var minimumDistance: CGFloat

    /// The space in which its places count.
    public var coordinateSpace: CoordinateSpace

    /// Creates the gesture.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates the gesture.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

/// Two fingers that part or meet.
public nonisolated struct MagnifyGesture: _PrimitiveGesture, Sendable {
    /// The movement so far.
    public struct Value: Equatable, Sendable {
        /// The time of the last change.
        public var time: Date
        /// The factor.
        public var magnification: CGFloat
        /// How fast the factor changes, for each second.
        public var velocity: CGFloat
        /// The part of the view at which the movement began.
        public var startAnchor: UnitPoint
        /// The place at which the movement began.
        public var startLocation: CGPoint
    }

    /// The factor from which on a movement is one.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: _PrimitiveGesture, Sendable {
    /// The movement so far.
    public struct Value: Equatable, Sendable {
        /// The time of the last change.
        public var time: Date
        /// The angle.
        public var rotation: Angle
        /// How fast the angle changes, for each second.
        public var velocity: Angle
        /// The part of the view at which the movement began.
        public var startAnchor: UnitPoint
        /// The place at which the movement began.
        public var startLocation: CGPoint
    }

    /// The angle from which on a movement is one.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

/// Two fingers that part or meet, by its older name.
public nonisolated struct MagnificationGesture: _PrimitiveGesture, Sendable {
    public typealias Value = CGFloat

    /// The factor from which on a movement is one.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

/// Two fingers that turn, by its older name.
public nonisolated struct RotationGesture: _PrimitiveGesture, Sendable {
    public typealias Value = Angle

    /// The angle from which on a movement is one.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}
