/// A change of how a view is drawn that leaves its place in the layout.
///
/// Effects are made of ``EmptyVisualEffect`` by the methods of the protocol, each of which adds one change.
public protocol VisualEffect: Sendable, Animatable {
    /// How many changes the effects of the type are made of.
    static var _changeCount: Int { get }
    /// The changes, the innermost first.
    var _changes: [_VisualChange] { get }
}

/// No change, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    public static var _changeCount: Int { 0 }
    public var _changes: [_VisualChange] { [] }

    /// Creates the effect.
    public init() {}
}

/// A change after another.
public struct _AddedVisualEffect<Inner: VisualEffect>: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    let inner: Inner
    let change: _VisualChange

    public static var _changeCount: Int { Inner._changeCount + 1 }
    public var _changes: [_VisualChange] { inner._changes + [change] }
}

/// One change of how a view is drawn.
public struct _VisualChange: Sendable {
    fileprivate let attribute: ViewNode.Attribute
    /// The point that a turn leaves where it is; `nil` where the attribute says so itself.
    fileprivate let anchor: UnitPoint?

    /// The change as an attribute, for a direction of reading.
    func attribute(isRightToLeft: Bool) -> ViewNode.Attribute {
        guard let anchor, case .turn(let turn) = attribute else { return attribute }
        return .turn(turn.around(anchor, isRightToLeft: isRightToLeft))
    }
}

extension VisualEffect {
    /// The effect, and a change outside of it.
    func adding(
        _ attribute: ViewNode.Attribute, around anchor: UnitPoint? = nil
    ) -> _AddedVisualEffect<Self> {
        _AddedVisualEffect(
            inner: self, change: _VisualChange(attribute: attribute, anchor: anchor))
    }
}

/// Changes how a view is drawn, whatever its size and its place.
public nonisolated struct _FixedVisualEffectModifier<Effect: VisualEffect>: _PrimitiveModifier {
    let effect: Effect

    /// Draws a view with the changes.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let first = context.nodes.count
        content._draw(in: &context)
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        for change in effect._changes {
            let attribute = change.attribute(isRightToLeft: isRightToLeft)
            for index in context.nodes.indices[first...] {
                context.nodes[index].applyEffect(attribute)
            }
            context.count(nodesFrom: first)
        }
    }
}
