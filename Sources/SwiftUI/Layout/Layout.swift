public import Foundation

/// An arrangement of views that an author works out.
///
/// It is asked while a card is laid out, for each width that a surface has.
public protocol Layout {
    /// The layout's nature, as far as others should know.
    static var layoutProperties: LayoutProperties { get }

    /// The type of all that the layout keeps from one question to the next.
    associatedtype Cache = Void

    /// The views that the layout places.
    typealias Subviews = LayoutSubviews

    /// Creates what the layout keeps.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Brings what the layout keeps up to date.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// The space that all of the layout likes around it.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// The size of all of the layout in some room.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGSize

    /// Places the views.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache)

    /// Where the layout has a guide across it; `nil` for where its views have it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?

    /// Where the layout has a guide down it; `nil` for where its views have it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?
}

/// The nature of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its views; spacers and dividers follow it.
    public var stackOrientation: Axis?

    /// Creates properties of a layout without an axis.
    public init() {}
}

extension Layout {
    /// No axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Creates the cache anew.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The usual space.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        ViewSpacing()
    }

    /// None of its own.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat? {
        nil
    }

    /// None of its own.
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
    /// Nothing is kept.
    public func makeCache(subviews: Self.Subviews) {}
}

/// Views in an author's arrangement.
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

    /// All that a hidden layout keeps.
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
