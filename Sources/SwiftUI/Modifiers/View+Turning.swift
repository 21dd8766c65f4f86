public import Foundation

// Rotation and scaling around a point of the view. Its place in the layout doesn't change.
extension View {
    /// Rotates the drawn view around a point of it.
    nonisolated public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint)
        -> some View
    {
        turned(ViewNode.Transform(degrees: angle.degrees), around: anchor)
    }

    /// Draws the view larger or smaller, from a point of it.
    nonisolated public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Draws the view wider and higher, from a point of it.
    nonisolated public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)
        -> some View
    {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view wider and higher, from a point of it; negative factors mirror it.
    nonisolated public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        turned(
            ViewNode.Transform(degrees: 0, size: .init(x: Double(x), y: Double(y))), around: anchor)
    }

    /// Draws the view through a transformation of its points, relative to its top left corner.
    nonisolated public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Rotates the drawn view in space, around an axis through a point of it.
    ///
    /// Unspecified by Apple how strong a perspective of 1 is; here the eye is 400 points away.
    nonisolated public consuming func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        turned(
            ViewNode.Transform(
                degrees: angle.degrees, x: Double(axis.x), y: Double(axis.y),
                z: Double(axis.z), perspective: Double(perspective)),
            around: anchor)
    }

    /// Transforms each of the view's nodes around a point, which right-to-left reading mirrors.
    nonisolated private consuming func turned(
        _ turn: ViewNode.Transform, around anchor: UnitPoint
    ) -> some View {
        drawn(with: (turn, anchor)) { context, turn, start in
            // A transformation is relative to the left side, regardless of the reading direction.
            let isRightToLeft = context.environment.layoutDirection == .rightToLeft
            let attribute = ViewNode.Attribute.turn(
                turn.0.around(turn.1, isRightToLeft: isRightToLeft))
            for index in context.nodes.indices[start...] {
                context.nodes[index].applyEffect(attribute)
            }
        }
    }
}

extension ViewNode.Transform {
    /// Returns the transformation around an anchor relative to the leading edge; renderers need it
    /// relative to the left.
    func around(_ anchor: UnitPoint, isRightToLeft: Bool) -> ViewNode.Transform {
        guard anchor != .center else { return self }
        var turn = self
        turn.anchor = .init(
            x: Double(isRightToLeft ? 1 - anchor.x : anchor.x), y: Double(anchor.y))
        return turn
    }
}
