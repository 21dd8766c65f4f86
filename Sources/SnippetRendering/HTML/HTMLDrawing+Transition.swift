import SwiftUI

// The appearance, disappearance and change of elements, for the client that animates them.
extension HTMLDrawing {
    /// Declares the duration, the delay and the curve of changes, in this order.
    mutating func declare(_ property: StaticString, _ timing: ViewNode.Timing) {
        style.markup(property)
        style.number(max(timing.duration, 0))
        style.markup("s ", max(timing.delay, 0), "s ")
        switch timing.curve {
        case .linear: style.markup("linear")
        case .bezier(let x1, let y1, let x2, let y2):
            style.markup("cubic-bezier(", min(max(x1, 0), 1))
            for (bounds, number) in [(-100...100.0, y1), (0...1, x2), (-100...100, y2)] {
                style.markup(",", min(max(number, bounds.lowerBound), bounds.upperBound))
            }
            style.markup(")")
        case .spring:
            // Twenty straight segments in a second look smooth.
            let duration = timing.duration > 0 ? min(timing.duration, 2) : 0
            let count = max(Int(duration * 20), 8)
            style.markup("linear(0")
            for step in 1..<count {
                let seconds = timing.duration * Double(step) / Double(count)
                style.markup(",", timing.curve.springProgress(after: seconds) ?? 1)
            }
            style.markup(",1)")
        }
        style.markup(";")
    }

    /// Writes the state of an element before it appears and after it disappears; if other effects
    /// scale it around a point, the client scales it around that point too.
    mutating func write(_ transition: ViewNode.Transition, origin: (x: Double, y: Double)) {
        if let timing = transition.timing { declare("--travel:", timing) }
        if !transition.hasMotion { out.markup(" calm") }
        if transition.insertion.isNothing {
            out.markup(" comes-at-once")
        } else {
            out.markup(" comes")
            declare(
                transition.insertion, origin: origin, fade: "--come-fade", scale: "--come-scale",
                move: "--come-move")
        }
        if transition.removal.isNothing {
            out.markup(" goes-at-once")
        } else {
            out.markup(" goes")
            declare(
                transition.removal, origin: origin, fade: "--go-fade", scale: "--go-scale",
                move: "--go-move")
        }
    }

    private mutating func declare(
        _ motion: ViewNode.Transition.Motion, origin: (x: Double, y: Double), fade: StaticString,
        scale: StaticString, move: StaticString
    ) {
        if motion.fades { declare(fade, 0) }
        if motion.scale != 1 { declare(scale, motion.scale) }
        let across: Double =
            switch motion.edge {
            case .leading: -1
            case .trailing: 1
            case .top, .bottom, nil: 0
            }
        let down: Double =
            switch motion.edge {
            case .top: -1
            case .bottom: 1
            case .leading, .trailing, nil: 0
            }
        // The fractions are relative to an element that is scaled around its center.
        let parts = (
            motion.widths + (0.5 - origin.x) * (1 - motion.scale),
            motion.heights + down + (0.5 - origin.y) * (1 - motion.scale)
        )
        guard (motion.x, motion.y, across) != (0, 0, 0) || parts != (0, 0) else { return }
        style.markup(move)
        style.markup(":")
        writeLength(motion.x, parts: parts.0, across: across)
        style.markup(" ")
        writeLength(motion.y, parts: parts.1)
        style.markup(";")
    }

    /// Writes a sum of points, of fractions of the element's size, and of such fractions in reading direction.
    private mutating func writeLength(_ points: Double, parts: Double, across: Double = 0) {
        if parts == 0, across == 0 {
            style.number(points, "px")
            return
        }
        style.markup("calc(")
        if points != 0 {
            style.number(points, "px + ")
        }
        if parts != 0 {
            style.number(parts * 100)
            style.markup(across == 0 ? "%" : "% + ")
        }
        if across != 0 {
            style.number(across * 100)
            // The style sheet knows the layout direction.
            style.markup("%*var(--reading,1)")
        }
        style.markup(")")
    }
}

extension [ViewNode.Attribute] {
    /// Returns the point, in fractions of an element's size, around which the attributes in a range
    /// rotate and scale it.
    func origin(in range: Range<Int>) -> (x: Double, y: Double) {
        for attribute in self[range] {
            if case .turn(let turn) = attribute, let anchor = turn.anchor {
                return (anchor.x, anchor.y)
            }
        }
        return (0.5, 0.5)
    }
}
