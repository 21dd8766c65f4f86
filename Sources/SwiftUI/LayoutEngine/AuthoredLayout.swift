import Foundation

/// A custom layout with its cache, as the engine calls it.
protocol AuthoredLayout: AnyObject {
    var axis: Axis? { get }
    func size(_ offer: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(in bounds: CGRect, _ offer: ProposedViewSize, _ subviews: LayoutSubviews)
    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ offer: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ offer: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat?
}

func makeAuthoredLayout(_ layout: any Layout) -> any AuthoredLayout {
    func box<L: Layout>(_ layout: L) -> any AuthoredLayout { AuthoredLayoutBox(layout) }
    return box(layout)
}

final class AuthoredLayoutBox<L: Layout>: AuthoredLayout {
    private let layout: L
    private var cache: L.Cache?
    /// The subviews that the cache was made for.
    private var subviews: LayoutSubviews?

    init(_ layout: L) {
        self.layout = layout
    }

    var axis: Axis? { L.layoutProperties.stackOrientation }

    private func asking<Result>(
        _ subviews: LayoutSubviews, _ ask: (inout L.Cache) -> Result
    ) -> Result {
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        if let known = self.subviews, known != subviews {
            layout.updateCache(&cache, subviews: subviews)
        }
        self.subviews = subviews
        let result = ask(&cache)
        self.cache = cache
        return result
    }

    func size(_ offer: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        asking(subviews) {
            layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &$0)
        }
    }

    func place(in bounds: CGRect, _ offer: ProposedViewSize, _ subviews: LayoutSubviews) {
        asking(subviews) {
            layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ offer: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat? {
        asking(subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: offer, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ offer: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) -> CGFloat? {
        asking(subviews) {
            layout.explicitAlignment(
                of: guide, in: bounds, proposal: offer, subviews: subviews, cache: &$0)
        }
    }
}
