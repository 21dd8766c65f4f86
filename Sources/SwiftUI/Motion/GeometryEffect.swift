public import Foundation

/// A modifier that transforms the drawn points of a view, depending on the view's size.
///
/// The system calls `effectValue(size:)` once the view is laid out. The view keeps its place in the
/// layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transformation for a size; points are relative to the top left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns an effect for drawing only; in a card, layout ignores all effects.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }

    /// Draws a view that is transformed once its size is known.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let first = context.nodes.count
        content._draw(in: &context)
        if context.lacksObject(for: self) { return }
        for index in context.nodes.indices[first...] {
            var node = context.nodes[index]
            // Other effects of the same element would transform around the same point.
            if node.hasEffects { node.wrap() }
            context.addCode(to: &node) { code in
                code.finish = { node, size, _ in node.setEffect(effectValue(size: size)) }
            }
            // Outer attributes apply outside of the transformation, which is reserved here.
            node.apply(.turn(ProjectionTransform().turn))
            context.nodes[index] = node
        }
    }
}

/// An effect that layout ignores.
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
    /// Draws the view through a transformation of its points, relative to its top left corner.
    nonisolated public consuming func projectionEffect(_ transform: ProjectionTransform)
        -> some View
    {
        drawn(with: transform.turn) { context, turn, start in
            for index in context.nodes.indices[start...] {
                context.nodes[index].applyEffect(.turn(turn))
            }
        }
    }
}

extension ViewNode {
    /// Sets the element's transformation to the effect's for its size.
    mutating func setEffect(_ transform: ProjectionTransform) {
        for index in attributes.indices {
            guard case .turn = attributes[index] else { continue }
            attributes[index] = .turn(transform.turn)
        }
    }
}
