public import Foundation

/// Space that grows along the axis of the enclosing stack.
public nonisolated struct Spacer: PrimitiveView, Sendable {
    /// The minimum length of the space, in points.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.nodes.append(
            ViewNode(id: context.path.id, kind: .spacer(minLength: minLength.map(Double.init))))
    }
}
