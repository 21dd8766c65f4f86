import AppIntentsMetadata
import IntentSystem
import SnippetRendering
import SwiftUI

/// A card as lines of text, for messages.
enum ScreenText {
    static func describe(_ state: PresentationState?, _ tree: ViewTree?) -> String {
        guard let card = state?.card else {
            return state?.run.map { "  (running: \($0.title))" } ?? "  (nothing)"
        }
        var lines = ["  \(card.title)"]
        if let dialog = card.dialog { lines.append("  “\(dialog.full)”") }
        if let tree {
            lines += TextRenderer().render(tree).split(separator: "\n").map { "  | \($0)" }
        }
        if let error = card.error { lines.append("  ! \(error)") }
        lines += fields(card.question)
        lines.append("  " + card.buttons.map { "[\($0.label)]" }.joined(separator: " "))
        if card.isBusy { lines.append("  (busy)") }
        return lines.joined(separator: "\n")
    }

    private static func fields(_ question: Question?) -> [String] {
        switch question?.kind {
        case .values(let fields)?:
            fields.map { field in
                "  \(field.parameter.title): ____\(field.error.map { "  ! \($0)" } ?? "")"
            }
        case .choice(let options)?: options.map { "  ( ) \($0.title)" }
        case .confirmation?, nil: []
        }
    }
}

extension ViewTree {
    /// The first button or toggle with a name, in reading order.
    func control(named name: String) -> ViewNode? {
        func find(_ nodes: [ViewNode]) -> ViewNode? {
            for node in nodes {
                switch node.kind {
                case .button, .toggle:
                    if node.accessibleName == name { return node }
                default: break
                }
                if let found = find(node.children + node.attachedNodes) { return found }
            }
            return nil
        }
        return find(nodes)
    }
}

extension ViewNode {
    fileprivate var attachedNodes: [ViewNode] {
        attributes.flatMap { attribute -> [ViewNode] in
            switch attribute {
            case .backgroundNodes(let nodes, _, _), .overlayNodes(let nodes, _, _): nodes
            default: []
            }
        }
    }
}
