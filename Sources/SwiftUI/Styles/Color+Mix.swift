import Foundation

extension Gradient {
    /// The space in which colors are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// The space of screens.
        public static let device = ColorSpace(isPerceptual: false)
        /// A space in which equal steps look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }
}

extension Color {
    /// Returns the color between this one and another: 0 for this one, 1 for the other.
    ///
    /// The system's colors are mixed separately for light and dark environments.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        func mixed(_ isDark: Bool) -> Paint {
            let one = Components(paint(isDark: isDark), isDark: isDark)
            let other = Components(rhs.paint(isDark: isDark), isDark: isDark)
            return one.mixed(with: other, fraction.clampedToUnit, colorSpace).paint
        }
        let (light, dark) = (mixed(false), mixed(true))
        return Color(paint: light, dark: dark == light ? nil : dark)
    }

    /// A color by its parts, 0…1 in sRGB.
    struct Components {
        var rgb: SIMD3<Double>
        var opacity: Double

        init(_ paint: Paint, isDark: Bool) {
            switch paint {
            case .rgb(let red, let green, let blue, let opacity):
                rgb = [red, green, blue]
                self.opacity = opacity
            case .named(let name):
                rgb = name.components(isDark: isDark)
                opacity = name == .clear ? 0 : 1
            case .faded(let name, let opacity):
                rgb = name.components(isDark: isDark)
                self.opacity = opacity
            case .linearGradient, .centeredGradient, .mesh, .material:
                rgb = .zero
                opacity = 0
            }
        }

        private init(rgb: SIMD3<Double>, opacity: Double) {
            self.rgb = rgb
            self.opacity = opacity
        }

        fileprivate var paint: Paint {
            .rgb(
                red: rgb.x.clampedToUnit, green: rgb.y.clampedToUnit, blue: rgb.z.clampedToUnit,
                opacity: opacity)
        }

        func mixed(
            with other: Components, _ fraction: Double, _ space: Gradient.ColorSpace
        ) -> Components {
            let opacity = opacity + (other.opacity - opacity) * fraction
            guard space.isPerceptual else {
                return Components(rgb: rgb + (other.rgb - rgb) * fraction, opacity: opacity)
            }
            let (one, two) = (Self.lab(rgb), Self.lab(other.rgb))
            return Components(rgb: Self.rgb(one + (two - one) * fraction), opacity: opacity)
        }

        // The matrices of OKLab, as its author published them.
        private static func lab(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
            let c = SIMD3(linear(rgb.x), linear(rgb.y), linear(rgb.z))
            let l = cbrt(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
            let m = cbrt(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
            let s = cbrt(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
            return SIMD3(
                0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
        }

        private static func rgb(_ lab: SIMD3<Double>) -> SIMD3<Double> {
            let l = pow(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z, 3)
            let m = pow(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z, 3)
            let s = pow(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z, 3)
            return SIMD3(
                encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
        }

        private static func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }

        private static func encoded(_ value: Double) -> Double {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
    }
}

extension Paint.Name {
    /// Returns the parts of the system's color, 0…1 in sRGB.
    fileprivate func components(isDark: Bool) -> SIMD3<Double> {
        let (light, dark): (SIMD3<Double>, SIMD3<Double>) =
            switch self {
            case .primary: ([0, 0, 0], [255, 255, 255])
            case .secondary: ([138, 138, 142], [152, 152, 159])
            case .tertiary: ([197, 197, 199], [90, 90, 95])
            case .quaternary: ([220, 220, 221], [64, 64, 68])
            case .accent, .blue: ([0, 122, 255], [10, 132, 255])
            case .clear, .black: ([0, 0, 0], [0, 0, 0])
            case .white: ([255, 255, 255], [255, 255, 255])
            case .red: ([255, 59, 48], [255, 69, 58])
            case .orange: ([255, 149, 0], [255, 159, 10])
            case .yellow: ([255, 204, 0], [255, 214, 10])
            case .green: ([52, 199, 89], [48, 209, 88])
            case .mint: ([0, 199, 190], [99, 230, 226])
            case .teal: ([48, 176, 199], [64, 200, 224])
            case .cyan: ([50, 173, 230], [100, 210, 255])
            case .indigo: ([88, 86, 214], [94, 92, 230])
            case .purple: ([175, 82, 222], [191, 90, 242])
            case .pink: ([255, 45, 85], [255, 55, 95])
            case .brown: ([162, 132, 94], [172, 142, 104])
            case .gray: ([142, 142, 147], [142, 142, 147])
            case .background: ([255, 255, 255], [28, 28, 30])
            case .fill: ([228, 228, 230], [57, 57, 61])
            }
        return (isDark ? dark : light) / 255
    }
}
