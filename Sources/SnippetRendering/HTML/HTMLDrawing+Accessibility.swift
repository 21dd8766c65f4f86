import SwiftUI

// The accessibility of elements as roles and `aria-` attributes.
extension HTMLDrawing {
    /// Writes the accessibility of an element without an inherent role, unless an outer box does.
    @inline(__always)
    mutating func writeOwnAccessibility(of node: NodePlace, _ box: BoxStyle) {
        if box.traits.contains(.hasAccessibility), !box.isWrapped { writeAccessibility(of: node) }
    }

    /// Writes the accessibility of an element without an inherent role.
    mutating func writeAccessibility(of node: NodePlace) {
        let info = AccessibilityInfo(node.node)
        // Screen readers read a name only with a role; the role of a picture makes the element read
        // as one, unless controls inside must stay reachable.
        switch info.role {
        case .heading:
            out.markup(" role=\"heading\"")
            out.attribute("aria-level", info.level ?? 2)
        case .group: out.markup(" role=\"group\"")
        case .combined: out.markup(" role=\"img\"")
        case .text, .image, .button, .toggle, .link, .progress, .gauge, nil: break
        }
        if let label = info.label { out.attribute("aria-label", info.phrase(content: label)) }
        writeRemainder(of: info)
    }

    /// Writes the accessibility of a button or link, whose element has the role.
    mutating func writeControlAccessibility(of node: NodePlace, _ box: BoxStyle) {
        // Most controls are named by the text in them.
        if !box.traits.contains(.hasAccessibility), node.children.speak { return }
        writeControlAccessibility(AccessibilityInfo(node.node), of: node)
    }

    /// Writes the name of a control, unless its content is the name.
    mutating func writeControlAccessibility(_ info: AccessibilityInfo, of node: NodePlace) {
        if info.label != nil || info.value != nil {
            out.attribute("aria-label", info.phrase(content: node.children.accessibleName))
        }
        writeRemainder(of: info)
    }

    /// Writes the accessibility of a drawn picture, which is skipped if it has no name.
    mutating func writeImageAccessibility(
        of node: NodePlace, _ image: ViewNode.ImageContent, _ box: BoxStyle
    ) {
        if !box.traits.contains(.hasAccessibility), image.label == nil {
            return out.markup(" aria-hidden=\"true\"")
        }
        let info = AccessibilityInfo(node.node)
        let name = info.isHidden ? "" : info.phrase(content: "")
        if !name.isEmpty {
            out.markup(" role=\"img\"")
            out.attribute("aria-label", name)
        } else if !info.isHidden {
            out.markup(" aria-hidden=\"true\"")
        }
        writeRemainder(of: info)
    }

    /// Writes the role, the name and the value of progress or of a gauge, and returns the numbers
    /// of its range.
    @discardableResult
    mutating func writeRange(of node: NodePlace) -> AccessibilityInfo.Range? {
        let info = AccessibilityInfo(node.node)
        out.markup(info.role == .gauge ? " role=\"meter\"" : " role=\"progressbar\"")
        if let range = info.range {
            out.attribute("aria-valuemin", range.lowerBound)
            out.attribute("aria-valuemax", range.upperBound)
            out.attribute("aria-valuenow", range.value)
        }
        if let name = info.label, !name.isEmpty { out.attribute("aria-label", name) }
        // The value of a timer would be outdated.
        if let value = info.value, !node.children.isCounting {
            out.attribute("aria-valuetext", value)
        }
        writeRemainder(of: info)
        return info.range
    }

    /// Writes the accessibility properties that every element may have.
    mutating func writeRemainder(of info: AccessibilityInfo) {
        if let hint = info.hint { out.attribute("aria-description", hint) }
        if info.isHidden { out.markup(" aria-hidden=\"true\"") }
        if info.traits.contains(.isSelected) { out.markup(" aria-current=\"true\"") }
        if let identifier = info.identifier { out.attribute("data-identifier", identifier) }
        if let entity = info.entity { out.attribute("data-entity", entity) }
        if let help = info.help { out.attribute("title", help) }
    }
}

extension [ViewNode] {
    /// Tells whether a text inside has a timer.
    fileprivate var isCounting: Bool {
        firstNode { node in
            guard case .text(let runs) = node.kind else { return false }
            return runs.contains { $0.style?.counting != nil }
        } != nil
    }
}
