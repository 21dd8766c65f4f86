public import Foundation

/// A gesture, which a card doesn't recognize.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The gesture's value.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture without parts.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    /// Never read: there is nothing inside.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A gesture with a closure, which a card never runs.
public nonisolated struct _GestureWithClosure<Value>: _PrimitiveGesture {}

extension Gesture {
    /// Adds a closure for the end of the gesture.
    nonisolated public func onEnded(
        _ action: @escaping (Self.Value) -> Void
    ) -> _GestureWithClosure<Value> {
        _GestureWithClosure()
    }

    /// Adds a closure for changes of the gesture.
    nonisolated public func onChanged(
        _ action: @escaping (Self.Value) -> Void
    ) -> _GestureWithClosure<Value> where Value: Equatable {
        _GestureWithClosure()
    }

    /// Adds a closure that updates a state during the gesture.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> _GestureWithClosure<Value> {
        _GestureWithClosure()
    }
}

/// One or several taps.
public nonisolated struct TapGesture: _PrimitiveGesture, Sendable {
    public typealias Value = ()

    /// The number of taps.
    public var count: Int

    /// Creates the gesture.
    public init(count: Int = 1) {
        self.count = count
    }
}

/// One or several taps, with their location.
public nonisolated struct SpatialTapGesture: _PrimitiveGesture {
    /// The taps.
    public struct Value: Equatable, Sendable {
        /// The location of the first tap.
        public var location: CGPoint
    }

    /// The number of taps.
    public var count: Int
    /// The coordinate space of the location.
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

    /// The least duration of the press, in seconds.
    public var minimumDuration: Double
    /// The greatest distance that the finger may move.
    public var maximumDistance: CGFloat

    /// Creates the gesture.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A drag across a view.
public nonisolated struct DragGesture: _PrimitiveGesture {
    /// The current state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the last change.
        public var time: Date
        /// The location of the finger.
        public var location: CGPoint
        /// The location at which the drag began.
        public var startLocation: CGPoint

        /// The distance from the start.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The velocity of the finger, in points per second.
        public var velocity: CGSize
        /// The predicted location of the drag's end.
        public var predictedEndLocation: CGPoint

        /// The predicted distance at the drag's end.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The least distance of a drag.
    public var minimumDistance: CGFloat

    /// The coordinate space of the locations.
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

/// A pinch of two fingers.
public nonisolated struct MagnifyGesture: _PrimitiveGesture, Sendable {
    /// The current state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the last change.
        public var time: Date
        /// The factor of magnification.
        public var magnification: CGFloat
        /// The velocity of the factor, per second.
        public var velocity: CGFloat
        /// The anchor in the view at which the gesture began.
        public var startAnchor: UnitPoint
        /// The location at which the gesture began.
        public var startLocation: CGPoint
    }

    /// The least change of the factor.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

/// A rotation of two fingers.
public nonisolated struct RotateGesture: _PrimitiveGesture, Sendable {
    /// The current state of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the last change.
        public var time: Date
        /// The angle.
        public var rotation: Angle
        /// The velocity of the angle, per second.
        public var velocity: Angle
        /// The anchor in the view at which the gesture began.
        public var startAnchor: UnitPoint
        /// The location at which the gesture began.
        public var startLocation: CGPoint
    }

    /// The least change of the angle.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

/// A pinch of two fingers, by its former name.
public nonisolated struct MagnificationGesture: _PrimitiveGesture, Sendable {
    public typealias Value = CGFloat

    /// The least change of the factor.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

/// A rotation of two fingers, by its former name.
public nonisolated struct RotationGesture: _PrimitiveGesture, Sendable {
    public typealias Value = Angle

    /// The least change of the angle.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}
