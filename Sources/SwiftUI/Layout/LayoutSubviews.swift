public import Foundation

/// The views that a layout places.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int

    /// The layout direction of the layout's environment.
    public var layoutDirection: LayoutDirection

    let engine: LayoutEngine
    let items: ArraySlice<Int32>

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(engine: engine, item: items[index])
    }

    /// The views in a range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(
            layoutDirection: layoutDirection, engine: engine, items: items[bounds])
    }

    /// The views at some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
            layoutDirection: layoutDirection, engine: engine,
            items: ArraySlice(indices.map { items[$0] }))
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.layoutDirection == rhs.layoutDirection && lhs.engine === rhs.engine
            && lhs.items == rhs.items
    }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable {
    let engine: LayoutEngine
    let item: Int32

    /// The view's value for a layout value key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        engine.value(of: ObjectIdentifier(key), for: item) as? K.Value ?? K.defaultValue
    }

    /// The view's layout priority.
    public var priority: Double { engine.item(item).pointee.priority }

    /// Returns the view's size for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = engine.size(item, proposal.offer)
        return CGSize(width: size.width, height: size.height)
    }

    /// Returns the view's size and guides for a proposed size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(engine.propose(proposal.offer, to: item), of: item, in: engine)
    }

    /// The view's preferred spacing.
    public var spacing: ViewSpacing {
        ViewSpacing(isSpace: engine.item(item).pointee.kind == .spacer)
    }

    /// Places the view, with a proposed size: a point of it is at a point of the layout.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        let size = engine.propose(proposal.offer, to: item)
        let place = engine.item(item)
        place.pointee.x = (position.x - anchor.x * size.width).boundedDistance
        place.pointee.y = (position.y - anchor.y * size.height).boundedDistance
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.engine === rhs.engine && lhs.item == rhs.item
    }
}
