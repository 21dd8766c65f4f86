import Foundation
import SwiftUI

/// The path of a line through points.
struct Curve {
    let method: InterpolationMethod
    /// True for a line that advances along the y axis.
    var isUpright = false

    /// Adds the path through points, from the current point if it continues.
    func add(_ points: [CGPoint], to path: inout Path, goesOn: Bool = false) {
        guard let first = points.first else { return }
        if goesOn { path.addLine(to: first) } else { path.move(to: first) }
        guard points.count > 1 else { return }
        switch method.form {
        case .linear: path.addLines(after: points)
        case .step(let share): addSteps(points, share, to: &path)
        case .cardinal(let tension):
            addCubics(points, to: &path) { before, start, end, after in
                let factor = (1 - tension) / 6
                return (start + (end - before) * factor, end - (after - start) * factor)
            }
        case .catmullRom(let alpha):
            addCubics(points, to: &path) { before, start, end, after in
                Self.catmullRom(before, start, end, after, alpha)
            }
        case .monotone: addMonotone(points, to: &path)
        }
    }

    private func addSteps(_ points: [CGPoint], _ share: CGFloat, to path: inout Path) {
        for (start, end) in zip(points, points.dropFirst()) {
            if isUpright {
                let y = start.y + (end.y - start.y) * share
                path.addLine(to: CGPoint(x: start.x, y: y))
                path.addLine(to: CGPoint(x: end.x, y: y))
            } else {
                let x = start.x + (end.x - start.x) * share
                path.addLine(to: CGPoint(x: x, y: start.y))
                path.addLine(to: CGPoint(x: x, y: end.y))
            }
            path.addLine(to: end)
        }
    }

    private func addCubics(
        _ points: [CGPoint], to path: inout Path,
        _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
    ) {
        for index in 1..<points.count {
            let (start, end) = (points[index - 1], points[index])
            let (one, other) = controls(
                points[max(index - 2, 0)], start, end, points[min(index + 1, points.count - 1)])
            path.addCurve(to: end, control1: one, control2: other)
        }
    }

    private static func catmullRom(
        _ before: CGPoint, _ start: CGPoint, _ end: CGPoint, _ after: CGPoint, _ alpha: CGFloat
    ) -> (CGPoint, CGPoint) {
        let (d1, d2, d3) = (
            pow((start - before).length, alpha), pow((end - start).length, alpha),
            pow((after - end).length, alpha)
        )
        func control(_ near: CGPoint, _ far: CGPoint, _ outer: CGPoint, _ d: CGFloat) -> CGPoint {
            guard d > 1e-6, d2 > 1e-6 else { return near }
            let weight = 2 * d * d + 3 * d * d2 + d2 * d2
            let sum = (far * (d * d) - outer * (d2 * d2)) + near * weight
            return sum * (1 / (3 * d * (d + d2)))
        }
        return (control(start, end, before, d1), control(end, start, after, d3))
    }

    /// Adds a curve with Fritsch and Carlson's slopes, which never overshoot.
    private func addMonotone(_ points: [CGPoint], to path: inout Path) {
        let points = isUpright ? points.map(\.swapped) : points
        let steps = zip(points, points.dropFirst()).map { $1 - $0 }
        let rising = steps.allSatisfy { $0.x > 0 } || steps.allSatisfy { $0.x < 0 }
        guard rising else {
            return path.addLines(after: isUpright ? points.map(\.swapped) : points)
        }
        let slopes = steps.map { $0.y / $0.x }
        var tangents = [slopes[0]]
        for (one, other) in zip(slopes, slopes.dropFirst()) {
            tangents.append(one * other <= 0 ? 0 : (one + other) / 2)
        }
        tangents.append(slopes[slopes.count - 1])
        for (index, slope) in slopes.enumerated() {
            guard slope != 0 else {
                (tangents[index], tangents[index + 1]) = (0, 0)
                continue
            }
            let (a, b) = (tangents[index] / slope, tangents[index + 1] / slope)
            let length = (a * a + b * b).squareRoot()
            if length > 3 {
                tangents[index] = 3 * a / length * slope
                tangents[index + 1] = 3 * b / length * slope
            }
        }
        for index in steps.indices {
            let (start, end) = (points[index], points[index + 1])
            let third = steps[index].x / 3
            let one = CGPoint(x: start.x + third, y: start.y + third * tangents[index])
            let other = CGPoint(x: end.x - third, y: end.y - third * tangents[index + 1])
            path.addCurve(
                to: isUpright ? end.swapped : end, control1: isUpright ? one.swapped : one,
                control2: isUpright ? other.swapped : other)
        }
    }
}

extension Path {
    /// Adds lines to all points but the first, which is the current one.
    fileprivate mutating func addLines(after points: [CGPoint]) {
        for point in points.dropFirst() { addLine(to: point) }
    }
}

extension CGPoint {
    fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
    fileprivate var swapped: CGPoint { CGPoint(x: y, y: x) }

    fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    fileprivate static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }

    fileprivate static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
        CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
    }
}
