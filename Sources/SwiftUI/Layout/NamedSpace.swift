/// A view with a named coordinate space.
final class NamedSpace {
    /// The anchor of the view; `nil` until a descendant asks for it.
    fileprivate(set) var anchor: Int?

    init(anchor: Int? = nil) {
        self.anchor = anchor
    }
}

/// Stores the name and position of a view for its descendants.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
    let name: AnyHashable

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let anchor = context.liveParts().newAnchor()
        let outer = context.environment.coordinateSpaces
        context.environment.coordinateSpaces[name] = NamedSpace(anchor: anchor)
        let start = context.nodes.count
        content._draw(in: &context)
        context.environment.coordinateSpaces = outer
        context.setAnchor(anchor, ofFirstFrom: start)
    }
}

/// The name of every scroll view's coordinate space, for one axis or for any.
struct ScrollSpaceName: Hashable {
    var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Coordinates relative to the innermost enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
    }

    /// Returns coordinates relative to the innermost enclosing scroll view of an axis.
    public static func scrollView(axis: Axis) -> Self {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

extension ResolveContext {
    /// Returns the anchors of the named coordinate spaces around.
    @MainActor
    mutating func coordinateSpaces() -> [AnyHashable: Int] {
        guard !environment.coordinateSpaces.isEmpty else { return [:] }
        let live = liveParts()
        return environment.coordinateSpaces.mapValues { space in
            if let anchor = space.anchor { return anchor }
            let anchor = live.newAnchor()
            space.anchor = anchor
            return anchor
        }
    }

    /// Draws the content of a scroll view, which gets an anchor if a descendant asks for its coordinate space.
    ///
    /// A card without custom layout code is cached once it is laid out, and a scroll view alone should not prevent
    /// that.
    @MainActor
    mutating func drawScrolled(_ axes: Axis.Set, _ drawing: (inout ResolveContext) -> Void) {
        let space = NamedSpace()
        let outer = environment.coordinateSpaces
        environment.coordinateSpaces[AnyHashable(ScrollSpaceName())] = space
        for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)]
        where axes.contains(set) {
            environment.coordinateSpaces[AnyHashable(ScrollSpaceName(axis: axis))] = space
        }
        let start = nodes.count
        drawing(&self)
        environment.coordinateSpaces = outer
        if let anchor = space.anchor { setAnchor(anchor, ofFirstFrom: start) }
    }
}
