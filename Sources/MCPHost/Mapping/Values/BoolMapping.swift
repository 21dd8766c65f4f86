import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// Yes or no.
struct BoolMapping: ValueMapping {
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject { ["type": "boolean"] }

    var resultSchema: JSONObject { ["type": "boolean"] }

    func value(of json: JSONValue) -> ParameterValue? { json.bool.map(ParameterValue.bool) }

    func argument(for value: ParameterValue) -> JSONValue? {
        if case .bool(let value) = value { .bool(value) } else { nil }
    }

    func result(_ value: PresentedValue) -> JSONValue { argument(for: value.data) ?? .null }

    func formKind(_ field: Question.Field) -> Form.Kind {
        if case .bool(let value)? = field.value { .boolean(default: value) } else { .boolean() }
    }
}
