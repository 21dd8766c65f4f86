public import Foundation

extension View {
    /// Puts the center of the view at a point of the available space, and takes all of that space.
    nonisolated public consuming func position(_ position: CGPoint) -> some View {
        let whole = self
        return _PositionLayout(point: position) { whole }
    }

    /// Puts the center of the view at a point of the available space, and takes all of that space.
    nonisolated public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Mirrors the drawn view if the reading direction is right to left.
    nonisolated public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool)
        -> some View
    {
        modified(
            _ComputedAttributeModifier { environment in
                guard enabled, environment.layoutDirection == .rightToLeft else { return nil }
                // Half a turn around a vertical axis, without perspective, is the mirror image.
                return .turn(ViewNode.Transform(degrees: 180, x: 0, y: 1, z: 0, perspective: 0))
            })
    }

    /// Leaves the distance around the view that the content of a window has.
    ///
    /// Unspecified by Apple how much it is; here it is that of `padding()`.
    nonisolated public consuming func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges)
    }
}

/// A layout that puts the centers of views at a point.
struct _PositionLayout: Layout {
    let point: CGPoint

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        // Without a proposed size, the layout is as large as the view it places.
        let own = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: own)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let center = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
        for subview in subviews {
            subview.place(at: center, anchor: .center, proposal: proposal)
        }
    }
}
