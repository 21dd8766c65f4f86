import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// A URL.
struct AddressMapping: ValueMapping {
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject {
        ["type": "string", "format": "uri"]
    }

    var resultSchema: JSONObject { ["type": "string", "format": "uri"] }

    func value(of json: JSONValue) -> ParameterValue? { json.string.map(ParameterValue.string) }

    func argument(for value: ParameterValue) -> JSONValue? {
        if case .string(let text) = value { .string(text) } else { nil }
    }

    func result(_ value: PresentedValue) -> JSONValue { argument(for: value.data) ?? .null }

    func formKind(_ field: Question.Field) -> Form.Kind {
        // What was refused is no address, and a default must be one.
        .text(format: .uri, default: field.error == nil ? field.standingText : nil)
    }
}
