public import Foundation

/// The way of a line or an area from point to point.
public struct InterpolationMethod: Sendable, Hashable {
    enum Form: Hashable {
        case linear, monotone, cardinal(CGFloat), catmullRom(CGFloat), step(CGFloat)
    }
    let form: Form

    /// Straight.
    public static var linear: InterpolationMethod { .init(form: .linear) }
    /// A curve that is nowhere higher or lower than the points on both sides.
    public static var monotone: InterpolationMethod { .init(form: .monotone) }
    /// A curve whose direction at a point is that from the one before to the one behind it.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// A curve that keeps to the points however far apart they are.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A step at the next point.
    public static var stepStart: InterpolationMethod { .init(form: .step(1)) }
    /// A step halfway between two points.
    public static var stepCenter: InterpolationMethod { .init(form: .step(0.5)) }
    /// A step at each point.
    public static var stepEnd: InterpolationMethod { .init(form: .step(0)) }

    /// A cardinal curve; 1 is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        .init(form: .cardinal(tension.isFinite ? min(max(tension, 0), 1) : 0))
    }

    /// A Catmull-Rom curve: 0 is uniform, 1 follows the distances of the points.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        .init(form: .catmullRom(alpha.isFinite ? min(max(alpha, 0), 1) : 0.5))
    }
}
