public import Foundation

/// A function from the fraction of time, 0…1, to the fraction of progress.
public struct UnitCurve: Hashable, Sendable {
    fileprivate enum Form: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
    }

    fileprivate let form: Form
    /// True if the curve maps progress to time instead.
    fileprivate var isInverse = false

    fileprivate init(_ form: Form) {
        self.form = form
    }

    /// Returns a Bézier curve from (0, 0) to (1, 1); time moves forward regardless of the points.
    public static func bezier(
        startControlPoint: UnitPoint, endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(
            .bezier(
                x1: Double(startControlPoint.x).clampedToUnit,
                y1: Double(startControlPoint.y).orZero,
                x2: Double(endControlPoint.x).clampedToUnit, y2: Double(endControlPoint.y).orZero))
    }

    /// A curve of constant speed.
    public static let linear = UnitCurve(.bezier(x1: 0, y1: 0, x2: 1, y2: 1))
    /// A curve that begins slowly.
    public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    /// A curve that begins and ends slowly.
    public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    /// A curve that begins slowly, along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A curve that ends slowly, along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// A curve that begins and ends slowly, along two quarters of circles.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The inverse curve, which maps progress to time.
    public var inverse: UnitCurve { changed(self) { $0.isInverse.toggle() } }

    /// Returns the progress at a fraction of time.
    public func value(at progress: Double) -> Double {
        let progress = progress.clampedToUnit
        return isInverse ? form.time(at: progress) : form.value(at: progress)
    }

    /// Returns the velocity at a fraction of time, relative to constant speed.
    public func velocity(at progress: Double) -> Double {
        let progress = progress.clampedToUnit
        // Near the ends, the derivative is taken from one side.
        let step = 1e-5
        let (before, after) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: after) - value(at: before)) / (after - before)
    }
}

extension UnitCurve.Form {
    /// Returns the curve's value at a time.
    fileprivate func value(at time: Double) -> Double {
        switch self {
        case .bezier(let x1, let y1, let x2, let y2):
            if x1 == y1, x2 == y2 { return time }
            return Self.bezier(y1, y2, at: Self.parameter { Self.bezier(x1, x2, at: $0) - time })
        case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
        case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularEaseInOut:
            let (early, late) = (2 * time, 2 - 2 * time)
            return time < 0.5
                ? (1 - (1 - early * early).squareRoot()) / 2
                : (1 + (1 - late * late).squareRoot()) / 2
        }
    }

    /// Returns the time at which the curve has a value; one of them if there are several.
    fileprivate func time(at value: Double) -> Double {
        if case .bezier(let x1, let y1, let x2, let y2) = self {
            return Self.bezier(x1, x2, at: Self.parameter { Self.bezier(y1, y2, at: $0) - value })
        }
        return Self.parameter { self.value(at: $0) - value }
    }

    /// Returns one coordinate of a Bézier curve from 0 to 1.
    private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }

    /// Returns the zero of a function that grows from below zero to above it.
    private static func parameter(_ function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if function(middle) < 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension Double {
    /// The number itself, or 0 if it isn't finite.
    fileprivate var orZero: Double { isFinite ? self : 0 }
}

extension Animation {
    /// Returns an animation along a custom curve.
    ///
    /// A client supports Bézier curves: circles are approximated by the closest of these, and an
    /// inverse curve by a straight line.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        switch (curve.form, curve.isInverse) {
        case (.bezier(let x1, let y1, let x2, let y2), false):
            timingCurve(x1, y1, x2, y2, duration: duration)
        case (.bezier(let x1, let y1, let x2, let y2), true):
            timingCurve(y1, x1, y2, x2, duration: duration)
        case (.circularEaseIn, false), (.circularEaseOut, true):
            timingCurve(0.55, 0, 1, 0.45, duration: duration)
        case (.circularEaseOut, false), (.circularEaseIn, true):
            timingCurve(0, 0.55, 0.45, 1, duration: duration)
        case (.circularEaseInOut, false): timingCurve(0.85, 0, 0.15, 1, duration: duration)
        case (.circularEaseInOut, true): timingCurve(0, 0.85, 1, 0.15, duration: duration)
        }
    }
}
