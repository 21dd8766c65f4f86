/// A view that creates nodes itself, without a body.
///
/// Only the built-in views conform. A primitive is a nonisolated type, so that code outside the
/// main actor can create it, but it is drawn on the main actor.
package protocol PrimitiveView: View where Body == Never {
    /// Adds the nodes of the view to those that the context has collected, in reading order.
    @MainActor func draw(in context: inout ResolveContext)
}

extension PrimitiveView {
    /// Draws the view without a body.
    @MainActor
    public func _draw(in context: inout _ResolveContext) {
        guard context.enter() else { return }
        draw(in: &context)
        context.leave()
    }

    /// Not to be read: a primitive view has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}
