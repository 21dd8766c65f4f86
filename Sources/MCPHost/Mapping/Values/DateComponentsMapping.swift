import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// A day, a time of day, or both.
struct DateComponentsMapping: ValueMapping {
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject {
        switch parameter.dateKind {
        case .date?: ["type": "string", "format": "date"]
        case .time?: ["type": "string", "format": "time"]
        // A point in time would be too much to ask for.
        case .dateTime?, nil:
            ["type": "string", "examples": ["2026-11-21", "09:30", "2026-11-21T09:30"]]
        }
    }

    var resultSchema: JSONObject { ["type": "string"] }

    func hint(_ parameter: ParameterMetadata) -> String? {
        switch parameter.dateKind {
        case .date?, .time?: nil
        case .dateTime?, nil: "A day, a time of day, or both, as in ISO 8601."
        }
    }

    func value(of json: JSONValue) -> ParameterValue? { json.string.map(ParameterValue.string) }

    func argument(for value: ParameterValue) -> JSONValue? {
        if case .string(let text) = value { .string(text) } else { nil }
    }

    func result(_ value: PresentedValue) -> JSONValue { argument(for: value.data) ?? .null }

    func formKind(_ field: Question.Field) -> Form.Kind {
        field.parameter.dateKind == .date ? .date(field) : .text(default: field.standingText)
    }
}
