import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// A case of an enumeration, by its raw value.
struct EnumerationMapping: ValueMapping {
    let identifier: String
    let metadata: EnumMetadata?

    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject { resultSchema }

    var resultSchema: JSONObject {
        guard let metadata, !metadata.cases.isEmpty else { return ["type": "string"] }
        let cases = metadata.cases.map { item -> JSONValue in
            var schema: JSONObject = [
                "const": .string(item.rawValue), "title": .string(item.title),
            ]
            schema["description"] = item.subtitle.map(JSONValue.string)
            return .object(schema)
        }
        return ["type": "string", "oneOf": .array(cases)]
    }

    func value(of json: JSONValue) -> ParameterValue? {
        let rawValue = json.string ?? json.integer.map { String($0) }
        return rawValue.map { .enumeration(type: identifier, rawValue: $0) }
    }

    func argument(for value: ParameterValue) -> JSONValue? {
        if case .enumeration(_, let rawValue) = value { .string(rawValue) } else { nil }
    }

    func result(_ value: PresentedValue) -> JSONValue { argument(for: value.data) ?? .null }

    func formKind(_ field: Question.Field) -> Form.Kind {
        let options = (metadata?.cases ?? []).map {
            Form.Option(value: $0.rawValue, title: $0.title)
        }
        var standing: String?
        if field.error == nil, case .enumeration(_, let rawValue)? = field.value {
            standing = rawValue
        }
        return options.isEmpty ? .text() : .choice(.titled(options), default: standing)
    }
}
