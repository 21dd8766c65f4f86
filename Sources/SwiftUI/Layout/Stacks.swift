public import Foundation

/// A row of views.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Creates a stack; without `spacing`, the children are 8 points apart.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.addStack(
            .horizontal(alignment.position, spacing: spacing.map(Double.init)),
            vertical: alignment, content)
    }
}

/// A column of views.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Creates a stack; without `spacing`, the children are 8 points apart.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.addStack(
            .vertical(alignment.position, spacing: spacing.map(Double.init)),
            horizontal: alignment, content)
    }
}

/// Overlapping views, the last in front.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.addStack(
            .depth(alignment.horizontal.position, alignment.vertical.position),
            horizontal: alignment.horizontal, vertical: alignment.vertical, content)
    }
}
