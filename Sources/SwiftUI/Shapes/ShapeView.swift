public import Foundation

/// A shape with the style of its fill or stroke.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    /// The outline.
    public let shape: Content
    /// The style of the fill.
    public let style: Style
    let isFilled: Bool
    var rule = FillStyle()
    var strokes: AnyShapeStyle?
    var line = StrokeStyle()
    /// True for a stroke that is centered on the edge.
    var isCentered = true

    private func stroked(
        _ content: some ShapeStyle, _ line: StrokeStyle, isCentered: Bool
    ) -> Self {
        Self(
            shape: shape, style: style, isFilled: isFilled, rule: rule,
            strokes: AnyShapeStyle(content), line: line, isCentered: isCentered)
    }

    /// Strokes the outline on top of the fill.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        stroked(content, StrokeStyle(lineWidth: lineWidth), isCentered: true)
    }

    /// Strokes the outline on top of the fill.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        stroked(content, style, isCentered: true)
    }

    /// Strokes the outline, inside the edge, on top of the fill.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View
    where Content: InsettableShape {
        stroked(content, StrokeStyle(lineWidth: lineWidth), isCentered: false)
    }

    /// Strokes the outline, inside the edge, on top of the fill.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View
    where Content: InsettableShape {
        stroked(content, style, isCentered: false)
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        var outline = shape._outline.outline
        // Only a path can have dashes and round ends.
        if strokes != nil, !line.isPlain { outline = shape.flexibleOutline }
        let drawing = ViewNode.Drawing.outline(
            outline.filled(by: rule),
            fill: isFilled ? .paint(style._paint(in: context.environment)) : nil,
            stroke: strokes.map { strokes in
                line.described(
                    .paint(strokes._paint(in: context.environment)), isCentered: isCentered)
            })
        var node = ViewNode(id: context.path.id, kind: .drawing(drawing))
        if case .containerRelative = outline, let container = context.environment.containerShape {
            context.follow(container, in: &node)
        }
        context.nodes.append(node)
    }
}

extension InsettableShape {
    /// Returns the shape with a stroke inside its edge.
    nonisolated func border<S: ShapeStyle>(_ content: S, _ style: StrokeStyle) -> some View {
        let isPath = if case .path = _outline.outline { true } else { !style.isPlain }
        // One type for both: that of the inset shape.
        return _BorderView(
            inside: isPath
                ? nil
                : _ShapeView(
                    shape: self, style: content, isFilled: false, strokes: AnyShapeStyle(content),
                    line: style, isCentered: false),
            along: isPath
                ? _ShapeView(
                    shape: inset(by: style.lineWidth / 2), style: content, isFilled: false,
                    strokes: AnyShapeStyle(content), line: style) : nil)
    }
}

/// A stroke inside the edge of a shape: in its box, or along an inset shape.
nonisolated struct _BorderView<Inside: View, Along: View>: PrimitiveView {
    let inside: Inside?
    let along: Along?

    @MainActor
    package func draw(in context: inout ResolveContext) {
        inside?._draw(in: &context)
        along?._draw(in: &context)
    }
}
