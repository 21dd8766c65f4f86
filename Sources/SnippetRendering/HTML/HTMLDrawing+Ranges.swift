import SwiftUI

// Progress and gauges: an element that is read as one, with labels and a line inside it.
extension HTMLDrawing {
    mutating func drawProgress(_ node: NodePlace, _ box: BoxStyle) {
        openBlock()
        identify(node)
        out.markup(box.area == nil ? "progress zstack" : "progress")
        if let stops = node.stopsOfTint { declareLine(stops) }
        endStyle(node, box)
        writeRange(of: node)
        out.markup(">")
        draw(node.children)
        closeBlock()
    }

    mutating func drawGauge(_ node: NodePlace, _ gauge: ViewNode.GaugeContent, _ box: BoxStyle) {
        openBlock()
        identify(node)
        switch gauge.style {
        case .linear: out.markup("gauge")
        case .circular, .ring: out.markup("gauge circular")
        }
        if box.area == nil { out.markup(" zstack") }
        let stops = node.stopsOfTint
        if let stops { declareLine(stops, markedAt: node.node.accessibility.range?.fraction ?? 0) }
        endStyle(node, box)
        let fraction = writeRange(of: node)?.fraction ?? 0
        out.markup(">")
        switch gauge.style {
        case .linear: break
        case .circular: drawDial(markedAt: fraction, stops)
        case .ring:
            if let stops, fraction > 0 {
                drawArc(stops, from: 0, over: 360 * fraction)
                openRing("dial", in: 64)
                drawCircle("ring-track", radius: 28, in: 64, length: nil)
                drawEnds(stops, over: 360 * fraction)
            } else {
                drawRing(fraction, nil, radius: 28, in: 64)
            }
        }
        draw(node.children)
        closeBlock()
    }

    /// Draws the line of progress or of a gauge in its opened element; the element around it
    /// describes the value to assistive technology.
    mutating func drawLine(_ node: NodePlace, _ line: ViewNode.RangeLine, _ box: BoxStyle) {
        switch line.form {
        case .bar: out.markup(line.isMarked ? "range marked" : "range")
        case .ring: out.markup("ring")
        }
        if line.fraction == nil { out.markup(" indeterminate") }
        endStyle(node, box)
        writeOwnAccessibility(of: node, box)
        out.markup(">")
        switch (line.form, line.fraction?.clampedToUnit) {
        case (.bar, nil):
            out.markup("<span class=\"track\"><span class=\"runner\"></span></span>")
        case (.bar, let fraction?) where line.isMarked: drawMarker(at: fraction)
        case (.bar, let fraction?):
            out.markup("<progress class=\"bar\" max=\"1\"")
            out.attribute("value", fraction)
            if let counting = line.counting { write(counting) }
            out.markup(" aria-hidden=\"true\"></progress>")
        case (.ring, let fraction): drawRing(fraction ?? 0.28, line.counting, radius: 10, in: 24)
        }
    }

    /// Draws a bar with a marker, which stays inside it.
    private mutating func drawMarker(at fraction: Double) {
        out.markup("<span class=\"track\"></span><span class=\"marker\"")
        style.markup("inset-inline-start:calc((100% - ", Measures.gaugeBar, "px)*", fraction, ");")
        writeDeclarations()
        out.markup("></span>")
    }

    /// Draws a ring that fills from its top; its path has the length 100, so that its unit is percent.
    private mutating func drawRing(
        _ fraction: Double, _ counting: ViewNode.Counting?, radius: Int, in side: Int
    ) {
        openRing("dial", in: side)
        drawCircle("ring-track", radius: radius, in: side, length: nil)
        drawCircle("ring-value", radius: radius, in: side, length: fraction * 100, counting)
        out.markup("</svg>")
    }

