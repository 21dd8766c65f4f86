import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// Text.
struct TextMapping: ValueMapping {
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject { ["type": "string"] }

    var resultSchema: JSONObject { ["type": "string"] }

    func value(of json: JSONValue) -> ParameterValue? { json.string.map(ParameterValue.string) }

    func argument(for value: ParameterValue) -> JSONValue? {
        if case .string(let text) = value { .string(text) } else { nil }
    }

    func result(_ value: PresentedValue) -> JSONValue { argument(for: value.data) ?? .null }

    func formKind(_ field: Question.Field) -> Form.Kind { .text(default: field.standingText) }
}

extension Question.Field {
    /// The text that was given so far, to be corrected rather than typed anew.
    var standingText: String? {
        if case .string(let text)? = value, !text.isEmpty { text } else { nil }
    }
}
