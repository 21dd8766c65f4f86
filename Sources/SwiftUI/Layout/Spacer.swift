public import Foundation

/// Space that grows along the axis of the stack around it.
public nonisolated struct Spacer: PrimitiveView, Sendable {
    /// The length below which the space does not shrink, in points.
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
