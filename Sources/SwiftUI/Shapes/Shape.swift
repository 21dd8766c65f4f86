public import Foundation

/// An outline that can be filled, stroked and cut out.
public nonisolated protocol Shape: View, Animatable, Sendable {
    /// The outline in a box.
    ///
    /// The system asks for it in a few boxes while it resolves a view, and works out the path for the
    /// box that the layout gives: see ``ViewNode/FlexiblePath``. A shape whose path isn't made of
    /// constants and shares of the box's width and height is stretched from the most similar box.
    func path(in rect: CGRect) -> Path

    /// The outline that renderers draw; shapes of one's own have it from an extension.
    var _outline: _ShapeOutline { get }
}

/// A shape that can be made smaller all around, so that a stroke lies inside its edge.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape made smaller on all sides.
    func inset(by amount: CGFloat) -> Self.InsetShape
}

/// The outline of a shape.
public struct _ShapeOutline: Sendable {
    let outline: ViewNode.Outline

    init(_ outline: ViewNode.Outline) {
        self.outline = outline
    }
}

extension Shape {
    /// The outline that follows the box by what the shape gives for some boxes.
    public var _outline: _ShapeOutline { _ShapeOutline(flexibleOutline) }

    var flexibleOutline: ViewNode.Outline { .path(ViewNode.FlexiblePath(path(in:))) }

    /// The shape filled with the foreground color.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), isFilled: true)
    }

    /// Fills the shape, with the foreground color if not told otherwise, by a rule.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, isFilled: true, rule: style)
    }

    /// Strokes the outline of the shape, half inside the edge and half outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the outline of the shape, half inside the edge and half outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        _ShapeView(
            shape: self, style: content, isFilled: false, strokes: AnyShapeStyle(content),
            line: style)
    }

    /// Strokes the outline of the shape with the foreground color.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Strokes the outline of the shape with the foreground color.
    nonisolated public func stroke(style: StrokeStyle) -> some View {
        stroke(ForegroundStyle(), style: style)
    }
}

extension InsettableShape {
    /// Strokes the shape inside its edge, with the foreground color if not told otherwise.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        border(content, StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape inside its edge, with the foreground color if not told otherwise.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        border(content, style)
    }
}
