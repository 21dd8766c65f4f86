import SwiftUI
import Testing

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }

    fileprivate static let brand = UIColor(hex: 0xFF3300)

    /// Lighter or darker, as apps write it.
    fileprivate func with(brightness factor: CGFloat) -> UIColor {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (
            0, 0, 0, 0
        )
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(
            hue: hue, saturation: saturation, brightness: brightness * factor, alpha: alpha)
    }
}

/// Colors of UIKit and AppKit, as apps extend and read them.
@MainActor
@Suite struct ColorValueTests {
    private func paint(_ color: UIColor, _ scheme: ColorScheme = .light) -> Paint {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return Color(uiColor: color)._paint(in: environment)
    }

    @Test("A color can have initializers of an author's, and is equal by what it draws")
    func initializers() {
        #expect(paint(.brand) == .rgb(red: 1, green: 0.2, blue: 0, opacity: 1))
        #expect(UIColor.brand == UIColor(red: 1, green: 0.2, blue: 0, alpha: 1))
        #expect(Set([UIColor.brand, .brand, .systemRed]).count == 2)
        #expect(UIColor(named: "Nowhere") == nil)
    }

    @Test("A gray of the system's has a value for light and for dark, by either spelling")
    func grays() {
        let light = Paint.rgb(red: 229 / 255, green: 229 / 255, blue: 234 / 255, opacity: 1)
        #expect(paint(.systemGray5) == light)
        let dark = Paint.rgb(red: 44 / 255, green: 44 / 255, blue: 46 / 255, opacity: 1)
        #expect(paint(.systemGray5, .dark) == dark)
        #expect(Color(.systemGray5) == Color(uiColor: .systemGray5))
    }

    @Test("A color tells its components")
    func components() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let isKnown = UIColor.brand.withAlphaComponent(0.5)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(isKnown)
        #expect([red, green, blue, alpha] == [1, 0.2, 0, 0.5])
        UIColor.systemRed.getRed(nil, green: nil, blue: &blue, alpha: nil)
        #expect(abs(blue - 48.0 / 255.0) < 0.001)
        for color in [UIColor.brand, .init(hex: 0x336699), .init(hex: 0x66CC33), .gray] {
            var parts: [CGFloat] = [0, 0, 0]
            var same: [CGFloat] = [0, 0, 0]
            color.getRed(&parts[0], green: nil, blue: nil, alpha: nil)
            color.getRed(nil, green: &parts[1], blue: nil, alpha: nil)
            color.getRed(nil, green: nil, blue: &parts[2], alpha: nil)
            let turned = color.with(brightness: 1)
            turned.getRed(&same[0], green: nil, blue: nil, alpha: nil)
            turned.getRed(nil, green: &same[1], blue: nil, alpha: nil)
            turned.getRed(nil, green: nil, blue: &same[2], alpha: nil)
            for (one, other) in zip(parts, same) { #expect(abs(one - other) < 0.0001) }
        }
    }

    @Test("A color that its surroundings decide is one color in light and another in dark")
    func dynamic() {
        let color = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .white : .brand
        }
        #expect(paint(color) == paint(.brand))
        #expect(paint(color, .dark) == paint(.white))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(paint(dark) == paint(.white))
        #expect(paint(.secondarySystemGroupedBackground, .dark) != paint(.systemGray6))
    }

    @Test("AppKit's names are colors too")
    func appKit() {
        let color = NSColor(srgbRed: 1, green: 0.2, blue: 0, alpha: 1)
        #expect(Color(nsColor: color) == Color(uiColor: .brand))
        #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
        #expect(Color(nsColor: .windowBackgroundColor) == Color(uiColor: .systemGray6))
    }
}
