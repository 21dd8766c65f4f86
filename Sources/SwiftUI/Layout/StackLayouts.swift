public import Foundation

/// A layout that the engine implements itself.
protocol StackingLayout: Layout {
    var stack: ViewNode.StackLayout { get }
    var alignments: (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) { get }
}

/// Views in a row, as a layout that can be exchanged for another.
public struct HStackLayout: Layout, StackingLayout, Sendable {
    /// The alignment of the views across the row.
    public var alignment: VerticalAlignment
    /// Points between the views; `nil` for the default.
    public var spacing: CGFloat?

    /// Creates a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var stack: ViewNode.StackLayout {
        .horizontal(alignment.position, spacing: spacing.map(Double.init))
    }

    var alignments: (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) {
        (nil, alignment)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        StackSharing(subviews, .horizontal, spacing, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        StackSharing(subviews, .horizontal, spacing, proposal).place(in: bounds) { size in
            alignment.place(in: ViewDimensions(size, of: LayoutItem.noItem, in: nil))
        }
    }
}

/// Views in a column, as a layout that can be exchanged for another.
public struct VStackLayout: Layout, StackingLayout, Sendable {
    /// The alignment of the views across the column.
    public var alignment: HorizontalAlignment
    /// Points between the views; `nil` for the default.
    public var spacing: CGFloat?

    /// Creates a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var stack: ViewNode.StackLayout {
        .vertical(alignment.position, spacing: spacing.map(Double.init))
    }

    var alignments: (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) {
        (alignment, nil)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        StackSharing(subviews, .vertical, spacing, proposal).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        StackSharing(subviews, .vertical, spacing, proposal).place(in: bounds) { size in
            alignment.place(in: ViewDimensions(size, of: LayoutItem.noItem, in: nil))
        }
    }
}

/// Overlapping views, as a layout that can be exchanged for another.
public struct ZStackLayout: Layout, StackingLayout, Sendable {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates a depth stack.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    var stack: ViewNode.StackLayout {
        .depth(alignment.horizontal.position, alignment.vertical.position)
    }

    var alignments: (horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) {
        (alignment.horizontal, alignment.vertical)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        subviews.reduce(CGSize.zero) { size, subview in
            let next = subview.sizeThatFits(proposal)
            return CGSize(
                width: max(size.width, next.width), height: max(size.height, next.height))
        }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let whole = ViewDimensions(
            LayoutSize(width: bounds.width, height: bounds.height), of: LayoutItem.noItem, in: nil)
        for subview in subviews {
            let size = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + alignment.horizontal.place(in: whole)
                        - size[alignment.horizontal],
                    y: bounds.minY + alignment.vertical.place(in: whole)
                        - size[alignment.vertical]),
                proposal: proposal)
        }
    }
}

/// A row or column that a custom layout calls: the least flexible view is first proposed an even
/// share of the remaining space.
private struct StackSharing {
    private let subviews: LayoutSubviews
    private let isRow: Bool
    private var offers: [ProposedViewSize]
    private var sizes: [CGSize]
    private var gaps: [CGFloat] = []

    init(
        _ subviews: LayoutSubviews, _ axis: Axis, _ spacing: CGFloat?, _ offer: ProposedViewSize
    ) {
        self.subviews = subviews
        let isRow = axis == .horizontal
        self.isRow = isRow
        let across = isRow ? offer.height : offer.width
        func proposal(_ length: CGFloat?) -> ProposedViewSize {
            isRow
                ? ProposedViewSize(width: length, height: across)
                : ProposedViewSize(width: across, height: length)
        }
        func length(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
        for (one, next) in zip(subviews, subviews.dropFirst()) {
            gaps.append(spacing ?? one.spacing.distance(to: next.spacing, along: axis))
        }
        let offered = isRow ? offer.width : offer.height
        offers = subviews.map { _ in proposal(offered) }
        sizes = []
        guard let offered, offered.isFinite, subviews.count > 1 else {
            sizes = zip(subviews, offers).map { $0.sizeThatFits($1) }
            return
        }
        sizes = Array(repeating: .zero, count: subviews.count)
        let views = Array(subviews)
        let lows = views.map { length($0.sizeThatFits(proposal(0))) }
        let flexibility = views.indices.map {
            length(views[$0].sizeThatFits(proposal(.infinity))) - lows[$0]
        }
        var room = offered - gaps.reduce(0, +)
        for priority in Set(views.map(\.priority)).sorted(by: >) {
            let group = views.indices.filter { views[$0].priority == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            let kept = views.indices.filter { views[$0].priority < priority }
                .reduce(0) { $0 + lows[$1] }
            var share = room - kept
            for (served, index) in group.enumerated() {
                offers[index] = proposal(max(0, share / CGFloat(group.count - served)))
                sizes[index] = views[index].sizeThatFits(offers[index])
                share -= length(sizes[index])
                room -= length(sizes[index])
            }
        }
    }

    var size: CGSize {
        let width = sizes.map(\.width)
        let height = sizes.map(\.height)
        let all = gaps.reduce(0, +)
        return isRow
            ? CGSize(width: width.reduce(all, +), height: height.max() ?? 0)
            : CGSize(width: width.max() ?? 0, height: height.reduce(all, +))
    }

    /// Places the views; `guide` returns the position at which views of a size are aligned.
    func place(in bounds: CGRect, _ guide: (LayoutSize) -> Double) {
        let whole = guide(LayoutSize(width: bounds.width, height: bounds.height))
        var position = isRow ? bounds.minX : bounds.minY
        for (index, subview) in subviews.enumerated() {
            let size = sizes[index]
            let across = whole - guide(LayoutSize(width: size.width, height: size.height))
            subview.place(
                at: isRow
                    ? CGPoint(x: position, y: bounds.minY + across)
                    : CGPoint(x: bounds.minX + across, y: position),
                proposal: offers[index])
            position += (isRow ? size.width : size.height) + (index < gaps.count ? gaps[index] : 0)
        }
    }
}
