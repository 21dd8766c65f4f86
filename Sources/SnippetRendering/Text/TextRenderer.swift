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

    /// The ways in which buttons and toggles are written.
    package enum Controls: Sendable, Hashable {
        /// Each button is its name in brackets.
        case bracketed
        /// A button is its name in brackets, and one with several texts, such as a row of a list,
        /// its texts.
        case listed
        /// A control with a key is the key in brackets, and its texts; one without is its texts.
        case keyed([ActionID: String])
    }

    /// The form of the text.
    public var form: Form

    /// The way in which buttons and toggles are written.
    package var controls = Controls.bracketed

    /// Creates a renderer.
    public init(form: Form = .written) {
        self.form = form
    }

    /// Returns the text of a tree; empty if it contains no text.
    public func render(_ tree: ViewTree) -> String {
        let lines = lines(of: tree).map(\.text)
        switch form {
        case .written: return lines.joined(separator: "\n")
        case .spoken: return lines.map(\.asSentence).joined(separator: " ")
        }
    }

    /// Returns the lines of a tree, without characters that control a terminal.
    package func lines(of tree: ViewTree) -> [TextLine] {
        lines(of: tree.nodes, .plain).map(\.safeForTerminal)
    }

    private func lines(of nodes: [ViewNode], _ role: TextLine.Role) -> [TextLine] {
        nodes.flatMap { lines(of: $0, role) }
    }

    /// Returns the lines of a node and its layers; `role` is that of the text around the node.
    private func lines(of node: ViewNode, _ role: TextLine.Role) -> [TextLine] {
        let info = node.accessibility
        if info.isHidden { return [] }
        let role = node.textRole ?? role
        if info.children == .combined {
            return [TextLine(info.phrase(content: ""), role)].filter { !$0.parts.isEmpty }
        }
        let lines =
            self.lines(in: .behind, of: node, role) + contentLines(of: node, info, role)
            + self.lines(in: .inFront, of: node, role)
        return lines.filter { !$0.parts.isEmpty }
    }

    private func lines(
        in side: ViewNode.Layer.Side, of node: ViewNode, _ role: TextLine.Role
    ) -> [TextLine] {
        node.attributes.flatMap { $0.layer(side).map { lines(of: $0.nodes, role) } ?? [] }
    }

    private func contentLines(
        of node: ViewNode, _ info: AccessibilityInfo, _ role: TextLine.Role
    ) -> [TextLine] {
        switch node.kind {
        case .text(let runs): return [TextLine(info.label ?? runs.plainText, role)]
        case .image(let image):
            return [TextLine(info.phrase(content: ""), image.isSymbol ? role : .picture)]
        case .stack(.horizontal), .stack(.gridRow), .label:
            let parts = node.children.map { TextLine(joining: lines(of: $0, role), with: ", ") }
            return [TextLine(joining: parts, with: form == .written ? "  " : ", ")]
        // A terminal fetches no pictures.
        case .stack(.phases): return lines(of: Array(node.children.prefix(1)), role)
        case .stack, .box: return lines(of: node.children, role)
        case .drawing(let drawing): return [TextLine(drawing.plainText, role)]
        case .spacer, .divider: return []
        case .button(let button): return [self.button(node, button, info, role)]
        case .toggle(let toggle): return [self.toggle(node, toggle, info, role)]
        case .link(let address):
            let name = name(of: node, info)
            return [
                TextLine(form == .written ? "\(name) <\(address.absoluteString)>" : name, role)
            ]
        case .progress, .gauge: return [TextLine(range(info), role)]
        }
    }

    // MARK: - Controls

    private func button(
        _ node: ViewNode, _ button: ViewNode.ButtonContent, _ info: AccessibilityInfo,
        _ role: TextLine.Role
    ) -> TextLine {
        let name = name(of: node, info)
        if form == .spoken { return TextLine(name, role) }
        switch controls {
        case .bracketed: return TextLine("[\(name)]", role)
        case .listed:
            let texts = texts(of: node, info, role)
            return texts.parts.count > 1 ? texts : TextLine("[\(texts.text)]", role)
        case .keyed(let keys):
            let key = button.isDisabled ? nil : button.action.flatMap { keys[$0] }
            return keyed(texts(of: node, info, key == nil ? .secondary : role), key)
        }
    }

    private func toggle(
        _ node: ViewNode, _ toggle: ViewNode.ToggleContent, _ info: AccessibilityInfo,
        _ role: TextLine.Role
    ) -> TextLine {
        let state = info.traits.contains(.isOn) ? "on" : "off"
        let line = TextLine("\(name(of: node, info)): \(state)", role)
        guard form == .written, case .keyed(let keys) = controls, !toggle.isDisabled else {
            return line
        }
        return keyed(line, toggle.action.flatMap { keys[$0] })
    }

    private func keyed(_ line: TextLine, _ key: String?) -> TextLine {
        guard let key else { return line }
        return TextLine(joining: [TextLine("[\(key)]", .key), line], with: " ")
    }

    /// Returns the texts of a control's label in one line: those that its author gave for
    /// assistive technology, or else all that the label shows.
    private func texts(
        of node: ViewNode, _ info: AccessibilityInfo, _ role: TextLine.Role
    ) -> TextLine {
        let shown = info.label.map { [TextLine($0, role)] } ?? lines(of: node.children, role)
        let value = info.value.map { [TextLine($0, role)] } ?? []
        return TextLine(joining: shown + value, with: ", ")
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

extension ViewNode.ImageContent {
    /// `true` for a symbol, which is part of the text around it.
    fileprivate var isSymbol: Bool { if case .symbol = source { true } else { false } }
}
