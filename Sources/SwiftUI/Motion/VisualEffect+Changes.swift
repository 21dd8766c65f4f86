public import Foundation

// The changes that effects consist of; each applies outside of those before it.
extension VisualEffect {
    /// Sets how opaque the view is, 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(.opacity(opacity))
    }

    /// Moves the drawn view, in points right and down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(x: Double(x), y: Double(y)))
    }

    /// Returns the effect with the drawn view moved.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Draws the view larger or smaller, from a point of it.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Draws the view wider and higher, from a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view wider and higher, from a point of it.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(
            .turn(ViewNode.Transform(degrees: 0, size: .init(x: Double(x), y: Double(y)))),
            around: anchor)
    }

    /// Rotates the drawn view around a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.turn(ViewNode.Transform(degrees: angle.degrees)), around: anchor)
    }

    /// Returns the effect with the drawn view rotated in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .turn(
                ViewNode.Transform(
                    degrees: angle.degrees, x: Double(axis.x), y: Double(axis.y),
                    z: Double(axis.z), perspective: Double(perspective))),
            around: anchor)
    }

    /// Draws the view through a transformation of its points, relative to its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Returns the effect with a transformation of points, relative to the view's top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.turn(transform.turn))
    }

    /// Returns the effect with a blur.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(Double(radius)))
    }

    /// Returns the effect with changed brightness.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(.filter(.brightness, amount))
    }

    /// Returns the effect with changed contrast.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(.filter(.contrast, amount))
    }

    /// Returns the effect with less color.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.filter(.grayscale, amount))
    }

    /// Returns the effect with changed saturation.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation, amount))
    }

    /// Rotates the hue of colors.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation, angle.degrees))
    }
}
