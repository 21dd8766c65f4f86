public import Foundation

/// The interpolation of a line or an area between points.
public struct InterpolationMethod: Sendable, Hashable {
    enum Form: Hashable {
        case linear, monotone, cardinal(CGFloat), catmullRom(CGFloat), step(CGFloat)
    }
    let form: Form

    /// Straight lines.
    public static var linear: InterpolationMethod { .init(form: .linear) }
    /// A curve that never exceeds the points on both sides.
    public static var monotone: InterpolationMethod { .init(form: .monotone) }
    /// A curve whose direction at a point is that from the previous point to the next.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// A curve that stays close to unevenly spaced points.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A step at the next point.
    public static var stepStart: InterpolationMethod { .init(form: .step(1)) }
    /// A step halfway between two points.
    public static var stepCenter: InterpolationMethod { .init(form: .step(0.5)) }
    /// A step at each point.
    public static var stepEnd: InterpolationMethod { .init(form: .step(0)) }

    /// Returns a cardinal curve; 1 is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        .init(form: .cardinal(tension.isFinite ? min(max(tension, 0), 1) : 0))
    }

    /// Returns a Catmull-Rom curve: 0 is uniform, 1 follows the distances of the points.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        .init(form: .catmullRom(alpha.isFinite ? min(max(alpha, 0), 1) : 0.5))
    }
}
