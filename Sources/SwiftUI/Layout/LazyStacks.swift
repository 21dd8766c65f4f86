public import Foundation

/// A column of views, as wide as the available space.
///
/// A snippet is drawn as a whole, so its views are made at once.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a column.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        VStack(alignment: alignment, spacing: spacing) { content }
            .frame(
                maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)
            )
            ._draw(in: &context)
    }
}

/// A row of views, as high as the available space.
///
/// A snippet is drawn as a whole, so its views are made at once.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a row.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        HStack(alignment: alignment, spacing: spacing) { content }
            .frame(
                maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)
            )
            ._draw(in: &context)
    }
}
