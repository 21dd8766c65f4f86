extension ViewNode {
    /// What a screen reader calls the element, and how a test finds it.
    ///
    /// A label that the author gave comes first, then the text of the element, then what its parts
    /// say in reading order. A decorative picture and what is hidden say nothing; only a control
    /// that would have no name otherwise is called by its symbol.
    public var accessibleName: String {
        var words = ""
        appendName(to: &words)
        return words
    }

    /// The label, value or hint that the author gave.
    public var accessibilityLabel: String? {
        for case .accessibilityLabel(let label) in attributes { return label }
        return nil
    }

    /// Whether a screen reader passes over the element.
    public var isAccessibilityHidden: Bool {
        attributes.contains(.accessibilityHidden)
    }

    fileprivate func appendName(to words: inout String) {
        func append(_ text: String) {
            guard !text.isEmpty else { return }
            if !words.isEmpty { words += " " }
            words += text
        }
        for attribute in attributes {
            if case .accessibilityHidden = attribute { return }
        }
        if let label = accessibilityLabel {
            append(label)
            return
        }
        switch kind {
        case .text(let runs): append(runs.count == 1 ? runs[0].text : runs.plainText)
        case .image(let content): append(content.label ?? "")
        case .spacer, .divider, .shape: break
        case .button, .toggle, .link:
            if let name = nameFromSymbol {
                append(name)
            } else {
                for child in children { child.appendName(to: &words) }
            }
        case .stack, .box, .label, .progress, .gauge:
            for child in children { child.appendName(to: &words) }
        }
        for attribute in attributes {
            if case .overlayNodes(let nodes, _, _) = attribute {
                for node in nodes { node.appendName(to: &words) }
            }
        }
    }
}

// MARK: - Controls without words

extension ViewNode {
    /// What a control without a word is called: its symbol's name as words, "heart fill" for
    /// `heart.fill`; `nil` if its author or its content names it, or if it shows no symbol.
    package var nameFromSymbol: String? {
        Self.nameFromSymbol(attributes: attributes, children: children)
    }

    /// The same from a control's parts, for a renderer that need not copy the control for it.
    package static func nameFromSymbol(
        attributes: [Attribute], children: [ViewNode]
    ) -> String? {
        for attribute in attributes {
            if case .accessibilityLabel = attribute { return nil }
        }
        if children.speak { return nil }
        guard let symbol = children.firstSymbol else { return nil }
        return String(symbol.map { $0 == "." ? " " : $0 })
    }
}

extension [ViewNode] {
    /// Whether the elements add to the name of what contains them.
    fileprivate var speak: Bool {
        // By index: elements are large, and only parts of them are looked at.
        indices.contains { index in
            var label: String?
            for attribute in self[index].attributes {
                switch attribute {
                case .accessibilityHidden: return false
                case .accessibilityLabel(let text): label = text
                case .overlayNodes(let nodes, _, _) where nodes.speak: return true
                default: continue
                }
            }
            if let label { return !label.isEmpty }
            switch self[index].kind {
            case .text(let runs): return runs.indices.contains { !runs[$0].text.isEmpty }
            case .image(let content): return content.label?.isEmpty == false
            case .spacer, .divider, .shape: return false
            case .stack, .box, .label, .button, .toggle, .link, .progress, .gauge:
                return self[index].children.speak
            }
        }
    }

    fileprivate var firstSymbol: String? {
        for node in self {
            if case .image(let content) = node.kind, case .symbol(let name) = content.source {
                return name
            }
            if let name = node.children.firstSymbol { return name }
        }
        return nil
    }
}

extension [ViewNode] {
    /// What a screen reader says for the nodes together.
    public var accessibleName: String {
        var words = ""
        for node in self { node.appendName(to: &words) }
        return words
    }
}

extension [ViewNode.TextRun] {
    /// The characters of all runs.
    public var plainText: String {
        reduce(into: "") { $0 += $1.text }
    }
}
