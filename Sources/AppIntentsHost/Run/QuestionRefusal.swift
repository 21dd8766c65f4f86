import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// What to pass for a question that can't be asked, because there is no terminal.
struct QuestionRefusal {
    /// What to write for each parameter that has a flag.
    let usages: [String: String]

    func message(for question: RunQuestion, text: String) -> String {
        let title = question.title.text(in: question.locale)
        let dialog = question.dialog?.full.text(in: question.locale) ?? ""
        let shown = [text, dialog].filter { !$0.isEmpty }
        switch question.kind {
        case .values(let fields):
            return
                (["“\(title)” needs more, and there is no terminal to ask at. Pass:"]
                + fields.map(line)).joined(separator: "\n")
        case .choice(let options):
            let choices = options.map { "“\($0.title)”" }
            return
                (["“\(title)” asks for a choice, and there is no terminal to ask at."] + shown + [
                    "The choices were \(choices.joined(separator: ", "))."
                ]).joined(separator: "\n")
        case .confirmation:
            return
                (["“\(title)” asks for a confirmation, and there is no terminal to ask at."]
                + shown + ["Pass --yes to confirm."]).joined(separator: "\n")
        }
    }

    private func line(_ field: Question.Field) -> String {
        let usage = usages[field.parameter.name] ?? field.parameter.title
        var line = "  \(usage)"
        if let error = field.error {
            let given = field.value?.readable.map { "“\($0)”: " } ?? ""
            line += "  \(given)\(error)"
        } else {
            line += "  \(field.parameter.title)"
        }
        let options = (field.options ?? []).map { option in
            guard let value = option.value.readable, value != option.title else {
                return option.title.shellQuoted
            }
            return "\(value.shellQuoted) (\(option.title))"
        }
        if !options.isEmpty {
            let more = options.count > Self.listed ? ", …" : ""
            line += "\n    choices: \(options.prefix(Self.listed).joined(separator: ", "))\(more)"
        }
        return line
    }

    /// How many choices are named.
    private static let listed = 12
}
