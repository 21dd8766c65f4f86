public import Foundation

extension Shape {
    /// Returns the part of the outline between two positions along it, each 0…1.
    nonisolated public func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape {
        _ChangedShape(shape: self) { path, _ in
            path.trimmedPath(from: startFraction, to: endFraction)
        }
    }

    /// Returns the shape rotated around an anchor in its box.
    nonisolated public func rotation(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> some Shape {
        changed { rect in
            let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
            return CGAffineTransform(translationX: -x, y: -y)
                .concatenating(CGAffineTransform(rotationAngle: angle.radians))
                .concatenating(CGAffineTransform(translationX: x, y: y))
        }
    }

    /// Returns the shape scaled from an anchor in its box.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some Shape {
        changed { rect in
            let (left, top) = (
                rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y
            )
            return CGAffineTransform(translationX: -left, y: -top)
                .concatenating(CGAffineTransform(scaleX: x, y: y))
                .concatenating(CGAffineTransform(translationX: left, y: top))
        }
    }

    /// Returns the shape scaled from an anchor in its box.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape moved by some points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        changed { _ in CGAffineTransform(translationX: x, y: y) }
    }

    /// Returns the shape moved by some points.
    nonisolated public func offset(_ offset: CGSize) -> some Shape {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Returns the shape with its points transformed.
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
        changed { _ in transform }
    }

    /// Returns the shape in a box of a fixed size.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        let size = CGSize(width: width, height: height)
        return _ResizedShape(shape: self, size: size)
    }

    /// Returns the shape in a box of a fixed size.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        _ResizedShape(shape: self, size: size)
    }

    nonisolated private func changed(
        _ transform: @escaping @Sendable (CGRect) -> CGAffineTransform
    ) -> _ChangedShape<Self> {
        _ChangedShape(shape: self) { path, rect in path.applying(transform(rect)) }
    }
}

/// A shape whose path is changed.
nonisolated struct _ChangedShape<Base: Shape>: Shape {
    let shape: Base
    let change: @Sendable (Path, CGRect) -> Path

    func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
}

/// A shape in a box of a fixed size.
nonisolated struct _ResizedShape<Base: Shape>: Shape {
    let shape: Base
    let size: CGSize

    func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }
}

/// A shape whose type is erased.
public nonisolated struct AnyShape: Shape {
    private let shape: any Shape

    /// Erases the type of a shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public var _outline: _ShapeOutline { shape._outline }
}
