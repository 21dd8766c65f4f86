import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// A value that only the app can read: nobody can give one, and a result is what it calls itself.
struct OpaqueMapping: ValueMapping {
    let name: String

    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject { ["not": [:]] }

    var resultSchema: JSONObject { ["type": "string", "title": .string(name)] }

    func value(of json: JSONValue) -> ParameterValue? { nil }

    func argument(for value: ParameterValue) -> JSONValue? { nil }

    func result(_ value: PresentedValue) -> JSONValue { .string(value.title) }

    func formKind(_ field: Question.Field) -> Form.Kind { .text() }
}
