public import Foundation

/// The space that a view likes around it.
///
/// Unspecified by Apple: how much that is. Here it is the space of stacks, 8 points, and none beside a
/// spacer.
public struct ViewSpacing: Sendable {
    let isSpace: Bool

    /// No space around a view.
    public static let zero = ViewSpacing(isSpace: true)

    /// Creates the usual space.
    public init() {
        isSpace = false
    }

    init(isSpace: Bool) {
        self.isSpace = isSpace
    }

    /// Takes the space of another view into account on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }

    /// The space of this view and another.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(isSpace: isSpace && other.isSpace)
    }

    /// The space between this view and the next along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isSpace || next.isSpace ? 0 : Measures.spacing
    }
}
