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
        if let words = card.dialog?.supporting, !words.isEmpty { lines.append("  “\(words)”") }
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
            fields.flatMap { field in
                let error = field.error.map { "  ! \($0)" } ?? ""
                return ["  \(field.parameter.title): \(value(of: field))\(error)"]
                    + rows(field.options ?? []).map { "  \($0)" }
            }
        case .choice(let options)?: rows(options)
        case .confirmation?, nil: []
        }
    }

    /// What was given so far, by the name under which it is offered.
    private static func value(of field: Question.Field) -> String {
        guard let value = field.value, !value.isNull, value != "" else { return "____" }
        return field.options?.first { $0.value == value }?.title ?? value.shown ?? "____"
    }

    /// The options under the headings of their sections.
    private static func rows(_ options: [Question.Option]) -> [String] {
        var section: Question.Heading?
        return options.flatMap { option in
            defer { section = option.section }
            let heading = option.section == section ? nil : option.section
            let picture = (option.imageName ?? option.systemImageName).map { "<\($0)> " } ?? ""
            return (heading.map { ["  \($0.words)"] } ?? [])
                + ["  ( ) \(picture)\(option.words)"]
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
