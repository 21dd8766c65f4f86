import SwiftUI

// Effects as CSS.
extension HTMLDrawing {
    /// Writes filters; shadow and blur share one CSS property.
    mutating func writeFilter(of attributes: [ViewNode.Attribute], _ box: BoxStyle) {
        var isOpen = false
        for index in box.attributes {
            switch attributes[index] {
            case .shadow(let shadow):
                style.markup(isOpen ? " drop-shadow(" : "filter:drop-shadow(")
                for length in [shadow.x, shadow.y, max(shadow.radius, 0)] {
                    style.number(length, "px ")
                }
                style.color(shadow.paint)
                style.markup(")")
                isOpen = true
            case .blur(let radius):
                style.markup(isOpen ? " blur(" : "filter:blur(", max(radius, 0), "px)")
                isOpen = true
            case .filter(let filter, let amount):
                style.markup(isOpen ? " " : "filter:")
                style.markup(filter.css)
                style.number(filter.cssAmount(amount))
                style.markup(filter == .hueRotation ? "deg)" : ")")
                isOpen = true
            default: continue
            }
        }
        if isOpen { style.markup(";") }
    }

    mutating func write(_ transform: ViewNode.Transform) {
        style.markup("transform:")
        if transform.perspective > 0 {
            style.markup("perspective(", 400 / transform.perspective, "px) ")
        }
        style.markup("rotate3d(")
        for part in [transform.x, transform.y, transform.z] {
            style.number(part, ",")
        }
        style.number(transform.degrees, "deg)")
        if let size = transform.size {
            style.markup(" scale(", size.x, ",", size.y, ")")
        }
        if let matrix = transform.matrix { write(matrix: matrix) }
        style.markup(";")
        if let anchor = transform.anchor {
            style.markup("transform-origin:", anchor.x * 100, "% ", anchor.y * 100, "%;")
        }
    }

    /// Writes the six numbers of a transformation, or the nine of one with perspective.
    private mutating func write(matrix: [Double]) {
        switch matrix.count {
        case 6:
            style.markup(" matrix(")
            for (index, number) in matrix.enumerated() {
                if index > 0 { style.markup(",") }
                style.number(number)
            }
        case 9:
            style.markup(" matrix3d(")
            // CSS has a third dimension, which stays unchanged.
            for row in [0, 3, nil, 6] {
                guard let row else {
                    style.markup("0,0,1,0,")
                    continue
                }
                style.fineNumber(matrix[row])
                style.markup(",")
                style.fineNumber(matrix[row + 1])
                style.markup(",0,")
                style.fineNumber(matrix[row + 2])
                if row < 6 { style.markup(",") }
            }
        default: return
        }
        style.markup(")")
    }
}

extension ViewNode.Filter {
    /// The CSS function, with its opening parenthesis.
    fileprivate var css: StaticString {
        switch self {
        case .saturation: "saturate("
        case .brightness: "brightness("
        case .contrast: "contrast("
        case .grayscale: "grayscale("
        case .hueRotation: "hue-rotate("
        case .inversion: "invert("
        }
    }

    /// Returns the amount for the CSS function: CSS multiplies brightness, and SwiftUI adds to it.
    fileprivate func cssAmount(_ amount: Double) -> Double {
        switch self {
        case .brightness: max(1 + amount, 0)
        case .hueRotation: amount
        case .saturation, .contrast, .grayscale, .inversion: max(amount, 0)
        }
    }
}

extension ViewNode.BlendMode {
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