    /// Draws a ring with a marker that is open at the bottom for a quarter.
    private mutating func drawDial(markedAt fraction: Double, _ stops: [Paint.Stop]?) {
        if let stops {
            drawArc(stops, from: 225, over: 270)
            openRing("dial open", in: 64)
            drawEnds(stops, over: 270, isLast: false)
        } else {
            openRing("dial open", in: 64)
            drawCircle("ring-value", radius: 28, in: 64, length: 75)
        }
        out.markup("<circle class=\"marker\" cx=\"60\" cy=\"32\" r=\"4\" transform=\"rotate(")
        out.number(270 * fraction, " 32 32)\"/></svg>")
    }

    /// Draws the gradient around a dial, which SVG can't draw along a line.
    private mutating func drawArc(
        _ stops: [Paint.Stop], from start: Double, over degrees: Double
    ) {
        out.markup("<span class=\"arc\"")
        style.markup("background:conic-gradient(from ", start, "deg")
        for stop in stops {
            style.markup(",")
            style.color(stop.paint)
            style.markup(" ", stop.location.clampedToUnit * degrees, "deg")
        }
        style.markup(",transparent 0);")
        writeDeclarations()
        out.markup("></span>")
    }

    /// Draws the round ends of the gradient around a dial, and closes it unless more is drawn there.
    private mutating func drawEnds(
        _ stops: [Paint.Stop], over degrees: Double, isLast: Bool = true
    ) {
        for (stop, degrees) in [(stops.first, 0), (stops.last, degrees)] {
            guard let stop else { continue }
            out.markup(
                "<circle cx=\"60\" cy=\"32\" r=\"3\" transform=\"rotate(", degrees, " 32 32)\"")
            declare("fill", stop.paint)
            writeDeclarations()
            out.markup("/>")
        }
        if isLast { out.markup("</svg>") }
    }

    /// Declares the colors along a line in reading direction, and that of a marker on it.
    private mutating func declareLine(_ stops: [Paint.Stop], markedAt fraction: Double? = nil) {
        style.markup("--tint-line:linear-gradient(calc(90deg*var(--reading,1))")
        for stop in stops {
            style.markup(",")
            style.color(stop.paint)
            style.markup(" ", stop.location.clampedToUnit * 100, "%")
        }
        style.markup(");")
        guard let fraction else { return }
        style.markup("--tint-marker:")
        style.color(at: fraction, between: stops)
        style.markup(";")
    }

    private mutating func openRing(_ name: StaticString, in side: Int) {
        out.markup("<svg class=\"")
        out.markup(name)
        out.markup("\" viewBox=\"0 0 ")
        out.number(side)
        out.markup(" ")
        out.number(side)
        out.markup("\" aria-hidden=\"true\">")
    }

    private mutating func drawCircle(
        _ name: StaticString, radius: Int, in side: Int, length: Double?,
        _ counting: ViewNode.Counting? = nil
    ) {
        out.markup("<circle class=\"")
        out.markup(name)
        out.markup("\"")
        out.attribute("cx", side / 2)
        out.attribute("cy", side / 2)
        out.attribute("r", radius)
        if let length {
            out.markup(" pathLength=\"100\" stroke-dasharray=\"", length, " 100\"")
        }
        if let counting { write(counting) }
        out.markup("/>")
    }
}

extension NodePlace {
    /// The stops of a tint that is a gradient; `nil` for a tint of one color, or none.
    fileprivate var stopsOfTint: [Paint.Stop]? {
        for case .tint(let paint) in attributes {
            return paint.stops.flatMap { $0.count > 1 ? $0 : nil }
        }
        return nil
    }
}

extension HTMLWriter {
    fileprivate mutating func color(at place: Double, between stops: [Paint.Stop]) {
        guard let next = stops.firstIndex(where: { $0.location >= place }), next > 0 else {
            let end = place < stops[0].location ? stops.first : stops.last
            return color(end?.paint ?? .named(.accent))
        }
        let (one, other) = (stops[next - 1], stops[next])
        let length = other.location - one.location
        let share = length > 0 ? ((place - one.location) / length).clampedToUnit : 1
        markup("color-mix(in srgb,")
        color(other.paint)
        markup(" ", share * 100, "%,")
        color(one.paint)
        markup(")")
    }
}
