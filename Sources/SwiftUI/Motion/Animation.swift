public import Foundation

/// How a change takes its time.
///
/// In a card a renderer animates what changed between two drawings by itself, in its own time: an
/// animation says that something may move, and nothing more.
public struct Animation: Equatable, Sendable {
    private var duration: TimeInterval

    private init(duration: TimeInterval) {
        self.duration = duration
    }

    /// The usual animation.
    public static let `default` = Animation(duration: 0.35)
    /// At one speed.
    public static let linear = Animation(duration: 0.35)
    /// Slowly at first.
    public static let easeIn = Animation(duration: 0.35)
    /// Slowly at last.
    public static let easeOut = Animation(duration: 0.35)
    /// Slowly at first and at last.
    public static let easeInOut = Animation(duration: 0.35)
    /// As a spring.
    public static var spring: Animation { Animation(duration: 0.5) }
    /// As a spring that overshoots.
    public static var bouncy: Animation { Animation(duration: 0.5) }
    /// As a spring that doesn't overshoot.
    public static var smooth: Animation { Animation(duration: 0.5) }
    /// As a spring that overshoots a little.
    public static var snappy: Animation { Animation(duration: 0.5) }
    /// As a spring that follows a finger.
    public static var interactiveSpring: Animation { Animation(duration: 0.15) }

    /// At one speed.
    public static func linear(duration: TimeInterval) -> Animation { Animation(duration: duration) }

    /// Slowly at first.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(duration: duration) }

    /// Slowly at last.
    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation(duration: duration)
    }

    /// Slowly at first and at last.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(duration: duration)
    }

    /// Along a curve of one's own.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(duration: duration)
    }

    /// As a spring.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(duration: duration)
    }

    /// As a spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(duration: response)
    }

    /// As a spring that overshoots.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        Animation(duration: duration)
    }

    /// As a spring that doesn't overshoot.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        Animation(duration: duration)
    }

    /// As a spring that overshoots a little.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0.0
    ) -> Animation {
        Animation(duration: duration)
    }

    /// As a spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(duration: response)
    }

    /// As a spring of a mass.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(duration: 0.5)
    }

    /// The animation after a pause.
    public func delay(_ delay: TimeInterval) -> Animation { self }

    /// The animation at another speed.
    public func speed(_ speed: Double) -> Animation {
        Animation(duration: speed > 0 ? duration / speed : duration)
    }

    /// The animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

    /// The animation for ever.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The circumstances of a change.
public struct Transaction {
    /// The animation of the change.
    public var animation: Animation?
    /// True if nothing may be animated.
    public var disablesAnimations = false
    /// True if the change is one of several while a finger moves.
    public var isContinuous = false

    /// Creates circumstances.
    public init() {}

    /// Creates circumstances with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Runs code whose changes may be animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs code whose changes may be animated; the second closure runs at once after the first.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Runs code in some circumstances.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    /// When it has nearly come to rest.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logically")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}
