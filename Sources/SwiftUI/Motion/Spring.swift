public import Foundation

/// A spring that pulls a value to a goal.
public struct Spring: Hashable, Sendable {
    /// The seconds in which the spring swings once if nothing dampens it.
    public let response: Double
    /// The share of the drag that just keeps the spring from overshooting.
    public let dampingRatio: Double
    /// The mass of what the spring pulls.
    public let mass: Double

    private init(response: Double, dampingRatio: Double, mass: Double) {
        // A spring without a positive mass, stiffness or duration is one that is there at once, or that doesn't overshoot.
        self.response = response.isFinite ? max(response, 0) : 0
        self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0), 1000) : 1
        self.mass = mass.isFinite && mass > 0 ? mass : 1
    }

    /// Creates a spring that swings for about some seconds: a bounce of 0 doesn't overshoot, one of 1
    /// never rests.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(
            response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce,
            mass: 1)
    }

    /// Creates a spring by how long it swings and how it is dampened.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// Creates a spring by the forces in it.
    public init(
        mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi / (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring that doesn't overshoot.
    public static var smooth: Spring { smooth() }
    /// A spring that overshoots a little.
    public static var snappy: Spring { snappy() }
    /// A spring that overshoots.
    public static var bouncy: Spring { bouncy() }

    /// A spring that doesn't overshoot, but for an extra bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that overshoots a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that overshoots.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The pace of the spring.
    public var duration: TimeInterval { response }

    /// How far the spring overshoots: 0 not at all, 1 as far as it came from.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// How hard the spring pulls.
    public var stiffness: Double { mass * frequency * frequency }

    /// How much drag there is.
    public var damping: Double { 2 * dampingRatio * mass * frequency }

    /// Radians in a second.
    private var frequency: Double { response > 0 ? 2 * .pi / response : 0 }
}

// MARK: - Motion

extension Spring {
    /// The seconds after which a value that was pulled from 0 to 1 rests, to a thousandth.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The seconds after which a value that was pulled from nothing to a goal stays as near to it as
    /// `epsilon`; a day for one that never rests.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let (way, speed) = (
            target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot()
        )
        let longest = 86_400.0
        // The farthest that the value may be from its goal, whichever way it swings.
        func reach(_ seconds: Double) -> Double {
            let decay = exp(-min(dampingRatio, 1) * frequency * seconds)
            if dampingRatio < 1 {
                let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
                let across = (speed + dampingRatio * frequency * way) / swing
                return decay * (way * way + across * across).squareRoot()
            }
            let motion = motion(after: seconds)
            return abs(motion.place.way) * way + abs(motion.place.speed) * speed
        }
        guard response > 0, epsilon > 0, way.isFinite, speed.isFinite else { return 0 }
        var high = response
        while reach(high) > epsilon, high < longest { high *= 2 }
        if high >= longest { return longest }
        var low = 0.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if reach(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// The value some seconds after it was pulled from nothing to a goal.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let place = motion(after: time).place
        return target - target.scaled(by: place.way) + initialVelocity.scaled(by: place.speed)
    }

    /// The velocity some seconds after a value was pulled from nothing to a goal.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let velocity = motion(after: time).velocity
        return initialVelocity.scaled(by: velocity.speed) - target.scaled(by: velocity.way)
    }

    /// Lets a value and its velocity go on for some seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = velocity
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
        value += self.value(target: way, initialVelocity: start, time: deltaTime)
    }

    /// The force with which a value is pulled to its goal.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The value some seconds after it was pulled from one to another.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var value = fromValue
        value.animatableData += self.value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// The velocity some seconds after a value was pulled from one to another.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var velocity = fromValue
        velocity.animatableData = self.velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return velocity
    }

    /// The shares that the way and the speed at first have in the distance from the goal, and in the velocity.
    private func motion(
        after seconds: Double
    ) -> (place: (way: Double, speed: Double), velocity: (way: Double, speed: Double)) {
        guard response > 0, !seconds.isNaN else { return ((0, 0), (0, 0)) }
        let seconds = min(max(seconds, 0), 1e9)
        let (frequency, ratio) = (frequency, dampingRatio)
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * seconds)
            let (cosine, sine) = (cos(swing * seconds), sin(swing * seconds))
            let lag = ratio * frequency / swing
            return (
                (decay * (cosine + lag * sine), decay * sine / swing),
                (-decay * frequency * frequency / swing * sine, decay * (cosine - lag * sine))
            )
        }
        if ratio == 1 {
            let decay = exp(-frequency * seconds)
            return (
                (decay * (1 + frequency * seconds), decay * seconds),
                (-decay * frequency * frequency * seconds, decay * (1 - frequency * seconds))
            )
        }
        let root = (ratio * ratio - 1).squareRoot()
        // The slow rate as a quotient, since the difference would lose its digits.
        let fast = frequency * (ratio + root)
        let slow = frequency * frequency / fast
        let (late, early) = (exp(-slow * seconds), exp(-fast * seconds))
        return (
            ((fast * late - slow * early) / (fast - slow), (late - early) / (fast - slow)),
            (
                slow * fast * (early - late) / (fast - slow),
                (fast * early - slow * late) / (fast - slow)
            )
        )
    }
}

extension VectorArithmetic {
    /// The value several times.
    func scaled(by factor: Double) -> Self {
        changed(self) { $0.scale(by: factor) }
    }
}

extension Animation {
    /// As a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        .spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }
}
