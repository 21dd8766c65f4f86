public import Foundation

extension Path {
    /// A part of a path.
    public enum Element: Equatable, Sendable {
        /// The beginning of a line.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the beginning.
        case closeSubpath
    }

    /// Calls a function with each part of the path; arcs are passed as curves.
    public func forEach(_ body: (Path.Element) -> Void) {
        for segment in segments.withoutArcs {
            switch segment {
            case .move(let end): body(.move(to: end))
            case .line(let end): body(.line(to: end))
            case .quad(let end, let control): body(.quadCurve(to: end, control: control))
            case .curve(let end, let one, let two):
                body(.curve(to: end, control1: one, control2: two))
            case .arc(let end, _, _): body(.line(to: end))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Returns the path with all its points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            return Path(segments: segments.map { $0.mapped { $0.applying(transform) } })
        }
        return Path(segments: segments.withoutArcs.map { $0.mapped { $0.applying(transform) } })
    }

    /// Returns the path moved by some points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the part of the path between two positions along it, each 0…1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = Swift.min(Swift.max(from, 0), 1)
        let to = Swift.min(Swift.max(to, 0), 1)
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Path() }
        let pieces = PathPiece.pieces(of: segments.withoutArcs)
        let total = pieces.reduce(0) { $0 + $1.length }
        var trimmed = Path()
        var passed = 0.0
        for piece in pieces where piece.length > 0 {
            let start = (from * total - passed) / piece.length
            let end = (to * total - passed) / piece.length
            passed += piece.length
            // A position at a corner belongs to one side, regardless of rounding errors.
            guard end > 1e-6, start < 1 - 1e-6 else { continue }
            let part = piece.part(
                from: start < 1e-6 ? 0 : start, to: end > 1 - 1e-6 ? 1 : end)
            if trimmed.currentPoint != part.points[0] { trimmed.move(to: part.points[0]) }
            switch part.points.count {
            case 2: trimmed.addLine(to: part.points[1])
            case 3: trimmed.addQuadCurve(to: part.points[2], control: part.points[1])
            default:
                trimmed.addCurve(
                    to: part.points[3], control1: part.points[1], control2: part.points[2])
            }
        }
        return trimmed
    }

    /// The smallest rectangle that contains all points and curves of the path.
    public var boundingRect: CGRect {
        let points = PathPiece.pieces(of: segments.withoutArcs).flatMap { piece in
            stride(from: 0.0, through: 1, by: piece.points.count == 2 ? 1 : 1.0 / 32).map(piece.at)
        }
        guard let first = points.first else { return .zero }
        let box = points.reduce(into: (first.x, first.y, first.x, first.y)) { box, point in
            box = (
                Swift.min(box.0, point.x), Swift.min(box.1, point.y), Swift.max(box.2, point.x),
                Swift.max(box.3, point.y)
            )
        }
        return CGRect(x: box.0, y: box.1, width: box.2 - box.0, height: box.3 - box.1)
    }

    /// Returns whether a point is inside the path.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for piece in PathPiece.pieces(of: segments.withoutArcs, closing: true) {
            let places = stride(from: 0.0, through: 1, by: piece.points.count == 2 ? 1 : 1.0 / 32)
            var last: CGPoint?
            for place in places {
                let point = piece.at(place)
                defer { last = point }
                guard let last, (last.y > p.y) != (point.y > p.y) else { continue }
                let x = last.x + (p.y - last.y) / (point.y - last.y) * (point.x - last.x)
                guard x > p.x else { continue }
                crossings += 1
                winding += point.y > last.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}

/// One line or curve of a path, by its points: two for a line, three or four for a curve.
struct PathPiece {
    var points: [CGPoint]

    static func pieces(of segments: [PathSegment], closing: Bool = false) -> [PathPiece] {
        var pieces: [PathPiece] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        func close() {
            if current != start { pieces.append(PathPiece(points: [current, start])) }
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                if closing { close() }
                start = point
            case .line(let end), .arc(let end, _, _):
                pieces.append(PathPiece(points: [current, end]))
            case .quad(let end, let control):
                pieces.append(PathPiece(points: [current, control, end]))
            case .curve(let end, let one, let two):
                pieces.append(PathPiece(points: [current, one, two, end]))
            case .close: close()
            }
            current = segment.end ?? start
        }
        if closing { close() }
        return pieces
    }

    /// Returns the point at a position of the piece.
    func at(_ place: Double) -> CGPoint {
        Self.split(points, place).0.last ?? .zero
    }

    /// The length, measured along 32 short lines.
    var length: Double {
        if points.count == 2 { return hypot(points[1].x - points[0].x, points[1].y - points[0].y) }
        var last = points[0]
        return (1...32).reduce(0) { sum, index in
            let point = at(Double(index) / 32)
            defer { last = point }
            return sum + hypot(point.x - last.x, point.y - last.y)
        }
    }

    /// Returns the part between two positions.
    func part(from: Double, to: Double) -> PathPiece {
        let head = to < 1 ? Self.split(points, to).0 : points
        guard from > 0 else { return PathPiece(points: head) }
        return PathPiece(points: Self.split(head, from / to).1)
    }

    /// Splits a curve at a position, by de Casteljau's construction.
    private static func split(_ points: [CGPoint], _ place: Double) -> ([CGPoint], [CGPoint]) {
        var row = points
        var left = [row[0]]
        var right = [row[row.count - 1]]
        while row.count > 1 {
            row = (1..<row.count).map { index in
                CGPoint(
                    x: row[index - 1].x + (row[index].x - row[index - 1].x) * place,
                    y: row[index - 1].y + (row[index].y - row[index - 1].y) * place)
            }
            left.append(row[0])
            right.append(row[row.count - 1])
        }
        return (left, right.reversed())
    }
}

extension ViewNode.FlexiblePath {
    /// The outline as points in percent of a box, for renderers that can't clip to curves.
    public var polygon: [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        func append(_ point: CGPoint) { points.append((point.x, point.y)) }
        var (first, end): (CGPoint?, CGPoint?) = (nil, nil)
        let segments = segments(width: 100, height: 100).withoutArcs
        for piece in PathPiece.pieces(of: segments, closing: true) {
            if let first, piece.points[0] != end {
                // A further part: the connection to it runs in both directions, so it encloses
                // nothing.
                if end != first { append(first) }
                append(piece.points[0])
            } else if first == nil {
                first = piece.points[0]
                append(piece.points[0])
            }
            end = piece.points.last
            let count = piece.points.count == 2 ? 1 : 12
            for step in 1...count {
                append(piece.at(Double(step) / Double(count)))
            }
            if points.count > 2000 { break }
        }
        return points
    }
}
