import SwiftUI

// How elements come, go and change, for the client that moves them.
extension HTMLDrawing {
    /// Declares how long changes take, how long they wait, and how fast they are, in this order.
    mutating func declare(_ property: StaticString, _ timing: ViewNode.Timing) {
        style.markup(property)
        style.number(max(timing.duration, 0))
        style.markup("s ")
        style.number(max(timing.delay, 0))
        style.markup("s ")
        switch timing.curve {
        case .linear: style.markup("linear")
        case .bezier(let x1, let y1, let x2, let y2):
            style.markup("cubic-bezier(")
            style.number(min(max(x1, 0), 1))
            for (bounds, number) in [(-100...100.0, y1), (0...1, x2), (-100...100, y2)] {
                style.markup(",")
                style.number(min(max(number, bounds.lowerBound), bounds.upperBound))
            }
            style.markup(")")
        case .spring:
            // Twenty straight lines in a second look round.
            let count = min(max(Int(min(timing.duration, 2) * 20), 8), 40)
            style.markup("linear(0")
            for step in 1..<count {
                let seconds = timing.duration * Double(step) / Double(count)
                style.markup(",")
                style.number(timing.curve.springProgress(after: seconds) ?? 1)
            }
            style.markup(",1)")
        }
        style.markup(";")
    }

    /// Writes how an element looks before it has come and once it has gone.
    mutating func write(_ transition: ViewNode.Transition) {
        if let timing = transition.timing { declare("--travel:", timing) }
        if transition.insertion.isNothing {
            out.markup(" comes-at-once")
        } else {
            out.markup(" comes")
            declare(
                transition.insertion, fade: "--come-fade", scale: "--come-scale",
                move: "--come-move")
        }
        if transition.removal.isNothing {
            out.markup(" goes-at-once")
        } else {
            out.markup(" goes")
            declare(transition.removal, fade: "--go-fade", scale: "--go-scale", move: "--go-move")
        }
    }

    private mutating func declare(
        _ motion: ViewNode.Transition.Motion, fade: StaticString, scale: StaticString,
        move: StaticString
    ) {
        if motion.fades { declare(fade, 0) }
        if motion.scale != 1 { declare(scale, motion.scale) }
        guard motion.edge != nil || motion.x != 0 || motion.y != 0 else { return }
        style.markup(move)
        style.markup(":")
        switch motion.edge {
        case nil:
            style.number(motion.x)
            style.markup("px ")
            style.number(motion.y)
            style.markup("px")
        case .top: style.markup("0 -100%")
        case .bottom: style.markup("0 100%")
        // The style sheet knows the direction in which a person reads.
        case .leading: style.markup("calc(-100%*var(--reading,1))")
        case .trailing: style.markup("calc(100%*var(--reading,1))")
        }
        style.markup(";")
    }
}
