public import Foundation

/// A sequence of values and the paths between them.
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of the content.
    associatedtype Body: KeyframeTrackContent

    /// The content, composed of other content.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the steps, for the system; an extension provides it for custom content.
    func _addSteps(to steps: inout _KeyframeSteps<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the steps of the body.
    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        body._addSteps(to: &steps)
    }
}

/// The sequence of values while it is collected.
public struct _KeyframeSteps<Value: Animatable>: PrimitiveKeyframeTrackContent {
    var all: [KeyframeStep<Value.AnimatableData>] = []

    init(_ parts: [any KeyframeTrackContent<Value>] = []) {
        for part in parts { part._addSteps(to: &self) }
    }

    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        steps.all += all
    }
}

/// Content without a body.
protocol PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframeTrackContent {
    /// The content itself.
    public var body: Self { self }
}

/// Content of one value and the path to it.
protocol SingleKeyframe: PrimitiveKeyframeTrackContent {
    var step: KeyframeStep<Value.AnimatableData> { get }
}

extension SingleKeyframe {
    /// Adds the path to the value.
    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        steps.all.append(step)
    }
}

/// A value that is reached along a straight line.
public struct LinearKeyframe<Value: Animatable>: SingleKeyframe {
    let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe that is reached in a duration in seconds, at the speed of a curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to.animatableData, seconds: duration, timingCurve)
    }
}

/// A value that is reached along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: SingleKeyframe {
    let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe that is reached in a duration in seconds.
    ///
    /// Without velocities, the curve begins with the velocity at the end of the previous keyframe,
    /// and ends with the velocity at the beginning of the next; between two curves, it follows the
    /// direction from the previous value to the next.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {
        step = .cubic(
            to.animatableData, seconds: duration, start: startVelocity?.animatableData,
            end: endVelocity?.animatableData)
    }
}

/// A value to which a spring pulls.
public struct SpringKeyframe<Value: Animatable>: SingleKeyframe {
    let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe to which a spring pulls for a duration in seconds, or until it rests.
    ///
    /// The next keyframe begins where the spring is then.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        step = .spring(
            to.animatableData, seconds: duration, spring, start: startVelocity?.animatableData)
    }
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: SingleKeyframe {
    let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe that takes no time.
    public init(_ to: Value) {
        step = .move(to.animatableData)
    }
}

/// A builder that collects the keyframes of a closure in order.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable>: _KeyframeTrackBuilding {
    /// Builds content from no keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        _KeyframeSteps<Value>()
    }
}

/// A builder of keyframes of one track.
public protocol _KeyframeTrackBuilding {
    /// The type of the values.
    associatedtype Value: Animatable
}

extension _KeyframeTrackBuilding {
    /// Builds content from an expression.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value {
        expression
    }

    /// Builds content from the first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
    where K.Value == Value {
        first
    }

    /// Builds content from the preceding content and the next keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSteps([accumulated, next])
    }

    /// Builds the content of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeSteps(components)
    }

    /// Builds the content of the first branch.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSteps<Value> {
        _KeyframeSteps([component])
    }

    /// Builds the content of the second branch.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSteps<Value> {
        _KeyframeSteps([component])
    }
}
