public import Foundation

/// An outline for filling, stroking and clipping.
public nonisolated protocol Shape: View, Animatable, Sendable {
    /// Returns the outline in a box.
    ///
    /// The system calls it for a few boxes while it resolves a view, and derives the path for the
    /// box of the layout: see ``ViewNode/FlexiblePath``. A shape whose path doesn't consist of
    /// constants and fractions of the box's width and height is stretched from the most similar box.
    func path(in rect: CGRect) -> Path

    /// The outline that renderers draw; an extension provides it for custom shapes.
    var _outline: _ShapeOutline { get }
}

/// A shape that can be inset, so that a stroke is inside its edge.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset on all sides.
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
    /// The outline that follows the box, derived from the shape's paths for some boxes.
    public var _outline: _ShapeOutline { _ShapeOutline(flexibleOutline) }

    var flexibleOutline: ViewNode.Outline { .path(ViewNode.FlexiblePath(path(in:))) }

    /// The shape filled with the foreground color.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), isFilled: true)
    }

    /// Fills the shape by a rule, by default with the foreground color.
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
    /// Strokes the shape inside its edge, by default with the foreground color.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        border(content, StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape inside its edge, by default with the foreground color.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        border(content, style)
    }
}
