extension ViewNode {
    /// The name by which a screen reader calls the element and a test finds it.
    ///
    /// The author's label comes first, then the text of the element, then the words of its parts in
    /// reading order. Decorative pictures and hidden elements have no words; a control is named
    /// after its symbol only if it has no other name.
    ///
    /// The name of a text, a picture or a control covers only its own words: an overlay in front of
    /// it is a separate element, unless the author combined both.
    public var accessibleName: String {
        var words = ""
        if nameCoversLayers {
            appendName(to: &words)
        } else if !isAccessibilityHidden {
            appendOwnName(to: &words)
        }
        return words
    }

    /// The author's label.
    public var accessibilityLabel: String? {
        for case .accessibilityLabel(let label) in attributes { return label }
        return nil
    }

    /// Tells whether a screen reader passes over the element.
    public var isAccessibilityHidden: Bool { attributes.contains(.accessibilityHidden) }

    /// Tells whether the author combined the element with everything inside it.
    var isReadAsOne: Bool {
        guard !kind.hasRole else { return false }
        return attributes.contains { attribute in
            switch attribute {
            case .accessibilityLabel, .accessibilityCombined: true
            default: false
            }
        }
    }

    /// Tells whether the words of the layers behind and in front of the element belong to its name.
    var nameCoversLayers: Bool {
        switch kind {
        case .stack, .box, .label: true
        case .text, .spacer, .divider, .drawing: isReadAsOne
        case .image, .button, .toggle, .link, .progress, .gauge: false
        }
    }

    /// Appends the words of the element and of everything that belongs to it.
    fileprivate func appendName(to words: inout String) {
        if isAccessibilityHidden { return }
        if let label = accessibilityLabel, !kind.hasRole { return words.append(word: label) }
        appendLayerNames(.behind, to: &words)
        appendOwnName(to: &words)
        appendLayerNames(.inFront, to: &words)
    }

    private func appendLayerNames(_ side: Layer.Side, to words: inout String) {
        for attribute in attributes {
            if let layer = attribute.layer(side) {
                for node in layer.nodes { node.appendName(to: &words) }
            }
        }
    }

    private func appendOwnName(to words: inout String) {
        if let label = accessibilityLabel { return words.append(word: label) }
        switch kind {
        case .text(let runs): words.append(word: runs.count == 1 ? runs[0].text : runs.plainText)
        case .image(let content): words.append(word: content.label ?? "")
        case .drawing(let drawing): words.append(word: drawing.plainText)
        case .spacer, .divider: break
        case .button, .toggle, .link:
            if let name = nameFromSymbol {
                words.append(word: name)
            } else {
                for child in children { child.appendName(to: &words) }
            }
        case .stack(.phases):
            // The second child is shown once the picture has loaded.
            if children.count > 1 { children[1].appendName(to: &words) }
        case .progress, .gauge:
            if let name = kind.rangeName {
                words.append(word: name)
            } else {
                for child in children { child.appendName(to: &words) }
            }
        case .stack, .box, .label:
            for child in children { child.appendName(to: &words) }
        }
    }
}

extension String {
    /// Appends one or more words after a space.
    fileprivate mutating func append(word: String) {
        guard !word.isEmpty else { return }
        if !isEmpty { self += " " }
        self += word
    }
}

extension ViewNode.Kind {
    /// The name that progress or a gauge has in addition to its children.
    fileprivate var rangeName: String? {
        switch self {
        case .progress(let progress): progress.label
        case .gauge(let gauge): gauge.label
        case .text, .image, .stack, .spacer, .divider, .drawing, .box, .label, .button, .toggle,
            .link:
            nil
        }
    }

    /// Tells whether elements of this kind have a role for a screen reader: a label then belongs to
    /// them, and not to a box around them.
    package var hasRole: Bool {
        switch self {
        case .image, .button, .toggle, .link, .progress, .gauge: true
        case .text, .stack, .spacer, .divider, .drawing, .box, .label: false
        }
    }
}

extension ViewNode {
    /// Tells whether the element is a control, or has one inside, behind or in front of it.
    package var containsControl: Bool {
        [self].firstNode { node in
            switch node.kind {
            case .button, .toggle, .link: true
            default: false
            }
        } != nil
    }
}

// MARK: - Controls without words

extension ViewNode {
    /// The name of a control without text: its symbol's name as words, "heart fill" for
    /// `heart.fill`; `nil` if its author or its content names it, or if it shows no symbol.
    package var nameFromSymbol: String? {
        if accessibilityLabel != nil || children.speak { return nil }
        guard let symbol = children.symbolName else { return nil }
        return String(symbol.map { $0 == "." ? " " : $0 })
    }
}

extension [ViewNode] {
    /// Tells whether the elements contribute to the name of their container.
    package var speak: Bool {
        // By index, because elements are large and only parts of them are read.
        indices.contains { index in
            var label: String?
            for attribute in self[index].attributes {
                switch attribute {
                case .accessibilityHidden: return false
                case .accessibilityLabel(let text): label = text
                case .backgroundNodes(let nodes, _, _), .overlayNodes(let nodes, _, _):
                    if nodes.speak { return true }
                default: continue
                }
            }
            if let label { return !label.isEmpty }
            switch self[index].kind {
            case .text(let runs): return runs.indices.contains { !runs[$0].text.isEmpty }
            case .image(let content): return content.label?.isEmpty == false
            case .drawing(let drawing): return !drawing.plainText.isEmpty
            case .spacer, .divider: return false
            case .progress, .gauge:
                if let name = self[index].kind.rangeName { return !name.isEmpty }
                return self[index].children.speak
            case .stack, .box, .label, .button, .toggle, .link:
                return self[index].children.speak
            }
        }
    }

    /// The name of the first symbol inside.
    fileprivate var symbolName: String? {
        var name: String?
        visit { node in
            guard case .image(let content) = node.kind, case .symbol(let symbol) = content.source
            else { return .everything }
            name = symbol
            return .end
        }
        return name
    }

    /// The words that a screen reader says for all the elements.
    public var accessibleName: String {
        var words = ""
        for node in self { node.appendName(to: &words) }
        return words
    }
}

extension [ViewNode.TextRun] {
    /// The characters of all runs.
    public var plainText: String { reduce(into: "") { $0 += $1.text } }
}
