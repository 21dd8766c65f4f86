import AppIntents
package import AppIntentsMetadata
import Foundation
import _Localization

/// The one place that turns errors into text: for the person, and for the app's developer.
package enum ProblemText {
    /// What the person reads when an intent failed.
    static func forPerson(_ error: any Error, intentTitle: String, locale: Locale) -> String {
        switch error {
        case let problem as ParameterProblem:
            return "\(problem.parameter.title): \(forPerson(problem.problem))"
        case let problem as ResolutionProblem:
            return forPerson(problem)
        case let missing as MissingDependency:
            return "“\(intentTitle)” can’t run: the app has not set up \(missing.typeName)."
        case is TimedOut:
            return "“\(intentTitle)” took too long and was stopped."
        case let custom as any CustomAppIntentErrorConvertible:
            return custom.appIntentError.localizedStringResource.text(in: locale)
        case let localized as any CustomLocalizedStringResourceConvertible:
            return localized.localizedStringResource.text(in: locale)
        case let localized as any LocalizedError:
            return localized.errorDescription ?? generic(intentTitle)
        default:
            return generic(intentTitle)
        }
    }

    private static func generic(_ title: String) -> String {
        "“\(title)” couldn’t be completed because of an unknown error."
    }

    private static func forPerson(_ problem: ResolutionProblem) -> String {
        switch problem {
        case .missing: "a value is needed."
        case .notUnderstood(.entity, let data), .notUnderstood(.enumeration, let data):
            // The type's identifier is a name for programs, not for people.
            "\(quoted(data)) is not one of the choices."
        case .notUnderstood(.structure(let shape), .structure(let fields)):
            forPerson(shape, fields)
        case .notUnderstood(_, .file(let file)) where file.contents == nil:
            forPerson(FileProblem.notFound)
        case .notUnderstood(let type, let data):
            "\(quoted(data)) is not \(article(type))."
        case .notAllowed(let violation): forPerson(violation)
        case .entityNotFound(let typeName, _): "this \(typeName) no longer exists."
        case .ambiguous(let typeName, let text, let candidates):
            "“\(clipped(text))” could be any of \(candidates.count) things; choose one \(typeName)."
        }
    }

    /// What is wrong with the fields of a structure: the first thing that its shape can tell.
    private static func forPerson(
        _ shape: StructureShape, _ fields: [String: ParameterValue]
    ) -> String {
        let names = shape.fields.map(\.name)
        if let unknown = fields.keys.sorted().first(where: { !names.contains($0) }) {
            return """
                \(shape.name) has no “\(unknown.prefix(64))”; it has \(names.joined(separator: ", ")).
                """
        }
        for field in shape.fields {
            guard let value = fields[field.name], !value.isNull else {
                if field.isOptional { continue }
                return "a value is needed for “\(field.title)”."
            }
            if let text = value.readable, !field.choices.isEmpty,
                !field.choices.contains(where: { $0.value == text })
            {
                return "“\(text.prefix(64))” is not one of the choices for “\(field.title)”."
            }
        }
        return "\(quoted(.structure(fields))) is not \(shape.name)."
    }

    private static func forPerson(_ violation: ValueViolation) -> String {
        switch violation {
        case .outOfRange(let lower?, let upper?):
            "choose a number from \(number(lower)) to \(number(upper))."
        case .outOfRange(let lower?, nil): "choose a number of at least \(number(lower))."
        case .outOfRange(nil, let upper?): "choose a number of at most \(number(upper))."
        case .outOfRange(nil, nil): "choose another number."
        case .file(let problem): forPerson(problem)
        }
    }

    /// The same beside a form's field, where the parameter's name stands already.
    static func besideField(_ problem: ResolutionProblem) -> String {
        if case .entityNotFound(let typeName, let id) = problem {
            return "No \(typeName) matches “\(clipped(id))”."
        }
        let text = forPerson(problem)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func article(_ shape: ValueShape) -> String {
        switch shape {
        case .bool: "yes or no"
        case .integer: "a whole number"
        case .number: "a number"
        case .text: "a text"
        case .date, .dateParts: "a date"
        case .duration: "a duration"
        case .url: "a web address"
        case .file: "a file of the right kind"
        case .entity(let name), .enumeration(let name), .opaque(let name): "a \(name)"
        case .list(let element): "a list of which each is \(article(element))"
        case .structure(let structure): structure.name
        case .union(let shapes): shapes.map(article).joined(separator: " or ")
        }
    }

    private static func quoted(_ data: ParameterValue) -> String {
        switch data {
        case .data: "data"
        case .array(let values): "a list of \(values.count)"
        default: data.readable.map { "“\(clipped($0))”" } ?? "nothing"
        }
    }

    /// What a person typed, as much as tells which it was.
    private static func clipped(_ text: String) -> String {
        // Telling the length of a text takes as long as it is.
        text.utf8.count > 256 ? text.prefix(64) + "…" : text
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }

    /// What the person reads beside the field when a file was not taken.
    package static func besideField(_ problem: FileProblem) -> String {
        let text = forPerson(problem)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    static func forPerson(_ problem: FileProblem) -> String {
        switch problem {
        case .tooLarge(let limit): "a file may have \(size(limit)) at most."
        case .longerThanSaid: "more came than the file was said to have; choose it again."
        case .shorterThanSaid: "the file did not come as a whole; choose it again."
        case .typeNotAccepted(let accepted):
            "choose a file of another type: \(accepted.formatted(.list(type: .or)))."
        case .notOfItsType(let said): "the file is damaged, or is no \(said)."
        case .sessionFull: "there are too many files already; cancel, and begin again."
        case .systemFull: "there is no room for the file at the moment. Please try again later."
        case .disk: "the file could not be read or written. The app’s log says more."
        case .abandoned: "nothing more came of the file, so it was given up; choose it again."
        case .notFound: "the file is not there any more; choose it again."
        }
    }

    private static func size(_ bytes: Int) -> String {
        Int64(bytes).formatted(.byteCount(style: .binary))
    }

    /// What the developer reads in the log: what happened, to which intent, and the cure.
    static func forDeveloper(_ error: any Error, intent: String) -> String {
        switch error {
        case let missing as MissingDependency:
            "\(intent) was not performed. \(missing.diagnostic)"
        case let outside as OutsideRun:
            outside.diagnostic
        case let problem as ParameterProblem:
            """
            \(intent) was not performed: its parameter \(problem.parameter.name) has no usable value \
            (\(problem.problem)). A control in a snippet must carry every required value, because nobody \
            is asked for it there.
            """
        case let answer as UnusableAnswer:
            answer.diagnostic
        case is TimedOut:
            """
            \(intent) reported no progress within the time limit and was cancelled. Make it quicker, \
            conform it to ProgressReportingIntent and update its progress, or raise Limits.runDuration.
            """
        default:
            "\(intent) threw \(String(reflecting: error))."
        }
    }
}

/// A run reported no progress for too long.
struct TimedOut: Error, Hashable {}
