public import Foundation

/// A color in UIKit's terms: here a value for drawing views.
public final class UIColor: Sendable {
    let color: Color

    init(color: Color) {
        self.color = color
    }

    /// Creates a color from a SwiftUI color.
    public convenience init(_ color: Color) {
        self.init(color: color)
    }

    private convenience init(named name: Paint.Name) {
        self.init(color: Color(named: name))
    }

    /// Creates one of the system's grays, from 0 to 255, for light and dark.
    convenience init(light: (Double, Double, Double), dark: (Double, Double, Double)) {
        func paint(_ color: (Double, Double, Double)) -> Paint {
            .rgb(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255, opacity: 1)
        }
        self.init(color: Color(paint: paint(light), dark: paint(dark)))
    }

    /// Creates a color from the app's asset catalogs.
    public convenience init(resource: ColorResource) {
        self.init(color: Color(resource))
    }

    /// Creates a color from the app's asset catalogs; `nil` if none has the name.
    public convenience init?(named name: String) {
        guard let color = ColorCatalog.color(name, in: .main) else { return nil }
        self.init(color: color)
    }

    /// Creates a color from components 0…1 in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            color: Color(
                red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// Creates a color from components 0…1 in display P3, which are read as sRGB.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(color: Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Creates a color from hue, saturation and brightness, each 0…1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(
            color: Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// Returns the color at an opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color: color.opacity(Double(alpha)))
    }

    /// UIKit's color of the name.
    public static let systemRed = UIColor(named: .red)
    /// UIKit's color of the name.
    public static let systemOrange = UIColor(named: .orange)
    /// UIKit's color of the name.
    public static let systemYellow = UIColor(named: .yellow)
    /// UIKit's color of the name.
    public static let systemGreen = UIColor(named: .green)
    /// UIKit's color of the name.
    public static let systemMint = UIColor(named: .mint)
    /// UIKit's color of the name.
    public static let systemTeal = UIColor(named: .teal)
    /// UIKit's color of the name.
    public static let systemCyan = UIColor(named: .cyan)
    /// UIKit's color of the name.
    public static let systemBlue = UIColor(named: .blue)
    /// UIKit's color of the name.
    public static let systemIndigo = UIColor(named: .indigo)
    /// UIKit's color of the name.
    public static let systemPurple = UIColor(named: .purple)
    /// UIKit's color of the name.
    public static let systemPink = UIColor(named: .pink)
    /// UIKit's color of the name.
    public static let systemBrown = UIColor(named: .brown)
    /// UIKit's color of the name.
    public static let systemGray = UIColor(named: .gray)
    /// UIKit's color of the name.
    public static let systemGray2 = UIColor(light: (174, 174, 178), dark: (99, 99, 102))
    /// UIKit's color of the name.
    public static let systemGray3 = UIColor(light: (199, 199, 204), dark: (72, 72, 74))
    /// UIKit's color of the name.
    public static let systemGray4 = UIColor(light: (209, 209, 214), dark: (58, 58, 60))
    /// UIKit's color of the name.
    public static let systemGray5 = UIColor(light: (229, 229, 234), dark: (44, 44, 46))
    /// UIKit's color of the name.
    public static let systemGray6 = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
    /// UIKit's color of the name.
    public static let label = UIColor(named: .primary)
    /// UIKit's color of the name.
    public static let secondaryLabel = UIColor(named: .secondary)
    /// UIKit's color of the name.
    public static let tertiaryLabel = UIColor(named: .tertiary)
    /// UIKit's color of the name.
    public static let quaternaryLabel = UIColor(named: .quaternary)
    /// UIKit's color of the name.
    public static let placeholderText = UIColor(named: .tertiary)
    /// UIKit's color of the name.
    public static let separator = UIColor(named: .quaternary)
    /// UIKit's color of the name.
    public static let link = UIColor(named: .accent)
    /// UIKit's color of the name.
    public static let tintColor = UIColor(named: .accent)
    /// UIKit's color of the name.
    public static let systemFill = UIColor(named: .fill)
    /// UIKit's color of the name.
    public static let secondarySystemFill = UIColor(Color(named: .fill).opacity(0.8))
    /// UIKit's color of the name.
    public static let tertiarySystemFill = UIColor(Color(named: .fill).opacity(0.6))
    /// UIKit's color of the name.
    public static let quaternarySystemFill = UIColor(Color(named: .fill).opacity(0.45))
    /// UIKit's color of the name.
    public static let systemBackground = UIColor(named: .background)
    /// UIKit's color of the name.
    public static let secondarySystemBackground = systemGray6
    /// UIKit's color of the name.
    public static let tertiarySystemBackground = UIColor(
        light: (255, 255, 255), dark: (44, 44, 46))
    /// UIKit's color of the name.
    public static let systemGroupedBackground = systemGray6
    /// UIKit's color of the name.
    public static let secondarySystemGroupedBackground = UIColor(
        light: (255, 255, 255), dark: (28, 28, 30))
    /// UIKit's color of the name.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: (242, 242, 247), dark: (44, 44, 46))
    /// UIKit's color of the name.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// UIKit's color of the name.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// UIKit's color of the name.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// UIKit's color of the name.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// UIKit's color of the name.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// UIKit's color of the name.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// UIKit's color of the name.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// UIKit's color of the name.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// UIKit's color of the name.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// UIKit's color of the name.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// UIKit's color of the name.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// UIKit's color of the name.
    public static let black = UIColor(white: 0, alpha: 1)
    /// UIKit's color of the name.
    public static let white = UIColor(white: 1, alpha: 1)
    /// UIKit's color of the name.
    public static let clear = UIColor(named: .clear)
}

/// Colors are equal if they are drawn alike.
extension UIColor: Hashable {
    public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }
}

extension Color {
    /// Creates a color from a UIKit color.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// Creates a color from an AppKit color.
    public init(nsColor: NSColor) {
        self = nsColor.color
    }

    /// Creates a color from a UIKit color.
    ///
    /// If an asset catalog gives a name to both, it is the resource's: `Color(.brand)`.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self = color.color
    }
}
