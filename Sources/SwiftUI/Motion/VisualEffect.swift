/// A change of a view's drawing that keeps its place in the layout.
///
/// Effects are composed from ``EmptyVisualEffect`` by the protocol's methods; each adds one change.
public protocol VisualEffect: Sendable, Animatable {
    /// The number of changes in effects of the type.
    static var _changeCount: Int { get }
    /// The changes, the innermost first.
    var _changes: [_VisualChange] { get }
}

/// The empty effect, to which changes are added.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    public static var _changeCount: Int { 0 }
    public var _changes: [_VisualChange] { [] }

    public init() {}
}

/// An effect with one more change.
public struct _AddedVisualEffect<Inner: VisualEffect>: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    let inner: Inner
    let change: _VisualChange

    public static var _changeCount: Int { Inner._changeCount + 1 }
    public var _changes: [_VisualChange] { inner._changes + [change] }
}

/// One change of a view's drawing.
public struct _VisualChange: Sendable {
    fileprivate let attribute: ViewNode.Attribute
    /// The fixed point of a transformation; `nil` if the attribute has it.
    fileprivate let anchor: UnitPoint?

    /// Returns the change as an attribute, for a reading direction.
    func attribute(isRightToLeft: Bool) -> ViewNode.Attribute {
        guard let anchor, case .turn(let turn) = attribute else { return attribute }
        return .turn(turn.around(anchor, isRightToLeft: isRightToLeft))
    }
}

extension VisualEffect {
    /// Returns the effect with a change outside of it.
    func adding(
        _ attribute: ViewNode.Attribute, around anchor: UnitPoint? = nil
    ) -> _AddedVisualEffect<Self> {
        _AddedVisualEffect(
            inner: self, change: _VisualChange(attribute: attribute, anchor: anchor))
    }
}
