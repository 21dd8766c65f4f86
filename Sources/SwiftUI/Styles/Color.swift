import Foundation

/// A color, named or mixed; as a view, a box filled with it.
public nonisolated struct Color: Sendable, Hashable {
    let paint: Paint
    private let dark: Rare<Paint>
    /// The paint in a dark environment, if it is different.
    var darkPaint: Paint? { dark.value }

    /// The space in which components are given.
    public enum RGBColorSpace: Sendable, Hashable {
        /// The usual space of screens.
        case sRGB
        /// The usual space with linear components.
        case sRGBLinear
        /// A wider space of newer screens.
        case displayP3
    }

    /// Creates a color from components 0…1 in a color space.
    ///
    /// Unspecified by Apple; components of display P3 are read as sRGB, because a renderer may not
    /// have a wider space.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        func encoded(_ part: Double) -> Double {
            if colorSpace != .sRGBLinear { return part }
            return part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
        }
        self.init(
            paint: .rgb(
                red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity))
    }

    /// Creates a gray.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let turn = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness
                - brightness * saturation * Swift.max(0, Swift.min(turn, 4 - turn, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    init(named name: Paint.Name) {
        self.init(paint: .named(name))
    }

    init(paint: Paint, dark: Paint? = nil) {
        self.paint = paint
        self.dark = Rare(dark)
    }

    /// Returns the color at an opacity, 0…1.
    public func opacity(_ opacity: Double) -> Color {
        Color(paint: paint.faded(by: opacity), dark: darkPaint?.faded(by: opacity))
    }

    /// A subtle gradient of the color, lighter at the top.
    public var gradient: AnyGradient { AnyGradient(of: self) }
}

extension Color: View, BoxStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        if let darkPaint, environment.colorScheme == .dark { return darkPaint }
        return paint == .named(.accent) ? environment.tint ?? paint : paint
    }
}
