extension ViewTree {
    /// The text that a person reads, a line for each text, picture or control in reading order.
    public var plainText: String {
        var lines: [String] = []
        nodes.visit { node in
            if node.isAccessibilityHidden { return .nothing }
            if case .stack = node.kind, !node.isReadAsOne { return .everything }
            if case .box = node.kind, !node.isReadAsOne { return .everything }
            lines.append(node.accessibleName)
            return node.nameCoversLayers ? .nothing : .layers
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// All elements in reading order, including those behind and in front of others.
    public var allNodes: [ViewNode] {
        var all: [ViewNode] = []
        nodes.visit { node in
            all.append(node)
            return .everything
        }
        return all
    }

    /// Returns the first element with a name, in reading order, controls before their labels.
    public func node(named name: String) -> ViewNode? {
        nodes.firstNode { $0.accessibleName == name }
    }

    /// Returns all elements that match a condition, in reading order.
    public func nodes(where condition: (ViewNode) -> Bool) -> [ViewNode] {
        allNodes.filter(condition)
    }

    /// The elements that show an entity, in reading order; of several with one entity, the first.
    public var entityNodes: [ViewNode] {
        var known: Set<String> = []
        return nodes { $0.entity.map { known.insert($0).inserted } ?? false }
    }

    /// Returns the first button with an accessible name.
    public func button(named name: String) -> ViewNode? {
        nodes.firstNode { node in
            if case .button = node.kind { node.accessibleName == name } else { false }
        }
    }

    /// Returns the first toggle with an accessible name.
    public func toggle(named name: String) -> ViewNode? {
        nodes.firstNode { node in
            if case .toggle = node.kind { node.accessibleName == name } else { false }
        }
    }

    /// Returns the first button or toggle with an accessible name.
    public func control(named name: String) -> ViewNode? {
        nodes.firstNode { node in
            switch node.kind {
            case .button, .toggle: node.accessibleName == name
            default: false
            }
        }
    }
}

extension ViewNode {
    /// The entity that the element shows: the name of its type, a slash, and its identifier.
    public var entity: String? {
        for case .entity(let identifier) in attributes { return identifier }
        return nil
    }

    /// The action of a button or toggle.
    public var action: ActionID? {
        switch kind {
        case .button(let content): content.action
        case .toggle(let content): content.action
        default: nil
        }
    }
}
