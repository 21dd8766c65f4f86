import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The values of a run that has not ended, to begin it again if it is lost (TRY-6).
struct Resumption: Sendable {
    /// The request with the run's values so far.
    private(set) var request: RunRequest
    /// The names among the values, by which a person tells the run from another.
    let names: String?

    /// Creates the resumption of a run with these parameters, and with its open question, if any.
    ///
    /// A form that was lost is shown again, with the values.
    init(
        _ request: RunRequest, of contents: IntentContents? = nil, asked kind: Question.Kind? = nil
    ) {
        names = contents?.names(in: request.locale)
        let isForm = if case .values = kind { true } else { false }
        self.request = request.with(
            request.arguments.named(
                by: contents ?? IntentContents(of: request.type.init())),
            form: isForm ? .first : request.form)
    }

    /// The request to try again; `nil` for parameters of a configuration, which have their own place.
    var retry: RunRequest? { request.configured == nil ? request : nil }

    /// Adds the values that the person has given; the form needn't be shown again.
    mutating func add(_ values: [String: ParameterValue]) {
        guard case .named(let known) = request.arguments else { return }
        request = request.with(known.merging(values) { $1 }, form: .missing)
    }
}

extension IntentContents {
    /// Returns the names of the entities and cases that the parameters have.
    fileprivate func names(in locale: Locale) -> String? {
        let names = parameters.compactMap { named -> String? in
            guard let value = named.parameter.currentValue else { return nil }
            switch value.parameterValue {
            case .entity, .enumeration:
                return PresentedValue(value, locale: locale).title
            default: return nil
            }
        }.filter { !$0.isEmpty }
        let separator = LocalizedStringResource(system: ", ").text(in: locale)
        return names.isEmpty ? nil : names.joined(separator: separator)
    }
}

extension RunRequest {
    /// Returns the request with other values and another form.
    fileprivate func with(_ values: [String: ParameterValue], form: FormMode) -> RunRequest {
        RunRequest(
            type, .named(values), purpose: purpose, form: form, locale: locale, location: location,
            isVoiceOnly: isVoiceOnly, source: source, date: date)
    }
}

extension Arguments {
    /// Returns the arguments with further values, by the names of the parameters.
    func adding(_ values: [String: ParameterValue], of type: any AppIntent.Type) -> Arguments {
        if values.isEmpty { return self }
        return .named(
            named(by: IntentContents(of: type.init())).merging(values) { $1 })
    }

    /// Returns the values by the names of the parameters.
    func named(by contents: @autoclosure () -> IntentContents) -> [String: ParameterValue] {
        switch self {
        case .named(let values): return values
        case .recipe(let recipe):
            let names = contents().parameters.map(\.name)
            return Dictionary(zip(names, recipe.values)) { first, _ in first }
                .compactMapValues(\.self)
        }
    }
}

/// The failure of a run that ended with the process that performed it.
struct Interrupted: Error {}
