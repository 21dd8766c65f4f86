import Foundation
import SwiftUI

/// The outline of a part of a circle or of a ring.
struct SectorOutline: Equatable {
    var center: CGPoint
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    /// The beginning of the sector, in radians from the top, clockwise.
    var start: Double
    var end: Double
    /// The distance of the sides from the boundaries to the neighbors.
    var inset: CGFloat = 0
    var cornerRadius: CGFloat = 0

    /// Returns the angles of values' sectors, from the top and clockwise.
    ///
    /// A value that is negative or not a number has no sector.
    static func angles(of values: [Double]) -> [(start: Double, end: Double)] {
        let values = values.map { $0.isFinite ? max($0, 0) : 0 }
        // Relative to the greatest, since a sum of very large numbers is infinite.
        let greatest = values.max() ?? 0
        let total = greatest > 0 ? values.reduce(0) { $0 + $1 / greatest } : 0
        var angle = 0.0
        return values.map { value in
            let start = angle
            if total > 0 { angle += value / greatest / total * 2 * .pi }
            return (start, angle)
        }
    }

    /// The point in the middle of the sector.
    var middle: CGPoint {
        let isWhole = end - start > 2 * .pi - 1e-6
        return point(
            (innerRadius + outerRadius) / (isWhole && innerRadius == 0 ? 100 : 2), (start + end) / 2
        )
    }

    /// The outline.
    var path: Path {
        guard outerRadius > 0, end > start else { return Path() }
        if end - start > 2 * .pi - 1e-6 { return ring }
        let outer = angles(at: outerRadius)
        guard outer.end > outer.start else { return Path() }
        let inner = angles(at: innerRadius)
        let thickness = outerRadius - innerRadius
        let corner = min(
            max(cornerRadius, 0), thickness / 2, outerRadius * (outer.end - outer.start) / 2)
        var path = Path()
        addArc(outer, outerRadius, corner, isBackward: false, to: &path)
        if innerRadius > 0.5, inner.end > inner.start {
            let corner = min(corner, innerRadius * (inner.end - inner.start) / 2)
            addArc(inner, innerRadius, corner, isBackward: true, to: &path)
        } else {
            // The sides meet where both have their distance from the neighbors.
            let half = (end - start) / 2
            let tip = half < .pi / 2 ? inset / max(sin(half), 0.05) : inset
            path.addLine(to: point(min(tip, outerRadius), (start + end) / 2))
        }
        path.closeSubpath()
        return path
    }

    private var ring: Path {
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        var path = Path(ellipseIn: circle(outerRadius))
        if innerRadius > 0 {
            var hole = Path()
            hole.move(to: point(innerRadius, 0))
            addCurves(from: 0, to: -2 * .pi, innerRadius, to: &hole)
            hole.closeSubpath()
            path.addPath(hole)
        }
        return path
    }

    /// Returns the angles at which the sides intersect a circle.
    private func angles(at radius: CGFloat) -> (start: Double, end: Double) {
        guard radius > inset, inset > 0 else { return inset > 0 ? (end, start) : (start, end) }
        let angle = asin(Double(inset / radius))
        return (start + angle, end - angle)
    }

    /// Adds an arc with rounded ends, as a part of the outline.
    private func addArc(
        _ angles: (start: Double, end: Double), _ radius: CGFloat, _ corner: CGFloat,
        isBackward: Bool, to path: inout Path
    ) {
        let turn = corner > 0 ? Double(corner / radius) : 0
        let inward = isBackward ? radius + corner : radius - corner
        let (from, to) = isBackward ? (angles.end, angles.start) : (angles.start, angles.end)
        let sign: Double = isBackward ? -1 : 1
        if path.isEmpty {
            path.move(to: point(inward, from))
        } else {
            path.addLine(to: point(inward, from))
        }
        if corner > 0 {
            path.addQuadCurve(to: point(radius, from + sign * turn), control: point(radius, from))
        }
        addCurves(from: from + sign * turn, to: to - sign * turn, radius, to: &path)
        if corner > 0 { path.addQuadCurve(to: point(inward, to), control: point(radius, to)) }
    }

    /// Adds an arc by curves of at most a quarter of a circle.
    private func addCurves(
        from start: Double, to end: Double, _ radius: CGFloat, to path: inout Path
    ) {
        let count = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
        let step = (end - start) / Double(count)
        let handle = radius * CGFloat(4 / 3 * tan(step / 4))
        for index in 0..<count {
            let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
            let (one, other) = (point(radius, a), point(radius, b))
            path.addCurve(
                to: other,
                control1: CGPoint(x: one.x + handle * cos(a), y: one.y + handle * sin(a)),
                control2: CGPoint(x: other.x - handle * cos(b), y: other.y - handle * sin(b)))
        }
    }

    private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }
}
