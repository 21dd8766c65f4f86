import Foundation
public import SwiftUI

/// Writes a tree as plain text in reading order.
///
/// Rows of the view become lines. A button is its label in brackets, a toggle `Label: on`, progress
/// `Label: 40 %`. Control characters are left out, so the text is safe to print.
public struct TextRenderer: Sendable {
    /// The form of the text.
    public enum Form: Sendable, Hashable, CaseIterable {
        /// Text to be read: one line per row, brackets around controls, URLs after links.
        case written
        /// Text to be spoken: sentences, without purely visual parts.
        case spoken
    }

    /// The form of the text.
    public var form: Form

    /// Creates a renderer.
    public init(form: Form = .written) {
        self.form = form
    }

    /// Returns the text of a tree; empty if it contains no text.
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

    /// Returns the lines of a node and its layers.
    private func lines(of node: ViewNode) -> [String] {
        let info = node.accessibility
        if info.isHidden { return [] }
        if info.children == .combined { return [info.phrase(content: "")].filter { !$0.isEmpty } }
        let lines =
            self.lines(in: .behind, of: node) + contentLines(of: node, info)
            + self.lines(in: .inFront, of: node)
        return lines.filter { !$0.isEmpty }
    }

    private func lines(in side: ViewNode.Layer.Side, of node: ViewNode) -> [String] {
        node.attributes.flatMap { $0.layer(side).map { lines(of: $0.nodes) } ?? [] }
    }

    private func contentLines(of node: ViewNode, _ info: AccessibilityInfo) -> [String] {
        switch node.kind {
        case .text(let runs): return [info.label ?? runs.plainText]
        case .image: return [info.phrase(content: "")]
        case .stack(.horizontal), .stack(.gridRow), .label:
            let parts = node.children.map { lines(of: $0).joined(separator: ", ") }
            let separator = form == .written ? "  " : ", "
            let row = parts.filter { !$0.isEmpty }.joined(separator: separator)
            return [row]
        // A terminal fetches no pictures.
        case .stack(.phases): return lines(of: Array(node.children.prefix(1)))
        case .stack, .box: return lines(of: node.children)
        case .drawing(let drawing): return [drawing.plainText]
        case .spacer, .divider: return []
        case .button:
            let name = name(of: node, info)
            return [form == .written ? "[\(name)]" : name]
        case .toggle:
            let name = name(of: node, info)
            return ["\(name): \(info.traits.contains(.isOn) ? "on" : "off")"]
        case .link(let address):
            let name = name(of: node, info)
            return [form == .written ? "\(name) <\(address.absoluteString)>" : name]
        case .progress, .gauge: return [range(info)]
        }
    }

    private func name(of node: ViewNode, _ info: AccessibilityInfo) -> String {
        info.phrase(content: node.children.accessibleName)
    }

    /// Returns the text of progress or of a gauge: its name, and its value or its percentage.
    private func range(_ info: AccessibilityInfo) -> String {
        let name = info.label ?? ""
        let value =
            info.value ?? info.range.map { "\(Int(($0.fraction * 100).rounded())) %" }
            ?? (name.isEmpty ? "…" : "")
        return [name, value].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension String {
    fileprivate var asSentence: String {
        guard let last, last.isLetter || last.isNumber else { return self }
        return self + "."
    }
}
