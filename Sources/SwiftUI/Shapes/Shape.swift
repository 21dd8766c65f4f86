public import Foundation

/// An outline that can be filled, stroked and cut out.
///
/// The built-in shapes conform. A shape of one's own is not supported: it would need a path, and
/// the cards that snippets are drawn on have none.
public nonisolated protocol Shape: View, Sendable {
    /// The outline that renderers draw.
    var _outline: _ShapeOutline { get }
}

/// A shape of which a stroke can be drawn inside the edge.
public nonisolated protocol InsettableShape: Shape {}

/// The outline of a built-in shape.
public struct _ShapeOutline: Sendable {
    let outline: ViewNode.Outline

    init(_ outline: ViewNode.Outline) {
        self.outline = outline
    }
}

extension Shape {
    /// The shape filled with the foreground color.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(
            shape: self, style: ForegroundStyle(), isFilled: true, strokes: nil, lineWidth: 0)
    }

    /// Fills the shape.
    nonisolated public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, isFilled: true, strokes: nil, lineWidth: 0)
    }

    /// Fills the shape with the foreground color.
    nonisolated public func fill() -> _ShapeView<Self, ForegroundStyle> {
        fill(ForegroundStyle())
    }

    /// Strokes the outline of the shape.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View
    {
        _ShapeView(
            shape: self, style: content, isFilled: false, strokes: AnyShapeStyle(content),
            lineWidth: lineWidth)
    }

    /// Strokes the outline of the shape.
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        stroke(content, lineWidth: CGFloat(style.lineWidth))
    }

    /// Strokes the outline of the shape with the foreground color.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension InsettableShape {
    /// Strokes the shape inside its edge.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View {
        stroke(content, lineWidth: lineWidth)
    }

    /// Strokes the shape inside its edge with the foreground color.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}
