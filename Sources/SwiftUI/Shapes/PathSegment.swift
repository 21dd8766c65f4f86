package import Foundation

/// A part of a path, beginning where the previous part ends.
package enum PathSegment: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A part of an ellipse of at most half a turn, clockwise or counterclockwise.
    case arc(CGPoint, radii: CGSize, isClockwise: Bool)
    case close

    /// The letter of the part: SVG's, except for counterclockwise arcs.
    var letter: Character {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .curve: "C"
        case .arc(_, _, let isClockwise): isClockwise ? "A" : "a"
        case .close: "Z"
        }
    }

    /// The numbers of the part, in the order of SVG.
    var numbers: [Double] {
        switch self {
        case .move(let end), .line(let end): [end.x, end.y]
        case .quad(let end, let control): [control.x, control.y, end.x, end.y]
        case .curve(let end, let one, let two): [one.x, one.y, two.x, two.y, end.x, end.y]
        case .arc(let end, let radii, _): [radii.width, radii.height, end.x, end.y]
        case .close: []
        }
    }

    /// The end point of the part; `nil` for a closing part.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _),
            .arc(let end, _, _):
            end
        case .close: nil
        }
    }

    /// Returns the part with all its points changed; arcs must be converted to curves first.
    func mapped(_ change: (CGPoint) -> CGPoint) -> PathSegment {
        switch self {
        case .move(let end): .move(change(end))
        case .line(let end): .line(change(end))
        case .quad(let end, let control): .quad(change(end), control: change(control))
        case .curve(let end, let one, let two):
            .curve(change(end), control1: change(one), control2: change(two))
        case .arc(let end, let radii, let isClockwise):
            .arc(change(end), radii: radii, isClockwise: isClockwise)
        case .close: .close
        }
    }
}

extension [PathSegment] {
    /// The path with curves instead of arcs.
    var withoutArcs: [PathSegment] {
        var result: [PathSegment] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        for segment in self {
            if case .arc(let end, let radii, let isClockwise) = segment {
                result += Self.curves(from: current, to: end, radii, isClockwise)
            } else {
                result.append(segment)
            }
            if case .move(let point) = segment { start = point }
            current = segment.end ?? start
        }
        return result
    }

    /// Converts an arc to curves of at most a quarter each: from the end points to the center and
    /// back, as SVG's implementation notes describe.
    private static func curves(
        from: CGPoint, to: CGPoint, _ radii: CGSize, _ isClockwise: Bool
    ) -> [PathSegment] {
        guard radii.width > 0, radii.height > 0, from != to else { return [.line(to)] }
        // In a space where the ellipse is a circle of radius 1.
        let scale = CGSize(width: 1 / radii.width, height: 1 / radii.height)
        let a = CGPoint(x: from.x * scale.width, y: from.y * scale.height)
        let b = CGPoint(x: to.x * scale.width, y: to.y * scale.height)
        let half = hypot(b.x - a.x, b.y - a.y) / 2
        let height = Swift.max(1 - half * half, 0).squareRoot()
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        let side = isClockwise ? height : -height
        let center = CGPoint(
            x: middle.x - side * (b.y - a.y) / (2 * half),
            y: middle.y + side * (b.x - a.x) / (2 * half))
        let first = atan2(a.y - center.y, a.x - center.x)
        var sweep = atan2(b.y - center.y, b.x - center.x) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        // With numbers that aren't finite, only the end of the arc is known.
        guard sweep.isFinite else { return [.line(to)] }
        let count = Swift.max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweep / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        let radius = Swift.max(half, 1)
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(
                x: (center.x + x * radius) / scale.width, y: (center.y + y * radius) / scale.height)
        }
        return (0..<count).map { index in
            let angle = first + Double(index) * step
            let next = angle + step
            let end = index == count - 1 ? to : point(cos(next), sin(next))
            return .curve(
                end,
                control1: point(cos(angle) - reach * sin(angle), sin(angle) + reach * cos(angle)),
                control2: point(cos(next) + reach * sin(next), sin(next) - reach * cos(next)))
        }
    }
}
