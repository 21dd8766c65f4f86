public import Foundation

/// A person's choice of light or dark appearance, in UIKit's terms.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// An unknown appearance.
    case unspecified = 0
    /// Dark content on a light surface.
    case light = 1
    /// Light content on a dark surface.
    case dark = 2
}

/// The traits that decide a color's appearance.
public final class UITraitCollection: Sendable, Hashable {
    /// The light or dark appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates traits with a known appearance only.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Creates traits with nothing known.
    public convenience init() {
        self.init(userInterfaceStyle: .unspecified)
    }

    public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
        one.userInterfaceStyle == other.userInterfaceStyle
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
    }
}

extension UIColor {
    /// Creates a color that depends on its traits.
    ///
    /// Unspecified by Apple when the provider is called; here at once, for light and for dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        func paint(_ style: UIUserInterfaceStyle) -> Paint {
            let traits = UITraitCollection(userInterfaceStyle: style)
            return dynamicProvider(traits).color.paint(isDark: style == .dark)
        }
        let (light, dark) = (paint(.light), paint(.dark))
        self.init(color: Color(paint: light, dark: dark == light ? nil : dark))
    }

    /// Returns the color for traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(
            color: Color(
                paint: color.paint(isDark: traitCollection.userInterfaceStyle == .dark)))
    }

    private var parts: Color.Components {
        Color.Components(color.paint(isDark: false), isDark: false)
    }

    /// Writes the components, 0…1 in sRGB; of the light variant if the color depends on traits.
    ///
    /// Safe: each place is written once, during the call, as the caller's `&` promises.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = parts
        red?.pointee = CGFloat(parts.rgb.x)
        green?.pointee = CGFloat(parts.rgb.y)
        blue?.pointee = CGFloat(parts.rgb.z)
        alpha?.pointee = CGFloat(parts.opacity)
        return true
    }

    /// Writes hue, saturation, brightness and opacity, each 0…1.
    ///
    /// Safe: each place is written once, during the call, as the caller's `&` promises.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = parts
        let (greatest, least) = (parts.rgb.max(), parts.rgb.min())
        let range = greatest - least
        let sector: Double =
            if range == 0 { 0.0 } else if greatest == parts.rgb.x {
                (parts.rgb.y - parts.rgb.z) / range + (parts.rgb.y < parts.rgb.z ? 6 : 0)
            } else if greatest == parts.rgb.y {
                (parts.rgb.z - parts.rgb.x) / range + 2
            } else {
                (parts.rgb.x - parts.rgb.y) / range + 4
            }
        hue?.pointee = CGFloat(sector / 6)
        saturation?.pointee = CGFloat(greatest == 0 ? 0 : range / greatest)
        brightness?.pointee = CGFloat(greatest)
        alpha?.pointee = CGFloat(parts.opacity)
        return true
    }
}

extension Color {
    /// Returns the paint for a light or dark appearance.
    func paint(isDark: Bool) -> Paint { isDark ? darkPaint ?? paint : paint }
}
