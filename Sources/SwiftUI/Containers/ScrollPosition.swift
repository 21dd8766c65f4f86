public import Foundation

/// A position to which an app scrolls content; a card has all of its content in place.
public struct ScrollPosition: Sendable {
    private enum Place: Sendable {
        case nowhere
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        case view(any Hashable & Sendable, UnitPoint?)
    }

    private var place: Place

    /// Creates a position without a view.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        place = .nowhere
    }

    /// Creates the position of a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(id, anchor)
    }

    /// Creates a position at an edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        place = .edge(edge)
    }

    /// Creates a position at a point.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }

    /// Changes the position to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(id, anchor)
    }

    /// Changes the position to an edge.
    public mutating func scrollTo(edge: Edge) {
        place = .edge(edge)
    }

    /// Changes the position to a point.
    public mutating func scrollTo(point: CGPoint) {
        place = .point(x: point.x, y: point.y)
    }

    /// Changes the horizontal position.
    public mutating func scrollTo(x: CGFloat) {
        place = .point(x: x, y: nil)
    }

    /// Changes the vertical position.
    public mutating func scrollTo(y: CGFloat) {
        place = .point(x: nil, y: y)
    }

    /// The edge; `nil` for another kind of position.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point; `nil` for another kind of position.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The identity of the view; `nil` for another kind of position.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = place { id } else { nil }
    }

    /// Returns the identity of the view, if it has the type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// True if a person has scrolled the content, which isn't possible in a card.
    public var isPositionedByUser: Bool { false }
}

extension ScrollPosition: Equatable {
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        switch (lhs.place, rhs.place) {
        case (.nowhere, .nowhere): true
        case (.edge(let left), .edge(let right)): left == right
        case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
        case (.view(let left, let anchor), .view(let right, let other)):
            AnyHashable(left) == AnyHashable(right) && anchor == other
        default: false
        }
    }
}

extension View {
    /// Binds the scroll position; a card doesn't scroll.
    nonisolated public consuming func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        self
    }
}
