extension ViewNode {
    /// What a screen reader calls the element, and how a test finds it.
    ///
    /// A label that the author gave comes first, then the text of the element, then what its parts
    /// say in reading order. A decorative picture and what is hidden say nothing.
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
        case .stack, .box, .label, .button, .toggle, .link, .progress, .gauge:
            for child in children { child.appendName(to: &words) }
        }
        for attribute in attributes {
            if case .overlayNodes(let nodes, _, _) = attribute {
                for node in nodes { node.appendName(to: &words) }
            }
        }
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
