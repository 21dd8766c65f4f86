public import Foundation

// The changes that effects are made of, each of which stands outside of those before it.
extension VisualEffect {
    /// Sets how opaque the view is, 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(.opacity(opacity))
    }

    /// Moves the drawn view, in points right and down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(x: Double(x), y: Double(y)))
    }

    /// Moves the drawn view.
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

    /// Turns the drawn view around a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.turn(ViewNode.Transform(degrees: angle.degrees)), around: anchor)
    }

    /// Turns the drawn view in space.
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

    /// Draws the view through a transformation of its places, which count from its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Draws the view through a change of its points, which count from its top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.turn(transform.turn))
    }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(Double(radius)))
    }

    /// Makes colors lighter.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(.filter(.brightness, amount))
    }

    /// Moves colors apart or together.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(.filter(.contrast, amount))
    }

    /// Takes color away.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.filter(.grayscale, amount))
    }

    /// Makes colors stronger or weaker.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation, amount))
    }

    /// Turns colors around the wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation, angle.degrees))
    }
}
