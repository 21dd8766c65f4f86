import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import SurfaceKit
import _Localization

/// A question at a terminal, repeated until the answer is valid.
struct TerminalQuestion: Sendable {
    enum Reply: Sendable {
        case answer(Answer)
        /// They use a control of the question's card, which is asked again after it.
        case use(CardKeys.Typed)
    }

    private let question: RunQuestion
    /// The view of the question's card.
    private let card: TerminalCard?
    /// The question was asked before, and only its card has changed.
    private let isRepeated: Bool
    private let terminal: Terminal
    private let files: FileArguments

    init(
        _ question: RunQuestion, card: TerminalCard?, isRepeated: Bool, terminal: Terminal,
        files: FileArguments
    ) {
        self.question = question
        self.card = card
        self.isRepeated = isRepeated
        self.terminal = terminal
        self.files = files
    }

    /// Asks and waits; throws `CancellationError` at the end of the input or for a no.
    func run() throws -> Reply {
        introduce()
        switch question.kind {
        case .values(let fields):
            var values: [String: ParameterValue] = [:]
            for field in fields { values[field.parameter.name] = try value(of: field) }
            return .answer(.values(values))
        case .choice(let options):
            return .answer(.option(try choice(options, wayOut: question.cancelLabel)))
        case .confirmation(let words): return try confirm(words)
        }
    }

    /// Prints the intent's words and its view.
    private func introduce() {
        let lines = card?.lines ?? []
        terminal.say(lines)
        if isRepeated { return }
        // The view may show nothing.
        let words =
            lines.isEmpty
            ? question.dialog?.words(besideView: false, in: question.locale) ?? ""
            : question.words
        if !words.isEmpty { terminal.say(words) }
        if let keys = card?.keys { terminal.say(keys.hint(in: question.locale), as: .secondary) }
    }

    private func say(
        _ text: LocalizedStringResource, as style: TerminalPaint.Style = .problem
    ) {
        terminal.say(text.text(in: question.locale), as: style)
    }

    private func line(_ prompt: LocalizedStringResource) throws -> String {
        try line(prompt.text(in: question.locale))
    }

    private func line(_ prompt: String) throws -> String {
        terminal.say(prompt, as: .prompt, end: " ")
        guard let line = terminal.line() else {
            terminal.say("")
            throw CancellationError()
        }
        return line.trimmingCharacters(in: .whitespaces)
    }

    // MARK: - Confirmations

    private func confirm(_ words: Question.Confirmation) throws -> Reply {
        let yes = yesWords + [words.acceptLabel] + words.acceptAlternatives
        let no = noWords + [words.denyLabel] + words.denyAlternatives
        while true {
            let answer = try line(
                .init(system: "\(words.acceptLabel) (y) or \(words.denyLabel) (n)?"))
            if yes.contains(where: { $0.isSame(as: answer) }) { return .answer(.confirmed()) }
            if no.contains(where: { $0.isSame(as: answer) }) { throw CancellationError() }
            if let typed = card?.keys?.read(answer) { return .use(typed) }
            say(.init(system: "Please answer y or n."))
            if let keys = card?.keys { terminal.say(keys.hint(in: question.locale), as: .problem) }
        }
    }

    /// The answers that confirm, in English and in the person's language.
    private var yesWords: [String] {
        ["y", "yes", LocalizedStringResource(system: "Yes").text(in: question.locale)]
    }

    private var noWords: [String] {
        ["n", "no", LocalizedStringResource(system: "No").text(in: question.locale)]
    }

    // MARK: - Choices

    private func choice(_ options: [Question.Option], wayOut: String) throws -> Int {
        list(options)
        terminal.say("  0", as: .key, end: "  ")
        terminal.say(wayOut)
        while true {
            let answer = try line(.init(system: "Choose 0 to \(options.count):"))
            if let place = place(answer, in: options) { return place }
            if answer == "0" || answer.isSame(as: wayOut) { throw CancellationError() }
            say(.init(system: "Please choose a number from \(0) to \(options.count)."))
        }
    }

    private func list(_ options: [Question.Option]) {
        for section in options.sections {
            if let heading = section.heading { terminal.say(heading.words, as: .heading) }
            for place in section.options {
                terminal.say("  \(place.index + 1)", as: .key, end: "  ")
                terminal.say(place.option.words)
            }
        }
    }

