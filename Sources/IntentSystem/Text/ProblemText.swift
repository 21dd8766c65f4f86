import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The texts of errors: for the person, and for the app's developer.
package enum ProblemText {
    /// Returns the text that a person reads when an intent failed.
    static func forPerson(_ error: any Error, intentTitle: String, locale: Locale) -> String {
        switch error {
        case let problem as ParameterProblem:
            let text = forPerson(problem.problem, locale)
            return LocalizedStringResource(system: "\(problem.parameter.title): \(text)")
                .text(in: locale)
        case let problem as ResolutionProblem:
            return forPerson(problem, locale).text(in: locale)
        case let missing as MissingDependency:
            return LocalizedStringResource(
                system: "“\(intentTitle)” can’t run: the app has not set up \(missing.typeName)."
            ).text(in: locale)
        case let refusal as ForegroundRefusal:
            return refusal.text(intentTitle: intentTitle)?.text(in: locale)
                ?? generic(intentTitle, locale)
        case let locked as LockedOut:
            return locked.text(intentTitle: intentTitle).text(in: locale)
        case let refused as NotAllowed:
            return refused.text(intentTitle: intentTitle).text(in: locale)
        case let reached as PersonLimitReached: return reached.text(in: locale)
        case let failure as ExportFailure: return forPerson(failure, in: locale)
        case let missing as MissingHardware:
            return LocalizedStringResource(
                system:
                    "“\(intentTitle)” needs \(missing.name.text(in: locale)), which this app can’t use here. Use the app on a device that has it."
            ).text(in: locale)
        case is TimedOut:
            return LocalizedStringResource(
                system: "“\(intentTitle)” took too long and was stopped."
            ).text(in: locale)
        case is Interrupted:
            return LocalizedStringResource(
                system: "“\(intentTitle)” was not finished, because the app was started again."
            ).text(in: locale)
        default:
            return ownWords(of: error, locale) ?? FoundationProblem(error)?.words.text(in: locale)
                ?? generic(intentTitle, locale)
        }
    }

    /// Returns an error's own text for a person (ERR-1); `nil` if it has none.
    private static func ownWords(of error: any Error, _ locale: Locale) -> String? {
        switch error {
        case let custom as any CustomAppIntentErrorConvertible:
            custom.appIntentError.localizedStringResource.text(in: locale)
        case let localized as any CustomLocalizedStringResourceConvertible:
            localized.localizedStringResource.text(in: locale)
        case let localized as any LocalizedError: localized.errorDescription
        default: nil
        }
    }

    /// Returns the text about a value that could not be exported as a file.
    static func forPerson(_ failure: ExportFailure, in locale: Locale) -> String {
        if let problem = failure.error as? FileProblem { return besideField(problem, in: locale) }
        if failure.error is ProviderTimedOut {
            return LocalizedStringResource(
                system: "“\(failure.name)” took too long and was stopped."
            ).text(in: locale)
        }
        let words: LocalizedStringResource =
            if let reason = ownWords(of: failure.error, locale) {
                .init(system: "“\(failure.name)” couldn’t be made: \(reason)")
            } else {
                .init(system: "“\(failure.name)” couldn’t be made. The app’s log says more.")
            }
        return words.text(in: locale)
    }

    /// Returns the text of the log about a picture that could not be fetched.
    static func forDeveloper(_ failure: PictureFailure) -> String {
        if let problem = failure.error as? PictureRefusal {
            return
                "The picture of “\(failure.title)” (\(failure.type)) is left out. \(problem.diagnostic)"
        }
        return """
            The picture of “\(failure.title)” (\(failure.type)) could not be fetched: \(failure.error); it is \
            shown without one. Let the closure of its DisplayRepresentation return nil where there is no \
            picture.
            """
    }

    /// Returns the text of the log about a value that could not be exported as a file.
    static func forDeveloper(_ failure: ExportFailure) -> String {
        if let late = failure.error as? ProviderTimedOut {
            return """
                “\(failure.name)” was not made within \(late.limit) and was given up. Let the closures of \
                the value's transferRepresentation be quicker, or raise Limits.exportDuration.
                """
        }
        return """
            “\(failure.name)” was not exported: \(failure.error). The transferRepresentation of the value, or the \
            file that it names, is where to look; an error that conforms to LocalizedError says to people \
            what happened.
            """
    }

    private static func generic(_ title: String, _ locale: Locale) -> String {
        LocalizedStringResource(
            system: "“\(title)” couldn’t be completed because of an unknown error."
        ).text(in: locale)
    }

    private static func forPerson(
        _ problem: ResolutionProblem, _ locale: Locale
    ) -> LocalizedStringResource {
        switch problem {
        case .missing: .init(system: "a value is needed.")
        case .notUnderstood(.entity, let data), .notUnderstood(.enumeration, let data):
            // The type's identifier is a name for programs, not for people.
            .init(system: "\(quoted(data)) is not one of the choices.")
        case .notUnderstood(.structure(let shape), .structure(let fields)):
            forPerson(shape, fields, locale)
        case .notUnderstood(.structure(let shape), .string(let text)):
            wrongUnit(in: text, shape, locale)
                ?? .init(system: "\(quoted(.string(text))) is not \(article(.structure(shape))).")
        case .notUnderstood(.union(let shapes), .string(let text)):
            unusable(text, shapes)
                ?? .init(system: "\(quoted(.string(text))) is not \(article(.union(shapes))).")
        case .notUnderstood(_, .file(let file)) where file.contents == nil:
            forPerson(FileProblem.notFound, locale)
        case .notUnderstood(let type, let data):
            .init(system: "\(quoted(data)) is not \(article(type)).")
        case .notAllowed(let violation): forPerson(violation, locale)
        case .entityNotFound(let typeName, _, _):
            .init(system: "this \(typeName) no longer exists.")
        case .ambiguous(let typeName, let text, let candidates):
            .init(
                system:
                    "“\(text.clipped)” could be any of \(candidates.count) things; choose one \(typeName)."
            )
        case .refused(let words): words
        case .undecided(_, let words): words ?? .init(system: "choose one of these.")
        }
    }

    /// Returns the text beside a form's field, which already shows the parameter's name.
    ///
    /// A list has many values, so the text names the wrong one and the choices. An identifier is a
    /// name for programs; only one that a person typed is quoted.
    static func besideField(
        _ problem: ResolutionProblem, of field: Question.Field, in locale: Locale
    ) -> String {
        switch (problem, field.parameter.shape) {
        case (.entityNotFound(let typeName, let id, isTyped: true), _):
            return LocalizedStringResource(system: "No \(typeName) matches “\(id.clipped)”.")
                .text(in: locale)
        case (.notUnderstood(.entity, let data), .list),
            (.notUnderstood(.enumeration, let data), .list):
            guard let text = data.readable, let options = field.options, !options.isEmpty else {
                break
            }
            return notChosen(
                text, field.parameter.title, among: options.map(\.title), locale
            ).text(in: locale)
        default: break
        }
        return sentence(forPerson(problem, locale), in: locale)
    }

    /// Returns a text that follows a name, with a capital letter to be read alone.
    static func sentence(_ text: LocalizedStringResource, in locale: Locale) -> String {
        let text = text.text(in: locale)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func article(_ shape: ValueShape) -> LocalizedStringResource {
        switch shape {
        case .bool: .init(system: "yes or no")
        case .integer: .init(system: "a whole number")
        case .number: .init(system: "a number")
        case .text: .init(system: "a text")
        case .date, .dateParts: .init(system: "a date")
        case .duration: .init(system: "a duration")
        case .url: .init(system: "a web address")
        case .file: .init(system: "a file of the right kind")
        // Their types have names for programs.
        case .entity, .enumeration: .init(system: "one of the choices")
        case .opaque(let name): .init(system: "a \(name)")
        case .list(let element):
            .init(system: "a list of which each is \(article(element))")
        case .structure(let structure): .init(verbatim: structure.name)
        case .union(let shapes): either(shapes)
        }
    }

    private static func either(_ shapes: [ValueShape]) -> LocalizedStringResource {
        guard let first = shapes.first else { return .init(verbatim: "") }
        return shapes.dropFirst().reduce(article(first)) { earlier, shape in
            .init(system: "\(earlier) or \(article(shape))")
        }
    }

    static func quoted(_ data: ParameterValue) -> LocalizedStringResource {
        switch data {
        case .data, .entity: .init(system: "data")
        case .array(let values): .init(system: "a list of \(values.count)")
        case .bool(true): .init(system: "“yes”")
        case .bool(false): .init(system: "“no”")
        default:
            data.readable.map { .init(system: "“\($0.clipped)”") } ?? .init(system: "nothing")
        }
    }

    /// Returns the text of the log for the developer: the error, the intent, and the cure.
    package static func forDeveloper(_ error: any Error, intent: String) -> String {
        switch error {
        case let missing as MissingDependency:
            "\(intent) was not performed. \(missing.diagnostic)"
        case let outside as OutsideRun:
            outside.diagnostic
        case let problem as ParameterProblem:
            """
            \(intent) was not performed: its parameter \(problem.parameter.name) has no usable value \
            (\(problem.problem)). \(cure(of: problem.problem))
            """
        case let answer as UnusableAnswer:
            answer.diagnostic
        case let missing as MissingHardware:
            """
            \(intent) was not performed: it needs the hardware “\(missing.hardware.rawValue)”, which the app \
            doesn't say it can use. Where it can, give IntentsApp.hardware, or IntentSystem.Configuration.hardware, \
            .\(missing.hardware.rawValue).
            """
        case let refusal as ForegroundRefusal:
            refusal.diagnostic(intent: intent)
        case is LockedOut:
            "\(intent) was not performed, because its authenticationPolicy wants the app unlocked."
        case is NotAllowed:
            """
            \(intent) was refused to a person who is in none of the groups that may perform it, by IntentsApp.access \
            or IntentSystem.Configuration.access.
            """
        case let reached as PersonLimitReached:
            "\(intent) was not performed: \(reached.diagnostic)"
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

/// The error of a run that reported no progress for too long.
struct TimedOut: Error, Hashable {}

extension String {
    /// The beginning of a typed text, long enough to recognize it.
    package var clipped: String {
        // Counting a text's characters takes as long as the text is.
        utf8.count > 256 ? prefix(64) + "…" : self
    }
}
