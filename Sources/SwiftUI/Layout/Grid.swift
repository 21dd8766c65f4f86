public import Foundation

/// Rows of views whose cells share columns.
public nonisolated struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// Creates a grid; without spacing, its rows and columns are 8 points apart.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
        context.addStack(layout.stack, content)
    }
}

/// A row of a grid; outside a grid, its views are separate views.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        guard context.isInGrid else { return content._draw(in: &context) }
        context.addStack(.gridRow(alignment?.position), content)
    }
}

extension View {
    /// Lets a cell of a grid take several columns.
    nonisolated public consuming func gridCellColumns(_ count: Int) -> some View {
        attribute(.gridCell(ViewNode.GridCell(columns: max(1, count))))
    }

    /// Aligns a point of the view to the same point of its cell of a grid.
    nonisolated public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        attribute(
            .gridCell(
                ViewNode.GridCell(anchor: Paint.UnitPosition(x: anchor.x, y: anchor.y))))
    }

    /// Aligns all cells of a grid's column.
    nonisolated public consuming func gridColumnAlignment(
        _ guide: HorizontalAlignment
    ) -> some View {
        attribute(.gridCell(ViewNode.GridCell(column: guide.position)))
    }

    /// Keeps a grid's cell along some axes from being made larger for the view.
    nonisolated public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        attribute(
            .gridCell(
                ViewNode.GridCell(
                    isUnsizedAcross: axes.contains(.horizontal),
                    isUnsizedDown: axes.contains(.vertical))))
    }
}