    /// Returns the index of the option that an answer names, by its title or else by its number.
    private func place(_ answer: String, in options: [Question.Option]) -> Int? {
        if let place = options.firstIndex(where: { $0.title.isSame(as: answer) }) { return place }
        guard let number = Int(answer), options.indices.contains(number - 1) else { return nil }
        return number - 1
    }

    // MARK: - Values

    private func value(of field: Question.Field) throws -> ParameterValue {
        let title = field.parameter.title
        if let description = field.parameter.description { terminal.say(description) }
        if let error = field.error { terminal.say("\(title): \(error)", as: .problem) }
        let options = field.options ?? []
        list(options)
        if case .list(let element) = field.parameter.shape {
            return .array(try values(of: field, element: element, options))
        }
        if field.parameter.shape == .bool { return try yesOrNo(title, field.parameter.switchNames) }
        let standing = field.error == nil ? field.valueWords : nil
        while true {
            let answer = try line("\(title)\(hint(options))\(standing.map { " [\($0)]" } ?? ""):")
            if answer.isEmpty, standing != nil, let value = field.value { return value }
            if let value = value(answer, field, options) { return value }
        }
    }

    /// Reads several values, one on each line, until an empty line.
    private func values(
        of field: Question.Field, element: ValueShape, _ options: [Question.Option]
    ) throws -> [ParameterValue] {
        var one = field
        one.parameter.shape = element
        // Their number is checked for all of them together.
        one.parameter.constraints.minimumCount = nil
        one.parameter.constraints.maximumCount = nil
        let most = field.parameter.constraints.maximumCount ?? .max
        var values: [ParameterValue] = []
        say(
            .init(
                system: "\(field.parameter.title): one a line, an empty line ends the list."),
            as: .plain)
        while true {
            let answer = try line("\(values.count + 1)\(hint(options)):")
            if answer.isEmpty {
                if values.isEmpty {
                    say(.init(system: "A value is needed."))
                } else if let problem = question.problem(with: .array(values), for: field) {
                    terminal.say(problem, as: .problem)
                } else {
                    return values
                }
            } else if let value = value(answer, one, options) {
                values.append(value)
                if values.count == most { return values }
            }
        }
    }

    private func hint(_ options: [Question.Option]) -> String {
        if options.isEmpty { return "" }
        let hint = LocalizedStringResource(system: "(1 to \(options.count))")
        return " " + hint.text(in: question.locale)
    }

    /// Returns the value of an answer; otherwise prints the mistake.
    private func value(
        _ answer: String, _ field: Question.Field, _ options: [Question.Option]
    ) -> ParameterValue? {
        if let place = place(answer, in: options) { return options[place].value }
        if answer.isEmpty {
            say(.init(system: "A value is needed."))
            return nil
        }
        if !options.isEmpty, !field.isSearchable {
            say(.init(system: "Please choose a number from \(1) to \(options.count)."))
            return nil
        }
        do throws(UsageError) {
            let value = try read(answer, field)
            guard let problem = question.problem(with: value, for: field) else { return value }
            terminal.say(problem, as: .problem)
        } catch {
            terminal.say(error.message, as: .problem)
        }
        return nil
    }

    private func read(
        _ answer: String, _ field: Question.Field
    ) throws(UsageError) -> ParameterValue {
        guard field.parameter.takesFiles else { return .string(answer) }
        if field.parameter.takesFileEntities, !files.isThere(answer) { return .string(answer) }
        return .file(try files.file(atPath: answer))
    }

    /// Asks with the author's words, if there are any; the standard ones are understood too.
    private func yesOrNo(
        _ title: String, _ names: ParameterMetadata.SwitchNames?
    ) throws -> ParameterValue {
        let prompt: LocalizedStringResource =
            names.map { .init(system: "\(title), \($0.yes) (y) or \($0.no) (n):") }
            ?? .init(system: "\(title) (y or n):")
        let yes = yesWords + (names.map { [$0.yes] } ?? [])
        let no = noWords + (names.map { [$0.no] } ?? [])
        while true {
            let answer = try line(prompt)
            if yes.contains(where: { $0.isSame(as: answer) }) { return true }
            if no.contains(where: { $0.isSame(as: answer) }) { return false }
            say(.init(system: "Please answer y or n."))
        }
    }
}

extension String {
    /// Returns `true` if two answers are equal, ignoring case.
    func isSame(as other: String) -> Bool {
        caseInsensitiveCompare(other) == .orderedSame
    }
}
