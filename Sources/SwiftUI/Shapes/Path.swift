public import Foundation

/// Lines and curves, in points from the top left corner of the view's box.
///
/// As a view, a path is filled with the foreground color; as a shape, its lines stay in place
/// regardless of the box.
public nonisolated struct Path: Equatable, Sendable {
    var segments: [PathSegment] = []
    private var current: CGPoint?
    private var start: CGPoint?

    init(segments: [PathSegment]) {
        for segment in segments { append(segment) }
    }

    private mutating func append(_ segment: PathSegment) {
        segments.append(segment)
        if case .move(let point) = segment { start = point }
        current = segment.end ?? start
    }

    /// The path in the syntax of drawings.
    package var data: ViewNode.PathData {
        var data = ViewNode.PathData()
        for segment in segments { data.append(segment.letter, numbers: segment.numbers) }
        return data
    }

    public init() {}

    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Creates a path of an ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Creates a path of a rectangle with rounded corners.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path of a rectangle with corners of two radii.
    public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a path of a rectangle whose corners have separate radii.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path by calling a function that adds its lines.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// True if the path has no lines.
    public var isEmpty: Bool { segments.isEmpty }

    /// The last point that was added.
    public var currentPoint: CGPoint? { current }
}

extension Path: Shape {
    public func path(in _: CGRect) -> Path { self }

    /// The path filled with the foreground color.
    public var body: _PathView<ForegroundStyle> { fill() }
}

// MARK: - Lines and curves

extension Path {
    /// Begins a new line at a point.
    public mutating func move(to end: CGPoint) {
        append(.move(end))
    }

    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) {
        guard begun(at: end) else { return }
        append(.line(end))
    }

    /// Adds straight lines from point to point, beginning at the first.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard begun(at: end) else { return }
        append(.quad(end, control: control))
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard begun(at: end) else { return }
        append(.curve(end, control1: control1, control2: control2))
    }

    /// Adds a straight line back to the beginning of the current line.
    public mutating func closeSubpath() {
        guard current != nil else { return }
        append(.close)
    }

    /// Adds a part of a circle, after a straight line to its beginning.
    ///
    /// As in Apple's API, `clockwise` refers to coordinates whose y grows upward, so in a view an
    /// arc with `false` is clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard radius > 0 else { return }
        if transform != .identity {
            var arc = Path()
            arc.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
                clockwise: clockwise)
            arc = arc.applying(transform)
            if current != nil, case .move(let first)? = arc.segments.first {
                arc.segments[0] = .line(first)
            }
            return addPath(arc)
        }
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        if abs(sweep) >= turn, (sweep < 0) == clockwise {
            sweep = clockwise ? -turn : turn
        } else {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if clockwise, sweep > 0 { sweep -= turn }
            if !clockwise, sweep < 0 { sweep += turn }
        }
        func point(_ radians: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(radians), y: center.y + radius * sin(radians))
        }
        let first = point(startAngle.radians)
        if current == nil { move(to: first) } else { addLine(to: first) }
        // An SVG arc can't go all the way around, so each arc here goes half of it.
        for share in [0.5, 1] {
            let end = point(startAngle.radians + sweep * share)
            append(
                .arc(
                    end, radii: CGSize(width: radius, height: radius), isClockwise: sweep >= 0))
        }
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        arc(rect.width / 2, rect.height / 2, to: CGPoint(x: rect.minX, y: rect.midY))
        arc(rect.width / 2, rect.height / 2, to: CGPoint(x: rect.maxX, y: rect.midY))
        closeSubpath()
    }

    /// Adds a rectangle with rounded corners, which are drawn as quarters of an ellipse if needed.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let x = min(max(cornerSize.width, 0), rect.width / 2)
        let y = min(max(cornerSize.height, 0), rect.height / 2)
        guard x > 0, y > 0 else { return addRect(rect) }
        move(to: CGPoint(x: rect.minX + x, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
        arc(x, y, to: CGPoint(x: rect.maxX, y: rect.minY + y))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
        arc(x, y, to: CGPoint(x: rect.maxX - x, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
        arc(x, y, to: CGPoint(x: rect.minX, y: rect.maxY - y))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
        arc(x, y, to: CGPoint(x: rect.minX + x, y: rect.minY))
        closeSubpath()
    }

    /// Adds a rectangle whose corners have separate radii, for left-to-right reading.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        let most = min(rect.width, rect.height) / 2
        func radius(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), most) }
        let (a, b) = (radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing))
        let (c, d) = (radius(cornerRadii.bottomTrailing), radius(cornerRadii.bottomLeading))
        move(to: CGPoint(x: rect.minX + a, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - b, y: rect.minY))
        if b > 0 { arc(b, b, to: CGPoint(x: rect.maxX, y: rect.minY + b)) }
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c))
        if c > 0 { arc(c, c, to: CGPoint(x: rect.maxX - c, y: rect.maxY)) }
        addLine(to: CGPoint(x: rect.minX + d, y: rect.maxY))
        if d > 0 { arc(d, d, to: CGPoint(x: rect.minX, y: rect.maxY - d)) }
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + a))
        if a > 0 { arc(a, a, to: CGPoint(x: rect.minX + a, y: rect.minY)) }
        closeSubpath()
    }

    /// Adds the lines of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let segments = transform == .identity ? path.segments : path.applying(transform).segments
        for segment in segments { append(segment) }
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addPath(Path(rect), transform: transform) }
    }

    /// Adds a part of a circle from an angle, by another angle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0, transform: transform)
    }

    /// Adds the rounded corner of lines from the current point to the first and on to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        let end = tangent2End.applying(transform)
        guard let from = current else { return move(to: corner) }
        let one = CGPoint(x: from.x - corner.x, y: from.y - corner.y)
        let two = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
        let lengths = (hypot(one.x, one.y), hypot(two.x, two.y))
        guard lengths.0 > 0, lengths.1 > 0, radius > 0 else { return addLine(to: corner) }
        let cross = one.x * two.y - one.y * two.x
        let angle = acos(
            Swift.min(
                Swift.max((one.x * two.x + one.y * two.y) / (lengths.0 * lengths.1), -1), 1))
        guard abs(cross) > 1e-9 else { return addLine(to: corner) }
        let reach = radius / tan(angle / 2)
        addLine(
            to: CGPoint(
                x: corner.x + one.x / lengths.0 * reach, y: corner.y + one.y / lengths.0 * reach))
        append(
            .arc(
                CGPoint(
                    x: corner.x + two.x / lengths.1 * reach,
                    y: corner.y + two.y / lengths.1 * reach),
                radii: CGSize(width: radius, height: radius), isClockwise: cross < 0))
    }

    private mutating func arc(_ x: CGFloat, _ y: CGFloat, to end: CGPoint) {
        append(.arc(end, radii: CGSize(width: x, height: y), isClockwise: true))
    }

    /// Ensures that there is a current point: without one, drawing begins at the end point.
    ///
    /// Returns false if the end point became the current point, so there is nothing more to draw.
    private mutating func begun(at end: CGPoint) -> Bool {
        if current != nil { return true }
        move(to: end)
        return false
    }
}
