import Foundation
public import SwiftUI

/// Writes a tree as plain text in reading order.
///
/// Rows of the view become lines. A button is its label in brackets, a toggle `Label: on`, progress
/// `Label: 40 %`. Control characters are left out, so the text is safe to print.
public struct TextRenderer: Sendable {
    /// Whom the text is for.
    public enum Form: Sendable, Hashable, CaseIterable {
        /// To be read: one line per row, brackets around controls, addresses behind links.
        case written
        /// To be spoken: sentences, without what only looks.
        case spoken
    }

    /// Whom the text is for.
    public var form: Form

    /// Creates a renderer.
    public init(form: Form = .written) {
        self.form = form
    }

    /// Returns the text of a tree; empty if it has nothing to say.
    public func render(_ tree: ViewTree) -> String {
        let lines = lines(of: tree.nodes).map { $0.safeForTerminal(lineEnd: " ") }
        switch form {
        case .written: return lines.joined(separator: "\n")
        case .spoken: return lines.map(\.asSentence).joined(separator: " ")
        }
    }

    private func lines(of nodes: [ViewNode]) -> [String] {
        nodes.flatMap { lines(of: $0) }
    }

    /// Returns what a node says, its own attributes considered.
    private func lines(of node: ViewNode) -> [String] {
        let meaning = HTMLDrawing.Meaning(node.attributes)
        if meaning.isHidden { return [] }
        var lines = [String]()
        for attribute in node.attributes {
            if case .backgroundNodes(let nodes, _, _) = attribute { lines += self.lines(of: nodes) }
        }
        let isNamed = meaning.label != nil || meaning.value != nil
        if isNamed || meaning.isCombined, !node.containsControl {
            lines.append(meaning.name(default: node.accessibleName))
        } else {
            lines += contentLines(of: node, meaning)
        }
        for attribute in node.attributes {
            if case .overlayNodes(let nodes, _, _) = attribute { lines += self.lines(of: nodes) }
        }
        return lines.filter { !$0.isEmpty }
    }

    private func contentLines(of node: ViewNode, _ meaning: HTMLDrawing.Meaning) -> [String] {
        switch node.kind {
        case .text(let runs): return [runs.map(\.text).joined()]
        case .image(let image): return [image.label ?? ""]
        case .stack(.horizontal), .label:
            let parts = node.children.map { lines(of: $0).joined(separator: ", ") }
            let separator = form == .written ? "  " : ", "
            let row = parts.filter { !$0.isEmpty }.joined(separator: separator)
            return [row]
        case .stack(.vertical), .stack(.depth), .box: return lines(of: node.children)
        case .spacer, .divider, .shape: return []
        case .button:
            let name = name(of: node, meaning)
            return [form == .written ? "[\(name)]" : name]
        case .toggle(let toggle):
            let name = name(of: node, meaning)
            return ["\(name): \(toggle.isOn ? "on" : "off")"]
        case .link(let address):
            let name = name(of: node, meaning)
            return [form == .written ? "\(name) <\(address.absoluteString)>" : name]
        case .progress(let progress):
            let label = lines(of: node.children).joined(separator: ", ")
            let value = progress.fraction.map { "\($0.percent) %" } ?? (label.isEmpty ? "…" : nil)
            return [[label, value ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")]
        case .gauge(let gauge):
            let label = lines(of: node.children).joined(separator: ", ")
            let value = gauge.currentValueLabel ?? "\(gauge.fraction.percent) %"
            return [[label, value].filter { !$0.isEmpty }.joined(separator: ": ")]
        }
    }

    private func name(of node: ViewNode, _ meaning: HTMLDrawing.Meaning) -> String {
        meaning.name(default: node.nameFromSymbol ?? node.children.accessibleName)
    }
}

extension String {
    fileprivate var asSentence: String {
        guard let last, last.isLetter || last.isNumber else { return self }
        return self + "."
    }
}
