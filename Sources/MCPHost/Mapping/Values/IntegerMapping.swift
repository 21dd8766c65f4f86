import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// A whole number.
struct IntegerMapping: ValueMapping {
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject {
        var schema: JSONObject = ["type": "integer"]
        schema["minimum"] = parameter.lowerBound.map(JSONValue.shortest)
        schema["maximum"] = parameter.upperBound.map(JSONValue.shortest)
        return schema
    }

    var resultSchema: JSONObject { ["type": "integer"] }

    func value(of json: JSONValue) -> ParameterValue? { json.integer.map(ParameterValue.int) }

    func argument(for value: ParameterValue) -> JSONValue? {
        if case .int(let value) = value { .integer(value) } else { nil }
    }

    func result(_ value: PresentedValue) -> JSONValue { argument(for: value.data) ?? .null }

    func formKind(_ field: Question.Field) -> Form.Kind {
        let bounds = (
            lower: field.parameter.lowerBound.flatMap { Int(exactly: $0.rounded(.up)) },
            upper: field.parameter.upperBound.flatMap { Int(exactly: $0.rounded(.down)) }
        )
        var standing: Int?
        if field.error == nil, case .int(let value)? = field.value { standing = value }
        return .integer(minimum: bounds.lower, maximum: bounds.upper, default: standing)
    }
}

extension JSONValue {
    /// A number without a fraction where it has none.
    static func shortest(_ number: Double) -> JSONValue {
        Int(exactly: number).map(JSONValue.integer) ?? .number(number)
    }
}
