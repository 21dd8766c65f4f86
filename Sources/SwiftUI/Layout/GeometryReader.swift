public import Foundation

/// A view that is made for the room that it has, and takes all of it.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the view.
    public var content: (GeometryProxy) -> Content

    /// Creates a view for the room that there will be.
    @inlinable
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let live = context.liveParts()
        let content = content
        context.nodes.append(
            ViewNode(id: context.path.id, kind: .stack(.reader(live.readers.count))))
        live.readers.append(
            LiveParts.Reader(
                id: context.path.id.rawValue, environment: context.environment, level: live.level
            ) { proxy, context in
                context.running { content(proxy) }._draw(in: &context)
            })
    }
}

/// The size and the place of a view that is made for them.
public struct GeometryProxy: Sendable {
    /// The room, in points.
    public let size: CGSize
    private let origin: CGPoint

    private let anchors: [CGRect]

    init(size: LayoutSize, x: Double, y: Double, anchors: [CGRect] = []) {
        self.size = CGSize(width: size.width, height: size.height)
        origin = CGPoint(x: x, y: y)
        self.anchors = anchors
    }

    /// The box of a view that has an anchor, against the proxy's own room.
    func place(of anchor: Int) -> CGRect {
        guard anchors.indices.contains(anchor) else { return .zero }
        let place = anchors[anchor]
        return CGRect(
            x: place.minX - origin.x, y: place.minY - origin.y, width: place.width,
            height: place.height)
    }

    /// None: a card has no unsafe area.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The room as a rectangle, against itself or the card.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        switch coordinateSpace.coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: origin, size: size)
        }
    }
}

/// The point from which places count.
public enum CoordinateSpace: Sendable, Hashable {
    /// The top leading corner of the card.
    case global
    /// The top leading corner of the view at hand.
    case local
}

/// A point from which places count, by its type.
public protocol CoordinateSpaceProtocol {
    /// The point as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// Places count from the view at hand.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// Places count from the card.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// Places count from the view at hand.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// Places count from the card.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
