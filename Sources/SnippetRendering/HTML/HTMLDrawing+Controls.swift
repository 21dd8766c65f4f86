import Foundation
import SwiftUI

// Elements that act. Inside another control they are drawn inert, since HTML allows no control
// inside a control.
extension HTMLDrawing {
    mutating func drawButton(_ node: NodePlace, _ button: ViewNode.ButtonContent, _ box: BoxStyle) {
        openControl()
        identify(node)
        out.markup("button")
        outClass(" style-", button.style)
        if button.isDestructive { out.markup(" destructive") }
        endStyle(node, box)
        if !isInControl {
            out.markup(" type=\"button\"")
            writeAction(button.action, isDisabled: button.isDisabled)
            writeControlAccessibility(of: node, box)
        }
        out.markup(">")
        if button.style == .borderedProminent { backdrop.inside = .custom }
        drawInside(node.children)
        closeControl()
    }

    mutating func drawToggle(_ node: NodePlace, _ toggle: ViewNode.ToggleContent, _ box: BoxStyle) {
        openControl()
        identify(node)
        out.markup("toggle")
        outClass(" style-", toggle.style)
        endStyle(node, box)
        if !isInControl {
            let info = AccessibilityInfo(node.node)
            out.markup(" type=\"button\" role=\"switch\"")
            out.markup(
                info.traits.contains(.isOn) ? " aria-checked=\"true\"" : " aria-checked=\"false\"")
            writeAction(toggle.action, isDisabled: toggle.isDisabled)
            if toggle.action != nil { out.markup(" data-toggle") }
            writeControlAccessibility(info, of: node)
        }
        out.markup(">")
        switch toggle.style {
        case .switch:
            if !node.children.isEmpty {
                out.markup("<span class=\"toggle-label\">")
                drawInside(node.children)
                out.markup("</span>")
            }
            out.markup("<span class=\"switch\"><span class=\"knob\"></span></span>")
        case .button: drawInside(node.children)
        case .custom:
            let (on, off) = toggle.looks(children: node.children)
            drawVariant(.on, on)
            drawVariant(.off, off)
        }
        closeControl()
    }

    private mutating func drawVariant(_ inner: Variant, _ nodes: [ViewNode]) {
        switch inner {
        case .on: out.markup("<span class=\"variant\" data-when=\"on\">")
        case .off: out.markup("<span class=\"variant\" data-when=\"off\">")
        }
        let outer = variant
        variant = inner
        drawInside(nodes)
        variant = outer
        out.markup("</span>")
    }

    mutating func drawLink(_ node: NodePlace, _ address: URL, _ box: BoxStyle) {
        let acts = !isInControl && address.isSafeToFollow
        if acts { out.markup("<a") } else { out.markup("<span") }
        identify(node)
        if acts { out.markup("link") } else { out.markup("link inert") }
        endStyle(node, box)
        if acts {
            out.attribute("href", address.absoluteString)
            out.markup(" rel=\"noopener noreferrer\" target=\"_blank\"")
            writeControlAccessibility(of: node, box)
        }
        out.markup(">")
        drawInside(node.children)
        if acts { out.markup("</a>") } else { out.markup("</span>") }
    }

    private mutating func openControl() {
        if isInControl { out.markup("<span") } else { out.markup("<button") }
    }

    private mutating func closeControl() {
        if isInControl { out.markup("</span>") } else { out.markup("</button>") }
    }

    private mutating func drawInside(_ nodes: [ViewNode]) {
        let outer = isInControl
        isInControl = true
        draw(nodes)
        isInControl = outer
    }

    private mutating func writeAction(_ action: ActionID?, isDisabled: Bool) {
        if let action { out.attribute("data-action", action.ordinal) }
        if isDisabled {
            out.markup(" disabled")
        } else if action == nil {
            // Inert, but with the appearance of an active control.
            out.markup(" disabled data-inert")
        }
    }
}

extension URL {
    /// Tells whether a page may show a picture from the URL.
    var isSafeToFetch: Bool {
        switch scheme?.lowercased() {
        case "http", "https": true
        default: false
        }
    }
}
