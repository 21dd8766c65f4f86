import SwiftUI

// Fonts and paints as classes, or as declarations if no class exists.
extension HTMLDrawing {
    mutating func write(_ font: FontDescription) {
        switch font.size {
        case .style(let style): outClass(" font-", style)
        case .points(let points):
            out.markup(" font-sized")
            style.markup("font-size:calc(")
            style.number(max(points, 1))
            style.markup("px + (var(--text-scale,1) - 1)*", max(font.growth, 1), "px);")
        }
        if let weight = font.weight {
            out.markup(" weight-")
            out.number(weight.rawValue)
        }
        if font.design != .standard { outClass(" design-", font.design) }
        if font.isItalic { out.markup(" italic") }
        if let width = font.width { outClass(" stretch-", width) }
        if font.isMonospacedDigit { out.markup(" tabular") }
    }

    mutating func writeForeground(_ paint: Paint, isIcon: Bool) {
        let isVivid = isVivid(paint)
        switch paint {
        case .named(let name) where !isVivid: outClass(isIcon ? " ink-" : " fg-", name)
        case .linearGradient where !isIcon, .centeredGradient where !isIcon:
            out.markup(" fg-gradient")
            style.markup("background-image:")
            style.background(paint)
            style.markup(";")
        case .mesh(let mesh): writeForeground(mesh.rows, isIcon: isIcon)
        case .named, .rgb, .faded, .material, .linearGradient, .centeredGradient:
            declare("color", paint, isText: !isIcon && !isVivid)
        }
    }

    mutating func writeTint(_ paint: Paint) {
        switch paint {
        case .named(let name):
            outClass(" tint-", name)
            if isVivid(paint) { declare("--tint-text", paint) }
        case .rgb, .faded, .material, .linearGradient, .centeredGradient, .mesh:
            declare("--tint", paint)
            declare("--tint-text", paint)
            declare("--tint-button", paint)
            style.markup(paint.isLight ? "--on-tint:#000;" : "--on-tint:#fff;")
        }
    }

    mutating func writeBackground(_ paint: Paint) {
        switch paint {
        case .named(let name): outClass(" bg-", name)
        case .material(let material): outClass(" material-", material)
        case .rgb, .faded, .linearGradient, .centeredGradient, .mesh:
            style.markup("background:")
            style.background(paint)
            style.markup(";")
        }
    }
}
