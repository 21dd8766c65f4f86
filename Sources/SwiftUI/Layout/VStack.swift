public import Foundation

/// A column of views.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Creates a stack; without `spacing` the children stand 8 points apart.
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
        let id = context.path.id
        let children = context.children(content)
        let layout = ViewNode.StackLayout.vertical(
            alignment.position, spacing: spacing.map(Double.init))
        var node = ViewNode(id: id, kind: .stack(layout), children: children)
        context.addAlignments((alignment, nil), to: &node)
        context.nodes.append(node)
    }
}
