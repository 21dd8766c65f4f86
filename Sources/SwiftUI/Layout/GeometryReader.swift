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
        let content = content
        context.addReader { proxy, context in
            context.running { content(proxy) }._draw(in: &context)
        }
    }
}

/// The size and the place of a view that is made for them.
public struct GeometryProxy {
    /// The room, in points.
    public let size: CGSize
    private let origin: CGPoint

    private let anchors: [CGRect]
    /// The anchors of the views around that have a name.
    var spaces: [AnyHashable: Int] = [:]

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

    /// The room as a rectangle, against itself, the card, or a view around that has a name.
    ///
    /// Unspecified by Apple; where no view around has the name, places count from the card.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        switch coordinateSpace.coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: origin, size: size)
        case .named(let name):
            CGRect(origin: spaces[name].map { place(of: $0).opposite } ?? origin, size: size)
        }
    }

    /// The box of a view around that has a name, against the proxy's own room; `nil` if none has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        spaces[coordinateSpace.name].map(place)
    }
}

extension CGRect {
    /// The place of what the rectangle is measured from, against the rectangle's corner.
    fileprivate var opposite: CGPoint { CGPoint(x: -minX, y: -minY) }
}
