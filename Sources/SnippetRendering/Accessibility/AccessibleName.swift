import SwiftUI

/// How an element is called when it is read aloud.
enum AccessibleName {
    /// Returns the name of a node: what its author says, else what it shows in words.
    static func text(of node: ViewNode) -> String {
        if let label = label(of: node) { return label }
        switch node.kind {
        case .text(let runs): return runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
        case .image(let image): return image.label ?? ""
        case .gauge(let gauge):
            return join([text(of: node.children), gauge.currentValueLabel ?? ""])
        case .stack, .box, .label, .button, .toggle, .link, .progress:
            return text(of: node.children)
        case .spacer, .divider, .shape: return ""
        }
    }

    /// Returns the names of nodes in reading order.
    static func text(of nodes: [ViewNode]) -> String {
        if nodes.count == 1 { return text(of: nodes[0]) }
        return join(nodes.filter { !$0.isHiddenFromReading }.map { text(of: $0) })
    }

    /// Returns a name for a control that shows no words at all, from the symbol it shows, or `nil`
    /// if its content names it.
    static func fallback(for node: ViewNode) -> String? {
        guard label(of: node) == nil, !node.children.contains(where: showsWords) else { return nil }
        return firstSymbol(in: node.children).map(spoken(symbol:))
    }

    /// Returns a symbol's name as words: "heart fill" for `heart.fill`.
    static func spoken(symbol name: String) -> String {
        String(name.map { $0 == "." ? " " : $0 })
    }

    private static func label(of node: ViewNode) -> String? {
        for attribute in node.attributes {
            if case .accessibilityLabel(let label) = attribute { return label }
        }
        return nil
    }

    private static func showsWords(_ node: ViewNode) -> Bool {
        switch node.kind {
        case .text(let runs): return runs.contains { !$0.text.isEmpty }
        case .image(let image): return image.label != nil || label(of: node) != nil
        case .gauge: return true
        case .stack, .box, .label, .button, .toggle, .link, .progress, .spacer, .divider, .shape:
            return label(of: node) != nil || node.children.contains(where: showsWords)
        }
    }

    private static func firstSymbol(in nodes: [ViewNode]) -> String? {
        for node in nodes {
            if case .image(let image) = node.kind, case .symbol(let name) = image.source {
                return name
            }
            if let name = firstSymbol(in: node.children) { return name }
        }
        return nil
    }

    private static func join(_ parts: [String]) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension ViewNode {
    /// Whether the author hides the element from assistive technology.
    var isHiddenFromReading: Bool {
        attributes.contains(.accessibilityHidden)
    }
}
