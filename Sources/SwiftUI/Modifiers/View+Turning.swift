public import Foundation

// Rotation and scaling around a point of the view. Its place in the layout doesn't change.
extension View {
    /// Rotates the drawn view around a point of it.
    nonisolated public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint)
        -> some View
    {
        modified(_TurnModifier(turn: ViewNode.Transform(degrees: angle.degrees), anchor: anchor))
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
        modified(
            _TurnModifier(
                turn: ViewNode.Transform(degrees: 0, size: .init(x: Double(x), y: Double(y))),
                anchor: anchor))
    }

    /// Draws the view through a transformation of its points, relative to its top left corner.
    nonisolated public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
        modified(
            _TurnModifier(
                turn: ViewNode.Transform(
                    degrees: 0,
                    matrix: [
                        transform.a, transform.b, transform.c, transform.d, transform.tx,
                        transform.ty,
                    ].map { Double($0) }),
                anchor: .topLeading, mirrors: false))
    }

    /// Rotates the drawn view in space, around an axis through a point of it.
    ///
    /// Unspecified by Apple how strong a perspective of 1 is; here the eye is 400 points away.
    nonisolated public consuming func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modified(
            _TurnModifier(
                turn: ViewNode.Transform(
                    degrees: angle.degrees, x: Double(axis.x), y: Double(axis.y),
                    z: Double(axis.z), perspective: Double(perspective)),
                anchor: anchor))
    }
}

/// Transforms each of a view's nodes around a point.
public nonisolated struct _TurnModifier: _PrimitiveModifier {
    let turn: ViewNode.Transform
    let anchor: UnitPoint
    /// The anchor is mirrored if the reading direction is right to left.
    var mirrors = true

    /// Draws a view that is transformed.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let first = context.nodes.count
        content._draw(in: &context)
        // A transformation is relative to the left side, regardless of the reading direction.
        let isRightToLeft = mirrors && context.environment.layoutDirection == .rightToLeft
        let turn = turn.around(anchor, isRightToLeft: isRightToLeft)
        for index in context.nodes.indices[first...] {
            context.nodes[index].applyEffect(.turn(turn))
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
