import SwiftUI

// Effects in the words of CSS.
extension ViewNode.Filter {
    /// The function, with its parenthesis open.
    var css: StaticString {
        switch self {
        case .saturation: "saturate("
        case .brightness: "brightness("
        case .contrast: "contrast("
        case .grayscale: "grayscale("
        case .hueRotation: "hue-rotate("
        case .inversion: "invert("
        }
    }

    /// The amount as the function counts it: CSS multiplies brightness, and SwiftUI adds to it.
    func cssAmount(_ amount: Double) -> Double {
        switch self {
        case .brightness: max(1 + amount, 0)
        case .hueRotation: amount
        case .saturation, .contrast, .grayscale, .inversion: max(amount, 0)
        }
    }
}

extension ViewNode.BlendMode {
    /// The keyword.
    var css: StaticString {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }
}
