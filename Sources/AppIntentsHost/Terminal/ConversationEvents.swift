import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import _Localization

/// The questions and answers of a conversation, for a program that reads standard output: one JSON
/// object on each line.
struct ConversationEvents: Sendable {
    private let terminal: Terminal

    init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Tells a question, or the field of it that is asked for now, and the answers that it offers.
    func asked(_ question: RunQuestion, _ field: Question.Field?, answers: [String]) {
        let kind =
            switch question.kind {
            case .values: "value"
            case .choice: "choice"
            case .confirmation: "confirmation"
            }
        write([
            "asked": Asked(
                kind: kind, words: question.dialog?.full.text(in: question.locale),
                parameter: field?.parameter.name, title: field?.parameter.title,
                problem: field?.error, answers: answers)
        ])
    }

    /// Tells a question for one of several names, which no intent asks.
    func asked(_ words: String, answers: [String]) {
        write([
            "asked": Asked(
                kind: "choice", words: words, parameter: nil, title: nil, problem: nil,
                answers: answers)
        ])
    }

    /// Tells what was understood of an answer.
    func heard(_ hearing: Hearing, in locale: Locale) {
        var heard = Heard(words: hearing.words, title: hearing.title)
        switch hearing.kind {
        case .value(let value, let parameter):
            (heard.kind, heard.value, heard.parameter) = ("value", value, parameter)
        case .option(let place): (heard.kind, heard.option) = ("option", place)
        case .confirmation(let isYes):
            (heard.kind, heard.isYes) = ("confirmation", isYes)
        case .command(let command): (heard.kind, heard.command) = ("command", command)
        case .unclear(let reason):
            (heard.kind, heard.reason) = ("unclear", reason.text(in: locale))
        }
        write(["heard": heard])
    }

    private func write(_ event: some Encodable) {
        // A reader that has gone is noticed when the result is written.
        if let line = try? JSONText.line(of: event) { _ = terminal.print(line) }
    }

    private struct Asked: Encodable {
        let kind: String
        let words: String?
        let parameter: String?
        let title: String?
        let problem: String?
        let answers: [String]
    }

    private struct Heard: Encodable {
        let words: String
        let title: String?
        var kind = ""
        var parameter: String?
        var value: ParameterValue?
        var option: Int?
        var isYes: Bool?
        var command: Hearing.Command?
        var reason: String?
    }
}
