import SwiftUI

// The one writer of drawings as SVG: symbols, paths, and everything else with marks.
extension HTMLWriter {
    /// Writes marks, for an `svg` element of class `symbol` or `marks`.
    ///
    /// A part in the foreground color gets a class, because the style sheet decides the color; any
    /// other paint is declared. Gradients are named after the `identity` of the element, which must
    /// be unique. In a stretched drawing, lines keep their thickness if `keepsLines` is true.
    mutating func marks(
        _ marks: [ViewNode.Mark], identity: String = "", keepsLines: Bool = false
    ) {
        for (index, mark) in marks.enumerated() {
            switch mark {
            case .path(let path, let fill, let stroke):
                let gradients = [fill, stroke?.ink].enumerated().map { part, ink in
                    gradient(of: ink, "\(identity):g\(index)\(part == 0 ? "f" : "s")")
                }
                markup("<path")
                inks(fill, stroke, gradients[0], gradients[1])
                if let line = stroke?.line { write(line) }
                if keepsLines, stroke != nil { markup(" vector-effect=\"non-scaling-stroke\"") }
                if path.countsCrossings, fill != nil { markup(" fill-rule=\"evenodd\"") }
                attribute("d", path.commands)
                markup("/>")
            case .text(let text, let x, let y, let size, let ink):
                let gradient = gradient(of: ink, "\(identity):g\(index)")
                markup("<text")
                inks(ink, nil, gradient, nil)
                attribute("x", x)
                attribute("y", y)
                attribute("font-size", max(size, 0))
                markup(" text-anchor=\"middle\" dominant-baseline=\"central\">")
                self.text(text)
                markup("</text>")
            }
        }
    }

    /// Writes the ends, corners and gaps of a line, as attributes, since they need no style sheet.
    private mutating func write(_ line: ViewNode.Line) {
        markup(" stroke-linecap=\"")
        word(line.cap)
        markup("\" stroke-linejoin=\"")
        word(line.join)
        markup("\"")
        if line.join == .miter { attribute("stroke-miterlimit", max(line.miterLimit, 1)) }
        guard line.dash.contains(where: { $0 > 0 }) else { return }
        markup(" stroke-dasharray=\"")
        for length in line.dash.prefix(16) {
            number(max(length, 0), " ")
        }
        markup("\"")
        if line.dashPhase != 0 { attribute("stroke-dashoffset", line.dashPhase) }
    }

    /// Writes the color or colors of a mark.
    private mutating func inks(
        _ fill: ViewNode.Ink?, _ stroke: ViewNode.Stroke?, _ fillGradient: String?,
        _ strokeGradient: String?
    ) {
        switch (fill, stroke?.ink, stroke?.width) {
        case (nil, .foreground, nil): return
        case (.foreground, .foreground, nil): return markup(" class=\"solid\"")
        case (.foreground, nil, _): return markup(" class=\"dot\"")
        default: break
        }
        if let fillGradient { attribute("fill", "url(#\(fillGradient))") }
        if let strokeGradient { attribute("stroke", "url(#\(strokeGradient))") }
        if fillGradient != nil, strokeGradient != nil, stroke?.width == nil { return }
        markup(" data-style=\"")
        if fillGradient == nil { declare("fill:", fill) }
        if strokeGradient == nil { declare("stroke:", stroke?.ink) }
        if let width = stroke?.width {
            markup("stroke-width:", max(width, 0), "px;")
        }
        markup("\"")
    }

    private mutating func declare(_ property: StaticString, _ ink: ViewNode.Ink?) {
        markup(property)
        if let ink { color(ink) } else { markup("none") }
        markup(";")
    }

    mutating func color(_ ink: ViewNode.Ink) {
        switch ink {
        case .foreground: markup("currentColor")
        case .paint(let paint): color(paint)
        }
    }

