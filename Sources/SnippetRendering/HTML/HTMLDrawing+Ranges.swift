import SwiftUI

// Progress and gauges: an element that is read as one, with labels and a line inside of it.
extension HTMLDrawing {
    mutating func drawProgress(_ node: NodePlace, _ box: BoxStyle) {
        openBlock()
        identify(node)
        out.markup(box.area == nil ? "progress zstack" : "progress")
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
        endStyle(node, box)
        let fraction = writeRange(of: node)?.fraction ?? 0
        out.markup(">")
        switch gauge.style {
        case .linear: break
        case .circular: drawDial(markedAt: fraction)
        case .ring: drawRing(fraction, nil, radius: 28, in: 64)
        }
        draw(node.children)
        closeBlock()
    }

    /// Draws the line of progress or of a gauge in the element that was opened for it; what it shows
    /// is told by the element around it.
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

    /// Draws a bar with a marker, which stays inside of it.
    private mutating func drawMarker(at fraction: Double) {
        out.markup("<span class=\"track\"></span><span class=\"marker\"")
        style.markup("inset-inline-start:calc((100% - ")
        style.number(Measures.gaugeBar)
        style.markup("px)*")
        style.number(fraction)
        style.markup(");")
        writeDeclarations()
        out.markup("></span>")
    }

    /// Draws a ring that fills from its top; its path has the length 100, so that percent are its unit.
    private mutating func drawRing(
        _ fraction: Double, _ counting: ViewNode.Counting?, radius: Int, in side: Int
    ) {
        openRing("dial", in: side)
        drawCircle("ring-track", radius: radius, in: side, length: nil)
        drawCircle("ring-value", radius: radius, in: side, length: fraction * 100, counting)
        out.markup("</svg>")
    }

    /// Draws a ring that is open at the bottom for a quarter, with a marker.
    private mutating func drawDial(markedAt fraction: Double) {
        openRing("dial open", in: 64)
        drawCircle("ring-value", radius: 28, in: 64, length: 75)
        out.markup("<circle class=\"marker\" cx=\"60\" cy=\"32\" r=\"4\" transform=\"rotate(")
        out.number(270 * fraction)
        out.markup(" 32 32)\"/></svg>")
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
            out.markup(" pathLength=\"100\" stroke-dasharray=\"")
            out.number(length)
            out.markup(" 100\"")
        }
        if let counting { write(counting) }
        out.markup("/>")
    }
}
