import SwiftUI

// Masks: a gradient by its opacity, and an outline of a fixed size as a clipping path.
extension HTMLDrawing {
    mutating func write(_ mask: ViewNode.Mask) {
        if let parts = mask.parts { return write(parts) }
        if mask.paint.isGradient {
            // Older browsers know the property only by this name, which all others know too.
            style.markup("-webkit-mask:")
            style.background(mask.paint)
            style.markup(" ")
            writePlace(of: mask)
            style.markup("/")
            writeLength(mask.width)
            style.markup(" ")
            writeLength(mask.height)
            style.markup(" no-repeat;")
            if mask.outline == .rectangle { return }
        }
        style.markup("clip-path:inset(")
        writeInset(mask.height, mask.vertical.share)
        writeInset(mask.width, 1 - mask.horizontal.share, isAcross: true)
        writeInset(mask.height, 1 - mask.vertical.share)
        writeInset(mask.width, mask.horizontal.share, isAcross: true)
        writeRadii(of: mask)
        style.markup(");")
    }

    /// Writes the position of the mask, as the fraction of the free space that is before it.
    private mutating func writePlace(of mask: ViewNode.Mask) {
        switch mask.horizontal {
        case .leading: style.markup("calc(50% - 50%*var(--reading,1))")
        case .center: style.markup("50%")
        case .trailing: style.markup("calc(50% + 50%*var(--reading,1))")
        }
        style.markup(" ", mask.vertical.share * 100, "%")
    }

    private mutating func writeLength(_ length: Double?) {
        guard let length else { return style.markup("100%") }
        style.number(max(length, 0), "px")
    }

    /// Writes the distance of the mask from an edge: a fraction of the space that it leaves free.
    private mutating func writeInset(_ length: Double?, _ share: Double, isAcross: Bool = false) {
        guard let length else { return style.markup("0 ") }
        if isAcross, share != 0.5 {
            // All of it or none, by the layout direction.
            style.markup("calc((50% - ", max(length, 0) / 2)
            style.markup(
                share > 0.5 ? "px)*(1 + var(--reading,1))) " : "px)*(1 - var(--reading,1))) ")
        } else {
            style.markup("calc((100% - ", max(length, 0), "px)*", share, ") ")
        }
    }

    private mutating func writeRadii(of mask: ViewNode.Mask) {
        switch mask.outline {
        case .rectangle, .containerRelative, .path: return
        case .roundedRectangle(let radius):
            style.markup("round ")
            writeLength(radius)
        case .unevenRoundedRectangle(
            let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            style.markup("round")
            for radius in [topLeading, topTrailing, bottomTrailing, bottomLeading] {
                style.markup(" ")
                writeLength(radius)
            }
        case .capsule: style.markup("round 9999px")
        case .circle, .ellipse:
            style.markup(
                "round ", max(mask.width ?? 0, 0) / 2, "px/", max(mask.height ?? 0, 0) / 2, "px")
        }
    }
}
