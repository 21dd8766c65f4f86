/// Several views, one after another.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// One closure reference: views are copied while assembled, and a tuple is slow to copy.
    @usableFromInline let drawChildren: @MainActor (inout _ResolveContext) -> Void
    @usableFromInline let count: Int

    /// Creates the view from the closure that draws its children.
    @inlinable
    init(count: Int, drawChildren: @escaping @MainActor (inout _ResolveContext) -> Void) {
        self.count = count
        self.drawChildren = drawChildren
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        if context.nodes.isEmpty { context.nodes.reserveCapacity(count) }
        drawChildren(&context)
    }
}
