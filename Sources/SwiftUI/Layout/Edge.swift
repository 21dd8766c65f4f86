public import Foundation

/// A side of a box, in reading direction.
public enum Edge: Int8, Sendable, CaseIterable {
    /// The top side.
    case top
    /// The side where reading begins.
    case leading
    /// The bottom side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one side.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The top side.
        public static let top = Set(.top)
        /// The side where reading begins.
        public static let leading = Set(.leading)
        /// The bottom side.
        public static let bottom = Set(.bottom)
        /// The side where reading ends.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The sides where reading begins and ends.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the sides of a box, in points.
public struct EdgeInsets: Sendable, Equatable {
    /// The distance at the top.
    public var top: CGFloat
    /// The distance where reading begins.
    public var leading: CGFloat
    /// The distance at the bottom.
    public var bottom: CGFloat
    /// The distance where reading ends.
    public var trailing: CGFloat

    /// Creates insets from four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

extension EdgeInsets {
    /// The distances for renderers.
    var described: ViewNode.Insets {
        ViewNode.Insets(
            top: Double(top), leading: Double(leading), bottom: Double(bottom),
            trailing: Double(trailing))
    }
}
