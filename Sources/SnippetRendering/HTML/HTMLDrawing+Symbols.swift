import SwiftUI

// Symbols in several colors, and animated symbols.
extension HTMLDrawing {
    mutating func write(secondary: Paint?, tertiary: Paint?) {
        guard let secondary else { return }
        out.markup(" layers")
        declare("--layer", secondary)
        if let tertiary { declare("--side", tertiary) }
    }

    /// Writes that the symbol's mark has a gradient instead of one color.
    mutating func writeInk(named name: String) {
        out.markup(" inked")
        style.markup("--ink:url(#")
        style.attributeValue(name)
        style.markup(");")
    }

    /// Writes the symbol's effects as animations, which the style sheet runs unless a person
    /// prefers reduced motion.
    mutating func write(_ motion: ViewNode.SymbolMotion) {
        if motion.isGone { out.markup(" gone") }
        if motion.scale != 1 { declare("scale", motion.scale) }
        let parts = motion.lasting.filter { $0.effect == .variableColor }
        let whole = motion.lasting.filter { $0.effect != .variableColor }
        guard !motion.lasting.isEmpty || !motion.onChange.isEmpty || motion.replacement != nil
        else { return }
        out.markup(" moves")
        declare("--effect", whole)
        declare("--effect-parts", parts)
        declare("--effect-once", motion.onChange)
    }

    /// Writes the attributes by which the client knows when to run an animation.
    mutating func writeMarks(of motion: ViewNode.SymbolMotion, symbol name: String) {
        if let value = motion.value { out.attribute("data-effect", value) }
        switch motion.replacement {
        case nil: break
        case .grow:
            out.attribute("data-symbol", name)
            out.markup(" data-replaced=\"grow\"")
        case .fade: out.attribute("data-symbol", name)
        }
    }

    private mutating func declare(
        _ property: StaticString, _ steps: [ViewNode.SymbolMotion.Step]
    ) {
        guard !steps.isEmpty else { return }
        style.markup(property)
        style.markup(":")
        for (index, step) in steps.prefix(8).enumerated() {
            if index > 0 { style.markup(",") }
            style.markup(step.effect.animation)
            style.number(step.effect.seconds / max(step.speed, 0.01), "s ")
            style.markup(step.effect.timing)
            style.markup(" ")
            if let count = step.count { style.number(count) } else { style.markup("infinite") }
        }
        style.markup(";")
    }
}

extension NodePlace {
    /// The gradient in which a symbol is drawn; `nil` for one color.
    var gradientOfForeground: Paint? {
        for case .foreground(let paint) in attributes {
            switch paint {
            case .linearGradient, .centeredGradient: return paint
            case .mesh(let mesh): return mesh.rows
            default: return nil
            }
        }
        return nil
    }
}

extension ViewNode.SymbolMotion.Effect {
    /// The name of the animation in the style sheet, followed by a space.
    fileprivate var animation: StaticString {
        switch self {
        case .bounce: "symbol-bounce "
        case .bounceDown: "symbol-bounce-down "
        case .pulse: "symbol-pulse "
        case .variableColor: "symbol-part "
        case .wiggle: "symbol-wiggle "
        case .rotate: "symbol-rotate "
        case .rotateBack: "symbol-rotate-back "
        case .breathe: "symbol-breathe "
        case .appear: "symbol-grow "
        }
    }

    /// The duration of one repetition.
    fileprivate var seconds: Double {
        switch self {
        case .bounce, .bounceDown: 0.6
        case .pulse: 2
        case .variableColor: 1.5
        case .wiggle: 0.7
        case .rotate, .rotateBack: 1.8
        case .breathe: 2.6
        case .appear: 0.35
        }
    }

    fileprivate var timing: StaticString {
        switch self {
        case .rotate, .rotateBack: "linear"
        default: "ease-in-out"
        }
    }
}
