public import Foundation

/// How a change takes its time.
///
/// A client moves what changed between two drawings of a card with the animation of the views around
/// it. As in widgets (“Animating data updates in widgets and Live Activities”), an animation takes two
/// seconds at most. It runs once.
public struct Animation: Hashable, Sendable {
    /// The most seconds that a change takes, and that it waits.
    private static let longest = 2.0

    /// As its author describes it; of a spring the duration is found where it is told.
    private var given: ViewNode.Timing

    /// As a client is told it, within bounds.
    var timing: ViewNode.Timing {
        var timing = given
        if case .spring(let response, _) = timing.curve {
            // From the end, since a spring may pass its goal many times. So near it counts as resting.
            let (step, rest) = (1.0 / 60, 0.005)
            let last = stride(from: Self.longest, to: 0, by: -step).first { seconds in
                abs(1 - (timing.curve.springProgress(after: seconds) ?? 1)) > rest
            }
            timing.duration = response > 0 ? (last ?? 0) + step : 0
        }
        timing.duration = Self.bounded(timing.duration)
        timing.delay = Self.bounded(timing.delay)
        return timing
    }

    private init(
        duration: TimeInterval = 0.35, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) {
        // What a Bézier curve lacks can't be drawn: time goes forward.
        given = .init(
            duration: duration,
            curve: .bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2))
    }

    private init(response: Double, damping: Double) {
        given = .init(
            duration: 0,
            curve: .spring(
                response: response.isFinite ? max(response, 0) : 0,
                damping: damping.isFinite ? min(max(damping, 0), 10) : 1))
    }

    private static func bounded(_ seconds: Double) -> Double {
        seconds.isFinite ? min(max(seconds, 0), longest) : 0
    }

    // MARK: Curves

    /// The usual animation: a spring that doesn't overshoot.
    public static let `default` = Animation(response: 0.55, damping: 1)
    /// At one speed.
    public static let linear = linear(duration: 0.35)
    /// Slowly at first.
    public static let easeIn = easeIn(duration: 0.35)
    /// Slowly at last.
    public static let easeOut = easeOut(duration: 0.35)
    /// Slowly at first and at last.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// At one speed.
    public static func linear(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0, 0, 1, 1)
    }

    /// Slowly at first.
    public static func easeIn(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0.42, 0, 1, 1)
    }

    /// Slowly at last.
    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0, 0, 0.58, 1)
    }

    /// Slowly at first and at last.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0.42, 0, 0.58, 1)
    }

    /// Along a curve of one's own.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(duration: duration, p1x, p1y, p2x, p2y)
    }

    // MARK: Springs

    /// As a spring.
    public static var spring: Animation { spring(duration: 0.5) }
    /// As a spring that overshoots.
    public static var bouncy: Animation { bouncy() }
    /// As a spring that doesn't overshoot.
    public static var smooth: Animation { smooth() }
    /// As a spring that overshoots a little.
    public static var snappy: Animation { snappy() }
    /// As a spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// As a spring that swings for about some seconds: a bounce of 0 doesn't overshoot, one of 1
    /// never rests.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            response: duration, damping: bounce < 0 ? 1 / max(1 + bounce, 0.1) : 1 - bounce)
    }

    /// As a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(response: response, damping: dampingFraction)
    }

    /// As a spring that overshoots.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// As a spring that doesn't overshoot.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// As a spring that overshoots a little.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// As a spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(response: response, damping: dampingFraction)
    }

    /// As a spring of a mass.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let pull = (max(stiffness, 0) * max(mass, 0)).squareRoot()
        guard pull > 0 else { return Animation(response: 0, damping: 1) }
        return Animation(
            response: 2 * .pi * (mass / stiffness).squareRoot(), damping: damping / (2 * pull))
    }

    // MARK: Changes

    /// The animation after a pause.
    public func delay(_ delay: TimeInterval) -> Animation {
        changed(self) { $0.given.delay += delay }
    }

    /// The animation at another speed, with the pauses that it has.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        var animation = self
        animation.given.duration /= speed
        animation.given.delay /= speed
        if case .spring(let response, let damping) = given.curve {
            animation.given.curve = .spring(response: response / speed, damping: damping)
        }
        return animation
    }

    /// The animation; what changes in a card changes once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

    /// The animation; what changes in a card changes once.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension View {
    /// Sets how all changes inside take their time; without an animation they come at once.
    @available(
        iOS, introduced: 13.0, deprecated: 15.0,
        message: "Use withAnimation or animation(_:value:) instead."
    )
    nonisolated public consuming func animation(_ animation: Animation?) -> some View {
        attribute(.timing(animation?.timing ?? .none))
    }

    /// Sets how changes inside take their time; without an animation they come at once.
    ///
    /// Apple's applies it when the value changes. A client sees what was drawn before and is drawn
    /// now, and not the value: other changes inside take the same time.
    nonisolated public consuming func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        attribute(.timing(animation?.timing ?? .none))
    }

    /// Sets how changes by some modifiers, and inside, take their time.
    nonisolated public consuming func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: self)).attribute(.timing(animation?.timing ?? .none))
    }
}
