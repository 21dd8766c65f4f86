import SwiftUI

// How elements come and go, for the client that moves them.
extension HTMLDrawing {
    /// Writes how an element looks before it has come and once it has gone.
    mutating func write(_ transition: ViewNode.Transition) {
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
