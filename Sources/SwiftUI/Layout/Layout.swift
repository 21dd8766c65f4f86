public import Foundation

/// A custom arrangement of views.
///
/// The system calls it while a card is laid out, for each width that a surface has.
public protocol Layout {
    /// The properties of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// The type of the data that the layout keeps between calls.
    associatedtype Cache = Void

    /// The views that the layout places.
    typealias Subviews = LayoutSubviews

    /// Creates the cache.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Updates the cache.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// Returns the preferred spacing around the layout.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// Returns the size of the layout for a proposed size.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGSize

    /// Places the views.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache)

    /// Returns the layout's horizontal guide; `nil` for that of its views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?

    /// Returns the layout's vertical guide; `nil` for that of its views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its views; spacers and dividers follow it.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout {
    /// The properties of a layout without an axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Recreates the cache.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the default spacing.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        ViewSpacing()
    }

    /// Returns `nil`: the layout sets no guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat? {
        nil
    }

    /// Returns `nil`: the layout sets no guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat? {
        nil
    }

    /// Lays out some views.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Self.Subviews) {}
}

/// Views in a custom layout.
public nonisolated struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    @MainActor
    package func draw(in context: inout ResolveContext) {
        var layout: any Layout = self.layout
        if let any = layout as? AnyLayout { layout = any.layout }
        if let stack = layout as? any StackingLayout {
            let alignments = stack.alignments
            return context.addStack(
                stack.stack, horizontal: alignments.horizontal, vertical: alignments.vertical,
                content)
        }
        let id = context.path.id
        let children = context.children(content)
        let live = context.liveParts()
        let kind = ViewNode.Kind.stack(.coded(live.codes.all.count))
        live.codes.all.append(LayoutCode(layout: makeAuthoredLayout(layout)))
        context.nodes.append(ViewNode(id: id, kind: kind, children: children))
    }
}

/// A layout of any type.
public struct AnyLayout: Layout {
    let layout: any Layout

    /// Hides the type of a layout.
    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var box: any AuthoredLayout
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(box: makeAuthoredLayout(layout))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        ViewSpacing()
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
        cache.box.size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.box.place(in: bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        cache.box.guide(guide, in: bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        cache.box.guide(guide, in: bounds, proposal, subviews)
    }
}
