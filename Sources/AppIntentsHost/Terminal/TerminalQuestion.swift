import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import SnippetRendering
import SurfaceKit
import _Localization

/// A question at a terminal, repeated until the answer is valid.
struct TerminalQuestion: Sendable {
    enum Reply: Sendable {
        case answer(Answer)
        /// They use a control of the question's card, which is asked again after it.
        case use(CardKeys.Typed)
        /// They undo what they did last, after they gave these values; the question is asked again.
        case undo(given: [String: ParameterValue])
    }

    /// The error of a pipe that ends before the answer comes.
    struct EndOfInput: Error {}

    /// The error of a question that waits while the last action is undone.
    struct UndoRequest: Error {}

    let question: RunQuestion
    /// The view of the question's card.
    var card: TerminalCard?
    /// The question was asked before, and only its card has changed.
    var isRepeated = false
    /// The values that were given when the question was asked before.
    var given: [String: ParameterValue] = [:]
    let terminal: Terminal
    let files: FileArguments
    /// Reads answers in words; `nil` outside of a conversation.
    var listener: QuestionListener?
    /// Receives what is asked and answered; `nil` if no program reads it.
    let events: ConversationEvents?

    init(
        _ question: RunQuestion, card: TerminalCard?, terminal: Terminal, files: FileArguments,
        listener: QuestionListener? = nil, events: ConversationEvents? = nil
    ) {
        self.question = question
        self.card = card
        self.terminal = terminal
        self.files = files
        self.listener = listener
        self.events = events
    }

    /// Asks and waits; throws `CancellationError` for a no, and at the end of what is typed.
    func run() throws -> Reply {
        var asked = self
        do {
            return try asked.ask()
        } catch is UndoRequest {
            return .undo(given: asked.given)
        }
    }

    private mutating func ask() throws -> Reply {
        introduce()
        switch question.kind {
        case .values(let fields):
            for field in fields where given[field.parameter.name] == nil {
                given[field.parameter.name] = try value(of: field)
            }
            return .answer(.values(given))
        case .choice(let options):
            return .answer(.option(try choice(options, wayOut: question.cancelLabel)))
        case .confirmation(let words): return try confirm(words)
        }
    }

    /// Prints the intent's words and its view.
    func introduce() {
        let lines = card?.lines ?? []
        terminal.say(lines)
        if isRepeated { return }
        terminal.asks?(question)
        sayQuestion(beside: lines)
    }

    private func sayQuestion(beside lines: [TextLine]) {
        // The view may show nothing.
        let words =
            lines.isEmpty
            ? question.dialog?.words(besideView: false, in: question.locale) ?? ""
            : question.words
        if !words.isEmpty { terminal.say(words) }
        if let keys = card?.keys { terminal.say(keys.hint(in: question.locale), as: .secondary) }
    }

    func say(
        _ text: LocalizedStringResource, as style: TerminalPaint.Style = .problem
    ) {
        terminal.say(text.text(in: question.locale), as: style)
    }

    func line(_ prompt: LocalizedStringResource) throws -> String {
        try line(prompt.text(in: question.locale))
    }

    func line(_ prompt: String) throws -> String {
        terminal.say(prompt, as: .prompt, end: " ")
        guard let line = terminal.line() else {
            terminal.say("")
            if terminal.canAsk { throw CancellationError() }
            throw EndOfInput()
        }
        // A terminal shows what is typed.
        if !terminal.canAsk { terminal.say(line) }
        return line.trimmingCharacters(in: .whitespaces)
    }

    // MARK: - Confirmations

    private mutating func confirm(_ words: Question.Confirmation) throws -> Reply {
        invite([words.acceptLabel, words.denyLabel], to: nil)
        let yes = yesWords + [words.acceptLabel] + words.acceptAlternatives
        let no = noWords + [words.denyLabel] + words.denyAlternatives
        while true {
            let answer = try line(
                .init(system: "\(words.acceptLabel) (y) or \(words.denyLabel) (n)?"))
            if yes.contains(where: { $0.isSame(as: answer) }) {
                note(answer, .confirmation(true), words.acceptLabel)
                return .answer(.confirmed())
            }
            if no.contains(where: { $0.isSame(as: answer) }) {
                note(answer, .confirmation(false), words.denyLabel)
                throw CancellationError()
            }
            if let typed = card?.keys?.read(answer) { return .use(typed) }
            if let hearing = heard({ $0.hear(answer, to: words) }) {
                if case .confirmation(let isYes) = hearing.kind {
                    if isYes { return .answer(.confirmed()) }
                    throw CancellationError()
                }
                try follow(hearing, examples: [words.acceptLabel, words.denyLabel])
                continue
            }
            say(.init(system: "Please answer y or n."))
            if let keys = card?.keys { terminal.say(keys.hint(in: question.locale), as: .problem) }
        }
    }

    /// The answers that confirm, in English and in the person's language.
    var yesWords: [String] {
        ["y", "yes", LocalizedStringResource(system: "Yes").text(in: question.locale)]
    }

    var noWords: [String] {
        ["n", "no", LocalizedStringResource(system: "No").text(in: question.locale)]
    }

    // MARK: - Choices

    private mutating func choice(_ options: [Question.Option], wayOut: String) throws -> Int {
        list(options)
        terminal.say("  0", as: .key, end: "  ")
        terminal.say(wayOut)
        invite(options.map(\.title) + [wayOut], to: nil)
        while true {
            let answer = try line(.init(system: "Choose 0 to \(options.count):"))
            if let place = place(answer, in: options) {
                note(answer, .option(place), options[place].title)
                return place
            }
            if answer == "0" || answer.isSame(as: wayOut) {
                note(answer, .command(.cancel), wayOut)
                throw CancellationError()
            }
            if let hearing = heard({ $0.hear(answer, among: options, wayOut: wayOut) }) {
                if case .option(let place) = hearing.kind { return place }
                try follow(hearing, examples: options.map(\.title) + [wayOut])
                continue
            }
            say(.init(system: "Please choose a number from \(0) to \(options.count)."))
        }
    }

    func list(_ options: [Question.Option]) {
        for section in options.sections {
            if let heading = section.heading { terminal.say(heading.words, as: .heading) }
            for place in section.options {
                terminal.say("  \(place.index + 1)", as: .key, end: "  ")
                terminal.say(place.option.words)
            }
        }
    }

    /// Returns the index of the option that an answer names, by its title or else by its number.
    func place(_ answer: String, in options: [Question.Option]) -> Int? {
        if let place = options.firstIndex(where: { $0.title.isSame(as: answer) }) { return place }
        guard let number = Int(answer), options.indices.contains(number - 1) else { return nil }
        return number - 1
    }
}

extension String {
    /// Returns `true` if two answers are equal, ignoring case.
    func isSame(as other: String) -> Bool {
        caseInsensitiveCompare(other) == .orderedSame
    }
}
