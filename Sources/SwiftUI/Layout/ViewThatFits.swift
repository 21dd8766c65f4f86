/// The first of several views that fits into the available space; the last if none does.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a choice of views, which must fit along some axes.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        // The choice is made when the size is known.
        _ = context.liveParts()
        context.addStack(
            .fitting(
                horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)),
            content)
    }
}
