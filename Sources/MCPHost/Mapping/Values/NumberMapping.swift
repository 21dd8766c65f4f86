import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// A number.
struct NumberMapping: ValueMapping {
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject {
        var schema: JSONObject = ["type": "number"]
        schema["minimum"] = parameter.lowerBound.map(JSONValue.shortest)
        schema["maximum"] = parameter.upperBound.map(JSONValue.shortest)
        return schema
    }

    var resultSchema: JSONObject { ["type": "number"] }

    func value(of json: JSONValue) -> ParameterValue? {
        switch json {
        case .integer(let value): .int(value)
        case .number(let value): .double(value)
        default: nil
        }
    }

    func argument(for value: ParameterValue) -> JSONValue? {
        switch value {
        case .int(let value): .integer(value)
        case .double(let value) where value.isFinite: .number(value)
        default: nil
        }
    }

    func result(_ value: PresentedValue) -> JSONValue { argument(for: value.data) ?? .null }

    func formKind(_ field: Question.Field) -> Form.Kind {
        var standing: Double?
        if field.error == nil {
            switch field.value {
            case .int(let value)?: standing = Double(value)
            case .double(let value)?: standing = value
            default: break
            }
        }
        return .number(
            minimum: field.parameter.lowerBound, maximum: field.parameter.upperBound,
            default: standing)
    }
}
