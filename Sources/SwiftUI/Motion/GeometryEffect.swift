public import Foundation

/// A modifier that changes where the points of a view are drawn, by the size of the view.
///
/// It is asked for its change once the view is laid out. The view keeps its place in the layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Gives the change for a view of a size; points count from the view's left upper corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The effect for views that are drawn alone; layout knows of no effect in a card.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }

    /// Draws a view, which is changed once its size is known.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let first = context.nodes.count
        content._draw(in: &context)
        if context.lacksObject(for: self) { return }
        for index in context.nodes.indices[first...] {
            var node = context.nodes[index]
            // Other effects of the same element would move around the same point.
            if node.hasEffects { node.wrap() }
            context.addCode(to: &node) { code in
                code.finish = { node, size, _ in node.setEffect(effectValue(size: size)) }
            }
            // What comes further out stands outside of the change, which takes this place.
            node.apply(.turn(ProjectionTransform().turn))
            context.nodes[index] = node
        }
    }
}

/// An effect that layout doesn't take into account.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    /// The effect.
    public var base: Base

    /// The part of the effect that changes.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform {
        base.effectValue(size: size)
    }
}

extension View {
    /// Draws the view through a change of its points, which count from its left upper corner.
    nonisolated public consuming func projectionEffect(_ transform: ProjectionTransform)
        -> some View
    {
        modified(_TurnModifier(turn: transform.turn, anchor: .topLeading, mirrors: false))
    }
}

extension ViewNode {
    /// Gives the element the change that an effect has for its size.
    mutating func setEffect(_ transform: ProjectionTransform) {
        for index in attributes.indices {
            guard case .turn = attributes[index] else { continue }
            attributes[index] = .turn(transform.turn)
        }
    }
}
