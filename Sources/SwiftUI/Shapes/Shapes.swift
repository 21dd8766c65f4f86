public import Foundation

/// The form of a rectangle's rounded corners.
public enum RoundedCornerStyle: Sendable, Hashable {
    /// Quarter circles.
    case circular
    /// Curves that begin gently. Renderers may draw quarter circles instead.
    case continuous
}

/// A rectangle that fills its box.
public nonisolated struct Rectangle: BoxFollowingShape {
    public init() {}

    public var _outline: _ShapeOutline { _ShapeOutline(.rectangle) }

    public func path(in rect: CGRect) -> Path {
        Path(rect)
    }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public var cornerSize: CGSize
    /// The form of the rounded corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corners of a radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
    }

    /// Creates a rectangle with corners of two radii; the smaller one is drawn.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public var _outline: _ShapeOutline {
        _ShapeOutline(
            .roundedRectangle(radius: Double(Swift.min(cornerSize.width, cornerSize.height))))
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Returns the shape inset on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(
            shape: RoundedRectangle(
                cornerSize: CGSize(
                    width: Swift.max(cornerSize.width - amount, 0),
                    height: Swift.max(cornerSize.height - amount, 0)), style: style),
            amount: amount)
    }
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
    /// The radius at the top leading corner.
    public var topLeading: CGFloat
    /// The radius at the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius at the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius at the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle whose corners have separate radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the rounded corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle from four radii.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public var _outline: _ShapeOutline {
        _ShapeOutline(
            .unevenRoundedRectangle(
                topLeading: Double(cornerRadii.topLeading),
                bottomLeading: Double(cornerRadii.bottomLeading),
                bottomTrailing: Double(cornerRadii.bottomTrailing),
                topTrailing: Double(cornerRadii.topTrailing)))
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns the shape inset on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        func smaller(_ radius: CGFloat) -> CGFloat { Swift.max(radius - amount, 0) }
        return _InsetShape(
            shape: UnevenRoundedRectangle(
                topLeadingRadius: smaller(cornerRadii.topLeading),
                bottomLeadingRadius: smaller(cornerRadii.bottomLeading),
                bottomTrailingRadius: smaller(cornerRadii.bottomTrailing),
                topTrailingRadius: smaller(cornerRadii.topTrailing), style: style),
            amount: amount)
    }
}

/// A circle in the middle of its box.
public nonisolated struct Circle: BoxFollowingShape {
    public init() {}

    public var _outline: _ShapeOutline { _ShapeOutline(.circle) }

    public func path(in rect: CGRect) -> Path {
        let side = Swift.min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

/// An ellipse that touches the sides of its box.
public nonisolated struct Ellipse: BoxFollowingShape {
    public init() {}

    public var _outline: _ShapeOutline { _ShapeOutline(.ellipse) }

    public func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect)
    }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: BoxFollowingShape {
    /// The form of the rounded corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public var _outline: _ShapeOutline { _ShapeOutline(.capsule) }

    public func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect, cornerRadius: Swift.min(rect.width, rect.height) / 2, style: style)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its box.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with corners of a radius.
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its box.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that touches the sides of its box.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose short sides are half circles.
    nonisolated public static var capsule: Capsule { Capsule() }

    /// Returns a rectangle whose short sides are half circles.
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle whose corners have separate radii.
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle whose corners have separate radii.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
            style: style)
    }
}

/// A shape that, if inset, is the same shape in a smaller box.
nonisolated protocol BoxFollowingShape: InsettableShape {}

extension BoxFollowingShape {
    /// Returns the shape inset on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

/// A shape that is inset on all sides.
nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
    let shape: Base
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> _InsetShape<Base> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }
}
