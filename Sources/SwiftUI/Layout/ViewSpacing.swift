public import Foundation

/// The preferred spacing around a view.
///
/// Unspecified by Apple: the amount. Here it is the spacing of stacks, 8 points, and none beside a
/// spacer.
public struct ViewSpacing: Sendable {
    let isSpace: Bool

    /// No space around a view.
    public static let zero = ViewSpacing(isSpace: true)

    public init() {
        isSpace = false
    }

    init(isSpace: Bool) {
        self.isSpace = isSpace
    }

    /// Merges the spacing of another view on some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }

    /// Returns the merged spacing of this view and another.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(isSpace: isSpace && other.isSpace)
    }

    /// Returns the space between this view and the next along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isSpace || next.isSpace ? 0 : Measures.spacing
    }
}
