public import Foundation

/// A column of views, as wide as the available space.
///
/// A snippet is drawn as a whole, so its views are made at once.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    private let column: VStack<Content>

    /// Creates a column.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        column = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let alignment = Alignment(horizontal: column.alignment, vertical: .center)
        column.frame(maxWidth: .infinity, alignment: alignment)._draw(in: &context)
    }
}

/// A row of views, as high as the available space.
///
/// A snippet is drawn as a whole, so its views are made at once.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    private let row: HStack<Content>

    /// Creates a row.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        row = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let alignment = Alignment(horizontal: .center, vertical: row.alignment)
        row.frame(maxHeight: .infinity, alignment: alignment)._draw(in: &context)
    }
}
