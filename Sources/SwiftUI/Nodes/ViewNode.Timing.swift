import Foundation

extension ViewNode {
    /// The duration and curve of an element's animation.
    public struct Timing: Sendable, Codable, Hashable {
        /// The progress of an animation over time.
        public enum Curve: Sendable, Codable, Hashable {
            /// A Bézier curve from (0, 0) to (1, 1) with two control points.
            case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
            /// A spring whose undamped period is a number of seconds; with a damping of 1 it comes
            /// to rest without overshooting.
            case spring(response: Double, damping: Double)
        }

        /// The seconds from the beginning to the end; for a spring, until it comes to rest.
        public var duration: Double
        /// The progress of the animation over time.
        public var curve: Curve
        /// The seconds before the beginning.
        public var delay: Double

        /// Creates a timing.
        public init(duration: Double, curve: Curve, delay: Double = 0) {
            self.duration = duration
            self.curve = curve
            self.delay = delay
        }

        /// The timing without animation.
        public static let none = Timing(duration: 0, curve: .linear)
    }
}

extension ViewNode.Timing.Curve {
    /// The curve of constant speed.
    public static let linear = Self.bezier(x1: 0, y1: 0, x2: 1, y2: 1)

    /// Returns the progress of a spring after some seconds, from 0 to 1; `nil` for another curve.
    public func springProgress(after seconds: Double) -> Double? {
        guard case .spring(let response, let damping) = self else { return nil }
        guard response > 0 else { return 1 }
        let frequency = 2 * Double.pi / response
        let decay = exp(-damping * frequency * seconds)
        if damping < 1 {
            let swing = frequency * (1 - damping * damping).squareRoot()
            return 1 - decay
                * (cos(swing * seconds) + damping * frequency / swing * sin(swing * seconds))
        }
        if damping == 1 { return 1 - decay * (1 + frequency * seconds) }
        let root = (damping * damping - 1).squareRoot()
        let (slow, fast) = (frequency * (damping - root), frequency * (damping + root))
        return 1 - (fast * exp(-slow * seconds) - slow * exp(-fast * seconds)) / (fast - slow)
    }
}
