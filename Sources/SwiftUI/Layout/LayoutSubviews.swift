public import Foundation

/// The views that a layout places.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int

    /// The direction in which the layout's surroundings are read.
    public var layoutDirection: LayoutDirection

    let engine: LayoutEngine
    let items: ArraySlice<Int32>

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(engine: engine, item: items[index])
    }

    /// Some views that follow one another.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(
            layoutDirection: layoutDirection, engine: engine, items: items[bounds])
    }

    /// The views at some places.
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

    /// The value that the view has for the layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        engine.value(of: ObjectIdentifier(key), for: item) as? K.Value ?? K.defaultValue
    }

    /// The view's claim to space.
    public var priority: Double { engine.item(item).pointee.priority }

    /// The view's size in some room.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = engine.size(item, proposal.offer)
        return CGSize(width: size.width, height: size.height)
    }

    /// The view's size in some room, and where its guides are.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(engine.propose(proposal.offer, to: item), of: item, in: engine)
    }

    /// The space that the view likes around it.
    public var spacing: ViewSpacing {
        ViewSpacing(isSpace: engine.item(item).pointee.kind == .spacer)
    }

    /// Places the view: a point of it on a point of the layout, in some room.
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
