public import Foundation

/// The timing of a change.
///
/// A client animates what changed between two drawings of a card with the animation of the views
/// around it. As in widgets (“Animating data updates in widgets and Live Activities”), an animation
/// takes two seconds at most. It runs once.
public struct Animation: Hashable, Sendable {
    /// The greatest duration and delay of a change, in seconds.
    private static let longest = 2.0

    /// The author's timing; the duration of a spring is computed when `timing` is read.
    private var given: ViewNode.Timing

    /// The timing that the client receives, within bounds.
    var timing: ViewNode.Timing {
        var timing = given
        if case .spring(let response, _) = timing.curve {
            // The search begins at the end, since a spring can pass its goal many times. Within
            // `rest` it counts as resting.
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
        // The x coordinates stay within 0…1, since time only moves forward.
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
    /// An animation at constant speed.
    public static let linear = linear(duration: 0.35)
    /// An animation that begins slowly.
    public static let easeIn = easeIn(duration: 0.35)
    /// An animation that ends slowly.
    public static let easeOut = easeOut(duration: 0.35)
    /// An animation that begins and ends slowly.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// Returns an animation at constant speed.
    public static func linear(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0, 0, 1, 1)
    }

    /// Returns an animation that begins slowly.
    public static func easeIn(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0.42, 0, 1, 1)
    }

    /// Returns an animation that ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0, 0, 0.58, 1)
    }

    /// Returns an animation that begins and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(duration: duration, 0.42, 0, 0.58, 1)
    }

    /// Returns an animation along a custom curve.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(duration: duration, p1x, p1y, p2x, p2y)
    }

    // MARK: Springs

    /// A spring animation.
    public static var spring: Animation { spring(duration: 0.5) }
    /// A spring animation that overshoots.
    public static var bouncy: Animation { bouncy() }
    /// A spring animation that doesn't overshoot.
    public static var smooth: Animation { smooth() }
    /// A spring animation that overshoots a little.
    public static var snappy: Animation { snappy() }
    /// A spring animation that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// Returns a spring animation that swings for about a duration in seconds: a bounce of 0
    /// doesn't overshoot, one of 1 never rests.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(
            response: duration, damping: bounce < 0 ? 1 / max(1 + bounce, 0.1) : 1 - bounce)
    }

    /// Returns a spring animation.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(response: response, damping: dampingFraction)
    }

    /// Returns a spring animation that overshoots.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a spring animation that doesn't overshoot.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring animation that overshoots a little.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring animation that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(response: response, damping: dampingFraction)
    }

    /// Returns an animation of a spring with a mass.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let pull = (max(stiffness, 0) * max(mass, 0)).squareRoot()
        guard pull > 0 else { return Animation(response: 0, damping: 1) }
        return Animation(
            response: 2 * .pi * (mass / stiffness).squareRoot(), damping: damping / (2 * pull))
    }

    // MARK: Changes

    /// Returns the animation after a delay.
    public func delay(_ delay: TimeInterval) -> Animation {
        changed(self) { $0.given.delay += delay }
    }

    /// Returns the animation at another speed; its delays change, too.
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

    /// Returns the animation unchanged; a change in a card runs once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

    /// Returns the animation unchanged; a change in a card runs once.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension View {
    /// Sets the timing of all changes inside; without an animation they are immediate.
    @available(
        iOS, introduced: 13.0, deprecated: 15.0,
        message: "Use withAnimation or animation(_:value:) instead."
    )
    nonisolated public consuming func animation(_ animation: Animation?) -> some View {
        attribute(.timing(animation?.timing ?? .none))
    }

    /// Sets the timing of changes inside; without an animation they are immediate.
    ///
    /// Apple's implementation applies it when the value changes. A client compares the old and the
    /// new drawing and doesn't see the value, so other changes inside have this timing, too.
    nonisolated public consuming func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View {
        attribute(.timing(animation?.timing ?? .none))
    }

    /// Sets the timing of changes by some modifiers, and of changes inside.
    nonisolated public consuming func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(view: self)).attribute(.timing(animation?.timing ?? .none))
    }
}
