import SwiftUI
import _Localization

/// A question about one parameter, asked through the present run.
struct ParameterRequest {
    private let parameter: any AnyIntentParameter
    private let system: any SystemInteraction

    /// Finds the present run; throws an error that names the call and its cure if there is none.
    init(_ parameter: any AnyIntentParameter, for call: String, in type: Any.Type) throws {
        self.parameter = parameter
        system = try SystemInteractions.required(for: call, in: type)
    }

    /// Asks for a value, sets it, and returns it.
    func value<Value>(_ dialog: IntentDialog?) async throws -> Value {
        try await system.requestValue(of: parameter, dialog: dialog)
        guard let value = parameter.currentValue as? Value else {
            throw AppIntentError.Unrecoverable.unknown
        }
        return value
    }

    /// Asks which of several values the person means.
    func choice<Value: _IntentValue>(
        among values: [Value], _ dialog: IntentDialog?
    ) async throws -> Value {
        let index = try await system.choose(
            ChoiceRequest(
                options: values.map { .value($0) },
                dialog: dialog ?? parameter.declaration.requestDisambiguationDialog, view: nil))
        return values[index]
    }

    /// Asks whether the person means a value.
    func confirmation(
        of value: some _IntentValue, _ dialog: IntentDialog?, _ view: _SnippetViewContainer?
    ) async throws -> Bool {
        let locale = system.systemContext.locale
        let name =
            (value as? Date).map {
                LocalizedStringResource(
                    verbatim: $0.text(parameter.declaration.dateKind, in: locale))
            } ?? value._representation(in: locale).title
        let yes = IntentChoiceOption(title: .init(system: "Yes"))
        let no = IntentChoiceOption(title: .init(system: "No"))
        let answer = try await system.choose(
            ChoiceRequest(
                options: [.choice(yes), .choice(no)],
                dialog: dialog ?? IntentDialog(.init(system: "Did you mean “\(name)”?")), view: view
            ))
        return answer == 0
    }
}
