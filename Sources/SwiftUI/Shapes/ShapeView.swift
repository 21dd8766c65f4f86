public import Foundation

/// A shape with what it is filled or stroked with.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    /// The outline.
    public let shape: Content
    /// The style of the filling.
    public let style: Style
    let isFilled: Bool
    let strokes: AnyShapeStyle?
    let lineWidth: CGFloat

    init(
        shape: Content, style: Style, isFilled: Bool, strokes: AnyShapeStyle?, lineWidth: CGFloat
    ) {
        self.shape = shape
        self.style = style
        self.isFilled = isFilled
        self.strokes = strokes
        self.lineWidth = lineWidth
    }

    /// Strokes the outline on top of the fill.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        _ShapeView(
            shape: shape, style: style, isFilled: isFilled, strokes: AnyShapeStyle(content),
            lineWidth: lineWidth)
    }

    /// Strokes the outline, inside the edge, on top of the fill.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View
    where Content: InsettableShape {
        stroke(content, lineWidth: lineWidth)
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let drawing = ViewNode.Drawing.outline(
            shape._outline.outline,
            fill: isFilled ? .paint(style._paint(in: context.environment)) : nil,
            stroke: strokes.map { strokes in
                ViewNode.Stroke(
                    .paint(strokes._paint(in: context.environment)), width: Double(lineWidth))
            })
        context.nodes.append(ViewNode(id: context.path.id, kind: .drawing(drawing)))
    }
}

/// How an outline is stroked.
public struct StrokeStyle: Sendable, Equatable {
    /// The thickness of the line, in points.
    public var lineWidth: CGFloat

    /// Creates a style.
    public init(lineWidth: CGFloat = 1) {
        self.lineWidth = lineWidth
    }
}
