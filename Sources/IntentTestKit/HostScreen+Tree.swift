package import SwiftUI

extension ViewTree {
    /// The lines of the tree that a person reads, in reading order.
    ///
    /// Elements that are hidden from everyone are left out; an element with an author's label is
    /// read as that label, unless it contains controls.
    package var screenLines: [HostScreen.Line] {
        var lines: [HostScreen.Line] = []
        // Not a visit: a page writes what is behind an element before the element itself.
        func read(_ node: ViewNode, _ side: ViewNode.Layer.Side) {
            for attribute in node.attributes {
                attribute.layer(side)?.nodes.forEach(read)
            }
        }
        func read(_ node: ViewNode) {
            if node.isAccessibilityHidden { return }
            read(node, .behind)
            if let line = node.screenLine {
                if line != .text("") { lines.append(line) }
            } else {
                node.children.forEach(read)
            }
            read(node, .inFront)
        }
        nodes.forEach(read)
        return lines
    }
}

extension ViewNode {
    /// The line of the element itself; `nil` if its parts are read instead, or it is empty.
    fileprivate var screenLine: HostScreen.Line? {
        switch kind {
        case .button: .button(controlName)
        case .toggle(let toggle): .toggle(controlName, isOn: toggle.isOn)
        case .link: .link(controlName)
        case .text(let runs): .text((ownName ?? runs.plainText).withoutControlCharacters)
        case .image(let image):
            .text((ownName ?? image.label ?? "").withoutControlCharacters)
        case .stack, .box, .label, .spacer, .divider, .drawing, .progress, .gauge:
            isReadAsOne ? .text(accessibleName.withoutControlCharacters) : nil
        }
    }

    private var controlName: String { accessibleName.withoutControlCharacters }

    private var ownName: String? { accessibilityLabel }

    private var isReadAsOne: Bool {
        (ownName != nil || attributes.contains(.accessibilityCombined)) && !hasControl
    }

    private var hasControl: Bool {
        switch kind {
        case .button, .toggle, .link: true
        default: children.contains(where: \.hasControl)
        }
    }
}

extension String {
    /// The visible text: control characters other than tabs and line ends are removed.
    package var withoutControlCharacters: String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A: result.append(scalar)
            case 0x00...0x1F, 0x7F...0x9F: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
