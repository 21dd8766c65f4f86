public import Foundation

/// A position in a box, 0…1 from its top left corner.
public struct UnitPoint: Sendable, Hashable {
    /// The horizontal position.
    public var x: CGFloat
    /// The vertical position.
    public var y: CGFloat

    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a position.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    var position: Paint.UnitPosition { Paint.UnitPosition(x: Double(x), y: Double(y)) }
}
