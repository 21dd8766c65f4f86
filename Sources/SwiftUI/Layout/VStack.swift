public import Foundation

/// A column of views.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a stack; without `spacing` the children stand 8 points apart.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        let id = context.path.id
        let children = context.children(content)
        let layout = ViewNode.StackLayout.vertical(
            alignment.position, spacing: spacing.map(Double.init))
        return [ViewNode(id: id, kind: .stack(layout), children: children)]
    }
}
