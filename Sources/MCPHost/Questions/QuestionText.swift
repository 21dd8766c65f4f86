import AppIntentsMetadata
import Foundation
import IntentSystem
import SnippetRendering
import SurfaceKit
import SwiftUI
import _JSON
import _Localization

/// The words above the fields of a client's form, and the words for an assistant if the person
/// can't be asked.
enum QuestionText {
    /// Returns the title, the words of the intent, the view, and the mistakes in earlier answers.
    ///
    /// Empty parts are omitted.
    static func message(_ question: AskedQuestion) -> String {
        var parts = [[question.title, question.dialog].nonEmpty.joined(separator: "\n")]
        if let tree = question.tree { parts.append(TextRenderer().render(tree.withoutButtons)) }
        switch question.kind {
        case .values(let fields): parts.append(fields.compactMap(problem).joined(separator: "\n"))
        case .confirmation(let words):
            if let problem = question.problem { parts.append("⚠ \(problem)") }
            let buttons = LocalizedStringResource(
                system: "Accept: “\(words.acceptLabel)”. Decline: “\(words.denyLabel)”.")
            parts.append(buttons.text(in: question.locale))
        case .choice:
            if question.hasOwnCancelLabel {
                let button = LocalizedStringResource(
                    system: "Decline: “\(question.cancelLabel)”.")
                parts.append(button.text(in: question.locale))
            }
        }
        return parts.nonEmpty.joined(separator: "\n\n")
    }

    private static func problem(_ field: Question.Field) -> String? {
        guard let error = field.error else { return nil }
        let name = field.parameter.title
        guard let value = field.valueWords else { return "⚠ \(name): \(error)" }
        return "\(name): \(value.clipped)\n⚠ \(error)"
    }

    /// Returns the advice if a client can't ask the person: which arguments to give, or that only a
    /// person can confirm.
    static func unanswerable(_ question: AskedQuestion, tool: IntentTool) -> String {
        var lines: [String] = []
        switch question.kind {
        case .values(let fields):
            lines.append("“\(question.title)” was not performed, because it needs more:")
            lines += fields.map { argument($0, tool: tool) }
            lines.append("Call \(tool.name) again with that.")
        case .choice(let options):
            lines += cannotAsk(question)
            let titles = options.map { "“\($0.title)”" }
            lines.append("The choices were \(titles.joined(separator: ", ")).")
        case .confirmation:
            lines += cannotAsk(question)
        }
        return lines.joined(separator: "\n")
    }

    private static func cannotAsk(_ question: AskedQuestion) -> [String] {
        let view = question.tree.map { TextRenderer().render($0) } ?? ""
        return [
            """
            “\(question.title)” was stopped, because it asks the person something and this client \
            cannot ask them: it does not support elicitation. No argument can answer in their place.
            """
        ] + [question.fullDialog, view].nonEmpty
    }

    private static func argument(_ field: Question.Field, tool: IntentTool) -> String {
        let parameter = field.parameter
        var line = "- \(parameter.title) (argument “\(parameter.name)”)"
        if let error = field.error { line += ": \(error)" }
        let mapping = tool.mappings[parameter.shape]
        let options = (field.options ?? []).prefix(20).map { option in
            let value = mapping.argument(for: option.value).map { $0.string ?? $0.text }
            return value.map { $0 == option.title ? $0 : "\($0) (\(option.title))" } ?? option.title
        }
        if !options.isEmpty { line += " Choices: \(options.joined(separator: ", "))." }
        return line
    }
}

extension [String] {
    /// The texts without the empty ones.
    var nonEmpty: [String] { filter { !$0.isEmpty } }
}
