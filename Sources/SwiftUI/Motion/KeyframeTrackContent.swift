public import Foundation

/// Values that something has one after another, and the ways between them.
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value: Animatable = Self.Body.Value
    /// The type of the content.
    associatedtype Body: KeyframeTrackContent

    /// The content, made of other content.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the steps, for the system; content of one's own has it from an extension.
    func _addSteps(to steps: inout _KeyframeSteps<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the steps that the content is made of.
    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        body._addSteps(to: &steps)
    }
}

/// Values one after another, as they are collected.
public struct _KeyframeSteps<Value: Animatable>: PrimitiveKeyframeTrackContent {
    var all: [KeyframeStep<Value.AnimatableData>] = []

    init() {}

    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        steps.all += all
    }
}

/// Content that is made of nothing else.
protocol PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframeTrackContent {
    /// The content itself.
    public var body: Self { self }
}

/// A value that is reached along a line.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe that is reached in some seconds, at a speed that a curve gives.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = .linear(to.animatableData, seconds: duration, timingCurve)
    }

    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        steps.all.append(step)
    }
}

/// A value that is reached along a curve without corners.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe that is reached in some seconds.
    ///
    /// Without velocities the curve goes on as what is before it ends, and ends as what is after it begins;
    /// between two curves it has the direction from the value before to the one after.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {
        step = .cubic(
            to.animatableData, seconds: duration, start: startVelocity?.animatableData,
            end: endVelocity?.animatableData)
    }

    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        steps.all.append(step)
    }
}

/// A value to which a spring pulls.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe to which a spring pulls for some seconds, or until it rests.
    ///
    /// The next keyframe begins where the spring is by then.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        step = .spring(
            to.animatableData, seconds: duration, spring, start: startVelocity?.animatableData)
    }

    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        steps.all.append(step)
    }
}

/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
    private let step: KeyframeStep<Value.AnimatableData>

    /// Creates a keyframe that takes no time.
    public init(_ to: Value) {
        step = .move(to.animatableData)
    }

    public func _addSteps(to steps: inout _KeyframeSteps<Value>) {
        steps.all.append(step)
    }
}

/// Collects the keyframes that stand one after another in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes content as it stands.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value {
        expression
    }

    /// Builds content from no keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        _KeyframeSteps<Value>()
    }

    /// Builds content from the first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
    where K.Value == Value {
        first
    }

    /// Builds content from what there is and the next keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        var steps = _KeyframeSteps<Value>()
        accumulated._addSteps(to: &steps)
        next._addSteps(to: &steps)
        return steps
    }

    /// Builds the content of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        var steps = _KeyframeSteps<Value>()
        for component in components { component._addSteps(to: &steps) }
        return steps
    }

    /// Builds the content of the first branch.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSteps<Value> {
        var steps = _KeyframeSteps<Value>()
        component._addSteps(to: &steps)
        return steps
    }

    /// Builds the content of the second branch.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSteps<Value> {
        var steps = _KeyframeSteps<Value>()
        component._addSteps(to: &steps)
        return steps
    }
}
