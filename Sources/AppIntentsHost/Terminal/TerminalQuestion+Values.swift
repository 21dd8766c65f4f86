import AppIntentsMetadata
import Foundation
import IntentSystem
import SurfaceKit
import _Localization

/// The values that a question asks for, one field after the other.
extension TerminalQuestion {
    mutating func value(of field: Question.Field) throws -> ParameterValue {
        let title = field.parameter.title
        if let description = field.parameter.description { terminal.say(description) }
        if let error = field.error { terminal.say("\(title): \(error)", as: .problem) }
        let options = field.options ?? []
        list(options)
        invite(listener?.sayable(for: field) ?? [], to: field)
        if case .list(let element) = field.parameter.shape {
            return .array(try values(of: field, element: element, options))
        }
        if field.parameter.shape == .bool {
            return try yesOrNo(field, field.parameter.switchNames)
        }
        let standing = field.error == nil ? field.valueWords : nil
        while true {
            let answer = try line("\(title)\(hint(options))\(standing.map { " [\($0)]" } ?? ""):")
            if answer.isEmpty, standing != nil, let value = field.value { return value }
            if let value = try read(answer, field, options) { return value }
        }
    }

    /// Reads several values, one on each line, until an empty line.
    private mutating func values(
        of field: Question.Field, element: ValueShape, _ options: [Question.Option]
    ) throws -> [ParameterValue] {
        var one = field
        one.parameter.shape = element
        // Their number is checked for all of them together.
        one.parameter.constraints.minimumCount = nil
        one.parameter.constraints.maximumCount = nil
        var several = one
        several.parameter.shape = field.parameter.shape
        let most = field.parameter.constraints.maximumCount ?? .max
        var values: [ParameterValue] = []
        say(
            .init(
                system: "\(field.parameter.title): one a line, an empty line ends the list."),
            as: .plain)
        while true {
            let answer = try line("\(values.count + 1)\(hint(options)):")
            if answer.isEmpty || listener?.endsList(answer) == true {
                if values.isEmpty {
                    say(.init(system: "A value is needed."))
                } else if let problem = question.problem(with: .array(values), for: field) {
                    terminal.say(problem, as: .problem)
                } else {
                    return values
                }
            } else if let read = try elements(answer, one, several, options) {
                values += read
                // Several in one line are all of them.
                let isComplete = read.count > 1 || values.count >= most
                guard isComplete else { continue }
                guard let problem = question.problem(with: .array(values), for: field) else {
                    return values
                }
                terminal.say(problem, as: .problem)
                values.removeLast(read.count)
            }
        }
    }

    private func hint(_ options: [Question.Option]) -> String {
        if options.isEmpty { return "" }
        let hint = LocalizedStringResource(system: "(1 to \(options.count))")
        return " " + hint.text(in: question.locale)
    }

    /// Returns the value of an answer; otherwise prints the mistake.
    func value(
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
    private mutating func yesOrNo(
        _ field: Question.Field, _ names: ParameterMetadata.SwitchNames?
    ) throws -> ParameterValue {
        let title = field.parameter.title
        let prompt: LocalizedStringResource =
            names.map { .init(system: "\(title), \($0.yes) (y) or \($0.no) (n):") }
            ?? .init(system: "\(title) (y or n):")
        let yes = yesWords + (names.map { [$0.yes] } ?? [])
        let no = noWords + (names.map { [$0.no] } ?? [])
        while true {
            let answer = try line(prompt)
            let isYes = yes.contains { $0.isSame(as: answer) }
            if isYes || no.contains(where: { $0.isSame(as: answer) }) {
                note(answer, .value(.bool(isYes), parameter: field.parameter.name), answer)
                return .bool(isYes)
            }
            if let hearing = heard({ $0.hear(answer, as: field) }) {
                if case .value(let value, _) = hearing.kind { return value }
                try follow(hearing, examples: listener?.examples.of(field) ?? [])
                continue
            }
            say(.init(system: "Please answer y or n."))
        }
    }
}
