public import Foundation

/// Lines and curves, in points from the top left corner of the view's box.
///
/// A path is a view that is filled with the foreground color. It is no `Shape`: it can't be a
/// clipping mask or the surface of another view.
public nonisolated struct Path: PrimitiveView, Equatable, Sendable {
    private(set) var data = ViewNode.PathData()
    private var current: CGPoint?
    private var start: CGPoint?

    /// Creates a path without lines.
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

    /// Creates a path by calling a function that adds its lines.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Tells whether the path has no lines.
    public var isEmpty: Bool { data.isEmpty }

    /// The last point that was added.
    public var currentPoint: CGPoint? { current }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        fill().draw(in: &context)
    }
}

// MARK: - Lines and curves

extension Path {
    /// Begins a new line at a point.
    public mutating func move(to end: CGPoint) {
        data.append("M", end.x, end.y)
        current = end
        start = end
    }

    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) {
        guard begun(at: end) else { return }
        data.append("L", end.x, end.y)
        current = end
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
        data.append("Q", control.x, control.y, end.x, end.y)
        current = end
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard begun(at: end) else { return }
        data.append("C", control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
    }

    /// Adds a straight line back to where the line began.
    public mutating func closeSubpath() {
        guard current != nil else { return }
        data.append("Z")
        current = start
    }

    /// Adds a part of a circle, after a straight line to where it begins.
    ///
    /// As with Apple's, `clockwise` is meant in coordinates whose y grows upwards, so that in a
    /// view the arc of `false` goes with the hands of a clock.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        guard radius > 0 else { return }
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
        // No arc of SVG goes all the way round, so each goes half of it.
        for share in [0.5, 1] {
            let end = point(startAngle.radians + sweep * share)
            data.append("A", radius, radius, 0, 0, sweep < 0 ? 0 : 1, end.x, end.y)
            current = end
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

    /// Adds a rectangle with rounded corners, which may be drawn as quarters of an ellipse.
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

    /// Adds the lines of another path.
    public mutating func addPath(_ path: Path) {
        guard !path.isEmpty else { return }
        data.commands += path.data.commands
        current = path.current
        start = path.start
    }

    private mutating func arc(_ x: CGFloat, _ y: CGFloat, to end: CGPoint) {
        data.append("A", x, y, 0, 0, 1, end.x, end.y)
        current = end
    }

    /// Makes sure that there is a point to draw from: without one, drawing begins at the end.
    ///
    /// Returns false where the end became that point, so that there is nothing more to draw.
    private mutating func begun(at end: CGPoint) -> Bool {
        if current != nil { return true }
        move(to: end)
        return false
    }
}

// MARK: - Drawing

extension Path {
    /// Fills the path.
    nonisolated public func fill<S: ShapeStyle>(_ content: S) -> _PathView<S> {
        _PathView(path: self, style: content, lineWidth: nil)
    }

    /// Fills the path with the foreground color.
    nonisolated public func fill() -> _PathView<ForegroundStyle> { fill(ForegroundStyle()) }

    /// Draws a line along the path.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View {
        _PathView(path: self, style: content, lineWidth: lineWidth)
    }

    /// Draws a line along the path.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// Draws a line of the foreground color along the path.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// A path with the style in which it is filled or stroked.
public nonisolated struct _PathView<Style: ShapeStyle>: PrimitiveView {
    let path: Path
    let style: Style
    /// The thickness of the line along the path; `nil` for a path that is filled.
    let lineWidth: CGFloat?

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let ink = ViewNode.Ink.paint(style._paint(in: context.environment))
        let mark =
            if let lineWidth {
                ViewNode.Mark.path(
                    path.data, stroke: ViewNode.Stroke(ink, width: Double(lineWidth)))
            } else {
                ViewNode.Mark.path(path.data, fill: ink)
            }
        context.nodes.append(ViewNode(id: context.path.id, kind: .drawing(.marks([mark]))))
    }
}
