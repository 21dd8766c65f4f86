import SwiftUI

// What assistive technology is told.
extension HTMLDrawing {
    /// The attributes of meaning, taken together.
    struct Meaning {
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var help: String?
        var isHidden = false
        var isCombined = false
        var isHeader = false

        init(_ attributes: [ViewNode.Attribute]) {
            for attribute in attributes {
                switch attribute {
                case .accessibilityLabel(let text): label = text
                case .accessibilityValue(let text): value = text
                case .accessibilityHint(let text): hint = text
                case .accessibilityHidden: isHidden = true
                case .accessibilityCombined: isCombined = true
                case .accessibilityHeader: isHeader = true
                case .accessibilityIdentifier(let text): identifier = text
                case .help(let text): help = text
                default: continue
                }
            }
        }

        /// The name, and the value behind it where there is no place for a value of its own.
        func name(default fallback: String) -> String {
            let name = label ?? fallback
            guard let value else { return name }
            return name.isEmpty ? value : "\(name), \(value)"
        }
    }

    /// Writes what an element without a role of its own says about itself, if no outer box does.
    @inline(__always)
    mutating func writeOwnMeaning(of node: NodePlace, _ look: Look) {
        if look.traits.contains(.hasMeaning), !look.isWrapped { writeMeaning(of: node, look) }
    }

    /// Writes roles and `aria-` attributes of an element.
    ///
    /// A `label` is the name if the author gives none, `nil` where the content is the name; a
    /// `value` tells in words where an element with a range stands.
    mutating func writeMeaning(
        of node: NodePlace, _ look: Look, label: String? = nil, value: String? = nil,
        isRange: Bool = false, isImage: Bool = false
    ) {
        if !look.traits.contains(.hasMeaning), label == nil, value == nil {
            // Most elements say nothing about themselves.
            if isImage { out.markup(" aria-hidden=\"true\"") }
            return
        }
        let meaning = Meaning(node.attributes)
        if isRange {
            if let name = meaning.label ?? label, !name.isEmpty {
                out.attribute("aria-label", name)
            }
            if let value = meaning.value ?? value { out.attribute("aria-valuetext", value) }
        } else if isImage {
            let name = meaning.isHidden ? "" : meaning.name(default: label ?? "")
            if name.isEmpty {
                // What hides it by the author's wish follows with the rest.
                if !meaning.isHidden { out.markup(" aria-hidden=\"true\"") }
            } else {
                out.markup(" role=\"img\"")
                out.attribute("aria-label", name)
            }
        } else if node.kind.keepsMeaning {
            if meaning.label != nil || meaning.value != nil || label != nil {
                let fallback = label ?? node.children.accessibleName
                out.attribute("aria-label", meaning.name(default: fallback))
            }
        } else if meaning.label != nil || meaning.value != nil || meaning.isCombined {
            // A name needs a role to be heard; as a picture the element is read as one, unless
            // controls inside must stay reachable.
            if meaning.isHeader {
                out.markup(" role=\"heading\" aria-level=\"3\"")
            } else {
                out.markup(node.node.containsControl ? " role=\"group\"" : " role=\"img\"")
            }
            out.attribute("aria-label", meaning.name(default: node.node.accessibleName))
        } else if meaning.isHeader {
            out.markup(" role=\"heading\" aria-level=\"3\"")
        }
        writeRemainder(of: meaning)
    }

    /// Writes what every element may carry.
    mutating func writeRemainder(of meaning: Meaning) {
        if let hint = meaning.hint { out.attribute("aria-description", hint) }
        if meaning.isHidden { out.markup(" aria-hidden=\"true\"") }
        if let identifier = meaning.identifier { out.attribute("data-identifier", identifier) }
        if let help = meaning.help { out.attribute("title", help) }
    }
}

extension ViewNode {
    /// Whether something to press is anywhere inside.
    var containsControl: Bool {
        switch kind {
        case .button, .toggle, .link: true
        case .text, .image, .stack, .spacer, .divider, .shape, .box, .label, .progress, .gauge:
            children.contains { $0.containsControl }
        }
    }
}
