public import Foundation

/// The size of a control.
public enum ControlSize: Sendable, Hashable, CaseIterable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The usual size.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge

    /// True for small controls, which keep their full target and have smaller text.
    ///
    /// Unspecified by Apple in points.
    var hasSmallText: Bool { self == .mini || self == .small }

    /// The least height of a button with a surface, if it differs from the usual one.
    var minimumHeight: Double? {
        switch self {
        case .mini, .small, .regular: nil
        case .large: 50
        case .extraLarge: 58
        }
    }

    /// The size factor for controls without text, such as a spinner.
    var factor: Double? {
        switch self {
        case .mini: 0.7
        case .small: 0.8
        case .regular: nil
        case .large: 1.5
        case .extraLarge: 1.8
        }
    }
}

/// The outline of a button with a surface.
public struct ButtonBorderShape: Sendable, Equatable {
    let outline: ViewNode.Outline?

    /// The outline that suits the context.
    public static let automatic = ButtonBorderShape(outline: nil)
    /// A capsule.
    public static let capsule = ButtonBorderShape(outline: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(outline: .circle)
    /// A rectangle with the usual corners.
    public static let roundedRectangle = ButtonBorderShape(outline: nil)

    /// Returns a rectangle with corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .roundedRectangle(radius: Double(radius)))
    }
}