    /// Writes a gradient that marks can refer to, and returns its name; `nil` if the ink is not a
    /// gradient.
    private mutating func gradient(
        of ink: ViewNode.Ink?, _ name: @autoclosure () -> String
    ) -> String? {
        if case .paint(.centeredGradient(let gradient)) = ink {
            return self.gradient(gradient, name())
        }
        var ink = ink
        if case .paint(.mesh(let mesh)) = ink { ink = .paint(mesh.rows) }
        guard case .paint(.linearGradient(let stops, let start, let end)) = ink else { return nil }
        let name = name()
        markup("<linearGradient")
        attribute("id", name)
        attribute("x1", start.x)
        attribute("y1", start.y)
        attribute("x2", end.x)
        attribute("y2", end.y)
        markup(">")
        for stop in stops { write(stop) }
        markup("</linearGradient>")
        return name
    }

    /// Writes the gradient of a symbol: it extends across the whole symbol, not across each of its strokes.
    mutating func symbolGradient(_ paint: Paint, named name: String) {
        let side = 24.0
        let isRadial: Bool
        let stops: [Paint.Stop]
        switch paint {
        case .linearGradient(let all, let start, let end):
            (isRadial, stops) = (false, all)
            markup("<linearGradient gradientUnits=\"userSpaceOnUse\"")
            attribute("x1", start.x * side)
            attribute("y1", start.y * side)
            attribute("x2", end.x * side)
            attribute("y2", end.y * side)
        case .centeredGradient(let gradient):
            stops = gradient.stops
            switch gradient.form {
            case .angles:
                isRadial = false
                markup("<linearGradient gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\"")
                markup(" x2=\"24\" y2=\"24\"")
            case .circles(let from, let to), .circlesAround(_, _, let from, let to):
                isRadial = true
                markup("<radialGradient gradientUnits=\"userSpaceOnUse\"")
                attribute("r", max(to, 0))
                attribute("fr", max(from, 0))
            case .ellipses(let from, let to):
                isRadial = true
                markup("<radialGradient gradientUnits=\"userSpaceOnUse\"")
                attribute("r", max(to, 0) * side)
                attribute("fr", max(from, 0) * side)
            }
            if isRadial {
                attribute("cx", gradient.center.x * side)
                attribute("cy", gradient.center.y * side)
            }
        case .named, .rgb, .faded, .mesh, .material: return
        }
        attribute("id", name)
        markup(">")
        for stop in stops { write(stop) }
        markup(isRadial ? "</radialGradient>" : "</linearGradient>")
    }

    private mutating func write(_ stop: Paint.Stop) {
        markup("<stop")
        attribute("offset", stop.location.clampedToUnit)
        markup(" data-style=\"stop-color:")
        color(stop.paint)
        markup(";\"/>")
    }

    /// Writes a gradient around a point.
    ///
    /// SVG has no angular gradients, so such a gradient is written as a linear one.
    private mutating func gradient(_ gradient: Paint.CenteredGradient, _ name: String) -> String {
        var isRadial = true
        var hasCenter = false
        switch gradient.form {
        case .circles(let from, let to):
            markup("<radialGradient gradientUnits=\"objectBoundingBox\"")
            attribute("r", 0.5)
            if to > 0 { attribute("fr", (from / to).clampedToUnit / 2) }
        case .circlesAround(let x, let y, let from, let to):
            markup("<radialGradient gradientUnits=\"userSpaceOnUse\"")
            attribute("cx", x)
            attribute("cy", y)
            attribute("r", max(to, 0))
            attribute("fr", max(from, 0))
            // A separate center in the box would follow this one.
            hasCenter = true
        case .ellipses(let from, let to):
            markup("<radialGradient")
            attribute("r", max(to, 0))
            attribute("fr", max(from, 0))
        case .angles:
            isRadial = false
            markup("<linearGradient x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"")
        }
        if isRadial, !hasCenter {
            attribute("cx", gradient.center.x)
            attribute("cy", gradient.center.y)
        }
        attribute("id", name)
        markup(">")
        for stop in gradient.stops { write(stop) }
        markup(isRadial ? "</radialGradient>" : "</linearGradient>")
        return name
    }
}
