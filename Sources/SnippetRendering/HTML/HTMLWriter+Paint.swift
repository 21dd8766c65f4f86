import Foundation
import SwiftUI

// Paints as CSS values: names become custom properties of the style sheet, which alone decides
// between light and dark.
extension HTMLWriter {
    /// Writes one color; the first of a gradient.
    mutating func color(_ paint: Paint, isText: Bool = false) {
        switch paint {
        case .named(let name): variable(name, isText: isText)
        case .rgb(let red, let green, let blue, let opacity):
            markup("rgb(")
            for component in [red, green, blue] {
                number(Int((component.clampedToUnit * 255).rounded()))
                markup(" ")
            }
            markup("/ ", opacity.clampedToUnit, ")")
        case .faded(let name, let opacity):
            markup("color-mix(in srgb,")
            variable(name, isText: isText)
            markup(" ", opacity.clampedToUnit * 100, "%,transparent)")
        case .linearGradient, .centeredGradient:
            if let first = paint.stops?.first {
                color(first.paint.withoutGradient, isText: isText)
            } else {
                markup("transparent")
            }
        case .mesh(let mesh): color(mesh.rows, isText: isText)
        case .material: markup("var(--material)")
        }
    }

    /// Writes the value of a CSS `background`.
    mutating func background(_ paint: Paint) {
        if case .centeredGradient(let gradient) = paint { return self.gradient(gradient) }
        if case .mesh(let mesh) = paint { return picture(of: mesh) }
        guard case .linearGradient(let stops, let start, let end) = paint else {
            return color(paint)
        }
        markup("linear-gradient(")
        let line = GradientLine(start: start, end: end)
        markup(line.direction)
        if let degrees = line.degrees {
            number(degrees, "deg")
        }
        write(stops, "%") { (line.offset + $0 * line.length) * 100 }
    }

    /// Writes the stops of a gradient, each at its location, and closes the parenthesis.
    private mutating func write(
        _ stops: [Paint.Stop], _ unit: StaticString, _ place: (Double) -> Double
    ) {
        // CSS requires two stops at least.
        for stop in stops.count == 1 ? stops + stops : stops {
            markup(",")
            color(stop.paint.withoutGradient)
            markup(" ", place(stop.location.clampedToUnit))
            markup(unit)
        }
        if stops.isEmpty { markup(",transparent,transparent") }
        markup(")")
    }

    private mutating func gradient(_ gradient: Paint.CenteredGradient) {
        let (from, to, unit): (Double, Double, StaticString)
        switch gradient.form {
        case .circles(let first, let last), .circlesAround(_, _, let first, let last):
            (from, to, unit) = (first, last, "px")
            markup("radial-gradient(circle at ")
        case .ellipses(let first, let last):
            // The ellipse through the corners is the one through the sides, larger by √2; with
            // explicit radii it needs no corner.
            (from, to, unit) = (first * 200, last * 200, "%")
            markup("radial-gradient(50% 50% at ")
        case .angles(let first, let last):
            (from, to, unit) = (0, last - first, "deg")
            // CSS angles begin at the top.
            markup("conic-gradient(from ", first + 90, "deg at ")
        }
        if case .circlesAround(let x, let y, _, _) = gradient.form {
            number(x)
            markup("px ", y, "px")
        } else {
            number(gradient.center.x * 100)
            markup("% ", gradient.center.y * 100, "%")
        }
        write(gradient.stops, unit) { from + $0 * (to - from) }
    }

    private mutating func variable(_ name: Paint.Name, isText: Bool) {
        switch name {
        case .accent: markup(isText ? "var(--tint-text)" : "var(--tint)")
        case .background: markup("var(--card-solid)")
        case .clear: markup("transparent")
        case .white: markup("#fff")
        case .black: markup("#000")
        case .fill: markup(isText ? "var(--text-secondary)" : "var(--fill)")
        case .primary, .secondary, .tertiary, .quaternary, .red, .orange, .yellow, .green, .mint,
            .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray:
            markup(isText ? "var(--text-" : "var(--")
            word(name)
            markup(")")
        }
    }
}

private struct GradientLine {
    var direction: StaticString = ""
    var degrees: Double?
    /// The beginning and the length of the line, relative to the line that CSS would use.
    var offset = 0.0
    var length = 1.0

    init(start: Paint.UnitPosition, end: Paint.UnitPosition) {
        let x = end.x - start.x
        let y = end.y - start.y
        if x == 0, y >= 0 {
            direction = "to bottom"
            (offset, length) = (start.y, y)
        } else if x == 0 {
            direction = "to top"
            (offset, length) = (1 - start.y, -y)
        } else if y == 0, x > 0 {
            direction = "to right"
            (offset, length) = (start.x, x)
        } else if y == 0 {
            direction = "to left"
            (offset, length) = (1 - start.x, -x)
        } else if abs(x) == 1, abs(y) == 1 {
            direction =
                x > 0
                ? (y > 0 ? "to bottom right" : "to top right")
                : (y > 0 ? "to bottom left" : "to top left")
        } else {
            degrees = 90 + atan2(y, x) * 180 / .pi
        }
    }
}

extension Paint {
    /// The paint, or the first plain color of a gradient: stops of a gradient are colors.
    fileprivate var withoutGradient: Paint {
        guard let stops else { return self }
        return stops.first { !$0.paint.isGradient }?.paint ?? .named(.clear)
    }

    /// Returns the luminance of a color, from black, 0, to white, 1.
    static func luminance(red: Double, green: Double, blue: Double) -> Double {
        func linear(_ value: Double) -> Double {
            let value = value.clampedToUnit
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Tells whether black is more readable on the paint than white.
    var isLight: Bool {
        switch self {
        case .rgb(let red, let green, let blue, _):
            return Self.luminance(red: red, green: green, blue: blue) > 0.179
        case .linearGradient, .centeredGradient:
            return stops?.first?.paint.withoutGradient.isLight ?? false
        case .named(let name), .faded(let name, _): return name == .white
        case .mesh(let mesh): return mesh.rows.isLight
        case .material: return false
        }
    }
}
