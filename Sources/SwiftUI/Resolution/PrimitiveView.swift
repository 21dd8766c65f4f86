/// A view that becomes nodes by itself, without a body.
///
/// Only the built-in views conform. A primitive is a nonisolated type, so that code outside the
/// main actor can make it, but it is resolved on the main actor.
package protocol PrimitiveView: View where Body == Never {
    /// The nodes that the view draws, in reading order.
    @MainActor func nodes(in context: inout ResolveContext) -> [ViewNode]
}

extension PrimitiveView {
    /// Resolves the view without a body.
    @MainActor
    public func _nodes(in context: inout _ResolveContext) -> [ViewNode] {
        nodes(in: &context)
    }

    /// Not to be read: a primitive view has no content of its own.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body.")
    }
}
