public import Foundation

/// A position on a card, which a `GeometryProxy` converts into its own coordinates.
public struct Anchor<Value> {
    let number: Int
    let place: @Sendable (CGRect) -> Value

    /// A position in the current view.
    public struct Source {
        let place: @Sendable (CGRect) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Two positions in one view are equal if they are equal in any box.
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        let box = CGRect(x: 3, y: 5, width: 17, height: 29)
        return lhs.number == rhs.number && lhs.place(box) == rhs.place(box)
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's box.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(place: { $0 }) }

    /// Returns a rectangle, relative to the view's top left corner.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(place: { box in
            CGRect(
                x: box.minX + r.minX, y: box.minY + r.minY, width: r.width, height: r.height)
        })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point, relative to the view's top left corner.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(place: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) })
    }

    /// Returns a point as fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(place: { box in
            CGPoint(x: box.minX + p.x * box.width, y: box.minY + p.y * box.height)
        })
    }

    /// The view's top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's upper edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's lower edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The position in the proxy's coordinates.
    ///
    /// A position that isn't known yet, because the geometry reader precedes the view, is the reader's corner.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.place(place(of: anchor.number))
    }
}
