public import Foundation

/// A spring that pulls a value to a goal.
public struct Spring: Hashable, Sendable {
    /// The duration of an undamped swing, in seconds.
    public let response: Double
    /// The damping relative to the least damping without overshoot.
    public let dampingRatio: Double
    /// The mass of the object that the spring pulls.
    public let mass: Double

    private init(response: Double, dampingRatio: Double, mass: Double) {
        // A spring without a positive mass, stiffness or duration is at its goal at once, or
        // doesn't overshoot.
        self.response = response.isFinite ? max(response, 0) : 0
        self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0), 1000) : 1
        self.mass = mass.isFinite && mass > 0 ? mass : 1
    }

    /// Creates a spring that swings for about a duration in seconds: a bounce of 0 doesn't
    /// overshoot, one of 1 never rests.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(
            response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce,
            mass: 1)
    }

    /// Creates a spring from its response and its damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// Creates a spring from its forces.
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

    /// Returns a spring that doesn't overshoot, except for an extra bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring that overshoots a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring that overshoots.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The perceived duration of the spring.
    public var duration: TimeInterval { response }

    /// The overshoot of the spring: 0 for none, 1 for the whole distance.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The stiffness of the spring.
    public var stiffness: Double { mass * frequency * frequency }

    /// The damping of the spring.
    public var damping: Double { 2 * dampingRatio * mass * frequency }

    /// The angular frequency, in radians per second.
    private var frequency: Double { response > 0 ? 2 * .pi / response : 0 }
}

// MARK: - Motion

extension Spring {
    /// The time in seconds until a value that is pulled from 0 to 1 rests, to a thousandth.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Returns the time in seconds until a value that is pulled from zero to a goal stays within
    /// `epsilon`; a day if it never rests.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let (way, speed) = (
            target.magnitudeSquared.squareRoot(), initialVelocity.magnitudeSquared.squareRoot()
        )
        let longest = 86_400.0
        // Returns the greatest distance of the value from its goal, in either direction.
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

    /// Returns the value some seconds after it was pulled from zero to a goal.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let place = motion(after: time).place
        return target - target.scaled(by: place.way) + initialVelocity.scaled(by: place.speed)
    }

    /// Returns the velocity some seconds after a value was pulled from zero to a goal.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let velocity = motion(after: time).velocity
        return initialVelocity.scaled(by: velocity.speed) - target.scaled(by: velocity.way)
    }

    /// Advances a value and its velocity by some seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = velocity
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
        value += self.value(target: way, initialVelocity: start, time: deltaTime)
    }

    /// Returns the force that pulls a value to its goal.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the value some seconds after it was pulled from one value to another.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var value = fromValue
        value.animatableData += self.value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// Returns the velocity some seconds after a value was pulled from one value to another.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var velocity = fromValue
        velocity.animatableData = self.velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return velocity
    }

    /// Returns the shares of the initial distance and velocity in the current ones.
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
        // The slow rate is computed as a quotient, since a difference would lose precision.
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
    /// Returns the value multiplied by a factor.
    func scaled(by factor: Double) -> Self {
        changed(self) { $0.scale(by: factor) }
    }
}

extension Animation {
    /// Returns a spring animation.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        .spring(response: spring.response, dampingFraction: spring.dampingRatio)
    }
}
