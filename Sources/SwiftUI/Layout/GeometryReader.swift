public import Foundation

/// A view whose content is made for the size that it is proposed, which it takes.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// The closure that makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content is made for its size.
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

/// The size and coordinate spaces of a geometry reader.
public struct GeometryProxy {
    /// The size, in points.
    public let size: CGSize
    private let origin: CGPoint

    private let anchors: [CGRect]
    /// The anchors of the named coordinate spaces around.
    var spaces: [AnyHashable: Int] = [:]

    init(size: LayoutSize, x: Double, y: Double, anchors: [CGRect] = []) {
        self.size = CGSize(width: size.width, height: size.height)
        origin = CGPoint(x: x, y: y)
        self.anchors = anchors
    }

    /// Returns the box of a view with an anchor, relative to the proxy's own corner.
    func place(of anchor: Int) -> CGRect {
        guard anchors.indices.contains(anchor) else { return .zero }
        let place = anchors[anchor]
        return CGRect(
            x: place.minX - origin.x, y: place.minY - origin.y, width: place.width,
            height: place.height)
    }

    /// The safe area's insets: none, because a card has no unsafe area.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the rectangle relative to itself, the card, or an enclosing view with a name.
    ///
    /// Unspecified by Apple; if no enclosing view has the name, they are the card's.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        switch coordinateSpace.coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: CGRect(origin: origin, size: size)
        case .named(let name):
            CGRect(origin: spaces[name].map { place(of: $0).opposite } ?? origin, size: size)
        }
    }

    /// Returns the box of an enclosing view with a name, relative to the proxy's own corner; `nil` if none has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        spaces[coordinateSpace.name].map(place)
    }
}

extension CGRect {
    /// The origin of the rectangle's coordinates, relative to the rectangle's corner.
    fileprivate var opposite: CGPoint { CGPoint(x: -minX, y: -minY) }
}
