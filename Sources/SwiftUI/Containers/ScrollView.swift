/// Views that are shown one at a time; a card shows the chosen one, or the first.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: SelectionValue?
    private let content: Content

    /// Creates tabs; the binding chooses one.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection?.wrappedValue
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let outer = context.choice
        context.choice = selection.map { TagSelection(selection: AnyHashable($0)) }
        let drawn = context.nodes { content._draw(in: &$0) }
        let chosen = context.choice?.nodes
        context.choice = outer
        context.nodes += chosen ?? Array(drawn.prefix(1))
    }
}

extension TabView where SelectionValue == Int {
    /// Creates tabs.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// Content that scrolls in an app; a card has all of it in place.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    /// The content.
    public var content: Content
    /// The directions in which the content scrolls.
    public var axes: Axis.Set
    /// True if scroll indicators are shown.
    public var showsIndicators: Bool

    /// Creates a view with content that scrolls.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawScrolled(axes) { drawContent(in: &$0) }
    }

    @MainActor
    private func drawContent(in context: inout ResolveContext) {
        let id = context.path.id
        let start = context.nodes.count
        let margins = context.takeContentMargins()
        let children = context.children(content)
        if children.count > 1 {
            let layout: ViewNode.StackLayout =
                axes == .horizontal
                ? .horizontal(.center, spacing: nil) : .vertical(.center, spacing: nil)
            context.nodes.append(ViewNode(id: id, kind: .stack(layout), children: children))
        } else {
            context.nodes += children
        }
        context.applyContentMargins(margins, from: start)
    }
}

/// A proxy that scrolls content to an element; in a card all content is in place.
public struct ScrollViewProxy {
    /// Scrolls content to an element; in a card every element is already in place.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that can scroll its content to an element.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The closure that makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates the view.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.running { content(ScrollViewProxy()) }._draw(in: &context)
    }
}
