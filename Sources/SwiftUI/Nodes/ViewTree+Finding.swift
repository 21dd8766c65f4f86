extension ViewTree {
    /// What the tree says, a line for each text, picture or control in reading order.
    public var plainText: String {
        var lines: [String] = []
        for node in nodes { node.appendLines(to: &lines) }
        return lines.joined(separator: "\n")
    }

    /// All elements in reading order, those behind and in front of others included.
    public var allNodes: [ViewNode] {
        var all: [ViewNode] = []
        for node in nodes { node.visit { all.append($0) } }
        return all
    }

    /// The first element with an accessible name, in reading order, controls before their labels.
    public func node(named name: String) -> ViewNode? {
        allNodes.first { $0.accessibleName == name }
    }

    /// All elements that a condition holds for, in reading order.
    public func nodes(where condition: (ViewNode) -> Bool) -> [ViewNode] {
        allNodes.filter(condition)
    }

    /// The button with an accessible name.
    public func button(named name: String) -> ViewNode? {
        allNodes.first { node in
            if case .button = node.kind { node.accessibleName == name } else { false }
        }
    }

    /// The toggle with an accessible name.
    public func toggle(named name: String) -> ViewNode? {
        allNodes.first { node in
            if case .toggle = node.kind { node.accessibleName == name } else { false }
        }
    }
}

extension ViewNode {
    /// The action of a button or toggle.
    public var action: ActionID? {
        switch kind {
        case .button(let content): content.action
        case .toggle(let content): content.action
        default: nil
        }
    }

    /// Visits the element, what lies behind it, its children, and what lies in front of it.
    ///
    /// The look of a toggle in its other state is not visited: no person sees it yet.
    public func visit(_ body: (ViewNode) -> Void) {
        body(self)
        for case .backgroundNodes(let nodes, _, _) in attributes {
            for node in nodes { node.visit(body) }
        }
        for child in children { child.visit(body) }
        for case .overlayNodes(let nodes, _, _) in attributes {
            for node in nodes { node.visit(body) }
        }
    }

    fileprivate func appendLines(to lines: inout [String]) {
        if isAccessibilityHidden { return }
        switch kind {
        case .text, .image, .label, .button, .toggle, .link, .progress, .gauge:
            let name = accessibleName
            if !name.isEmpty { lines.append(name) }
        case .spacer, .divider, .shape:
            if let label = accessibilityLabel { lines.append(label) }
        case .stack, .box:
            if accessibilityLabel != nil || attributes.contains(.accessibilityCombined) {
                let name = accessibleName
                if !name.isEmpty { lines.append(name) }
                return
            }
            for child in children { child.appendLines(to: &lines) }
            for case .overlayNodes(let nodes, _, _) in attributes {
                for node in nodes { node.appendLines(to: &lines) }
            }
        }
    }
}
