public import Foundation

/// Rows of views whose cells share columns, as a layout that can be exchanged for another.
public struct GridLayout: Layout, StackingLayout, Sendable {
    /// The alignment of the cells in their columns and rows.
    public var alignment: Alignment
    /// Points between columns; `nil` for the default.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; `nil` for the default.
    public var verticalSpacing: CGFloat?

    /// Creates a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    var stack: ViewNode.StackLayout {
        .grid(
            ViewNode.GridLayout(
                horizontal: alignment.horizontal.position, vertical: alignment.vertical.position,
                horizontalSpacing: horizontalSpacing.map(Double.init),
                verticalSpacing: verticalSpacing.map(Double.init)))
    }

    var alignments: (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) { (nil, nil) }

    /// The grid as a custom layout calls it: it has views but no cells, so each view is a row.
    private var column: VStackLayout {
        VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
