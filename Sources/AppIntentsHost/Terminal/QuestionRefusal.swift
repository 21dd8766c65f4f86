import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import SurfaceKit
import _Localization

/// The refusal of a question that no terminal can ask; it names the flags to pass.
struct QuestionRefusal {
    /// The usage of each parameter that has a flag.
    let usages: [String: String]

    func message(for question: RunQuestion, card: TerminalCard?) -> String {
        let locale = question.locale
        let title = question.title.text(in: locale)
        let dialog = question.dialog?.full.text(in: locale) ?? ""
        let shown = [card?.text ?? "", dialog].filter { !$0.isEmpty }
        let refusal: LocalizedStringResource
        let cure: LocalizedStringResource
        switch question.kind {
        case .values(let fields):
            refusal = .init(
                system: "“\(title)” needs more, and there is no terminal to ask at. Pass:")
            return ([refusal.text(in: locale)] + fields.map { line($0, locale) })
                .joined(separator: "\n")
        case .choice(let options):
            refusal = .init(
                system: "“\(title)” asks for a choice, and there is no terminal to ask at.")
            let choices = options.map { "“\($0.title)”" }.joined(separator: ", ")
            cure = LocalizedStringResource(system: "The choices were \(choices).")
        case .confirmation:
            refusal = .init(
                system: "“\(title)” asks for a confirmation, and there is no terminal to ask at.")
            cure =
                card?.drawing.tree.controls.contains { $0.isUsable } == true
                ? .init(
                    system:
                        "Pass --yes to confirm it as it is, or run this at a terminal to change it."
                )
                : .init(system: "Pass --yes to confirm.")
        }
        return ([refusal.text(in: locale)] + shown + [cure.text(in: locale)])
            .joined(separator: "\n")
    }

    private func line(_ field: Question.Field, _ locale: Locale) -> String {
        let usage = usages[field.parameter.name] ?? field.parameter.title
        var line = "  \(usage)"
        if let error = field.error {
            let given = field.valueWords.map { "“\($0)”: " } ?? ""
            line += "  \(given)\(error)"
        } else {
            line += "  \(field.parameter.title)"
        }
        let options = (field.options ?? []).map { option in
            guard let value = option.value.flagText, value != option.title else {
                return option.title.shellQuoted
            }
            return "\(value.shellQuoted) (\(option.title))"
        }
        if !options.isEmpty {
            let more = options.count > Self.listed ? ", …" : ""
            let listed = options.prefix(Self.listed).joined(separator: ", ") + more
            line +=
                "\n    " + LocalizedStringResource(system: "choices: \(listed)").text(in: locale)
        }
        return line
    }

    /// The maximum number of choices that the refusal lists.
    private static let listed = 12
}
