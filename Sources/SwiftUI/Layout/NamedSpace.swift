/// A view that has a name for places inside it.
final class NamedSpace {
    /// The anchor of the view; `nil` as long as nothing inside asks for it.
    fileprivate(set) var anchor: Int?

    init(anchor: Int? = nil) {
        self.anchor = anchor
    }
}

/// Remembers where a view stands, for those inside it that know its name.
public nonisolated struct _CoordinateSpaceModifier: _PrimitiveModifier {
    let name: AnyHashable

    /// Draws a view whose corner has a name.
    @MainActor
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

/// The name that every scroll view has, in each of its directions and in any.
struct ScrollSpaceName: Hashable {
    var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Places count from the innermost scroll view around.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
    }

    /// Places count from the innermost scroll view around that moves its content in a direction.
    public static func scrollView(axis: Axis) -> Self {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

extension ResolveContext {
    /// The anchors of the views around that have a name.
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

    /// Draws what is inside a scroll view, which has an anchor if something inside asks where it is.
    ///
    /// A card without code for its layout is kept once it is laid out, which no scroll view alone should prevent.
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
