import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// An entity: an argument is its identifier or words that find it, a result says what it is called.
struct EntityMapping: ValueMapping {
    let identifier: String
    let metadata: EntityMetadata?

    private var name: String { metadata?.name ?? identifier }

    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject { ["type": "string"] }

    var resultSchema: JSONObject {
        [
            "type": "object", "title": .string(name),
            "properties": [
                "id": ["type": "string"], "title": ["type": "string"],
                "subtitle": ["type": "string"],
                "uri": ["type": "string", "format": "uri"],
            ],
            "required": ["id", "title"],
        ]
    }

    func hint(_ parameter: ParameterMetadata) -> String? {
        """
        \(name): an identifier, or words to find it by; if several match, the person is asked which \
        one is meant.
        """
    }

    func value(of json: JSONValue) -> ParameterValue? {
        // Whole numbers are accepted because identifiers often look like ones.
        json.string.map(ParameterValue.string) ?? json.integer.map { .string(String($0)) }
    }

    func argument(for value: ParameterValue) -> JSONValue? {
        if case .entity(_, let id) = value { .string(id) } else { nil }
    }

    func result(_ value: PresentedValue) -> JSONValue {
        guard case .entity(let type, let id) = value.data else { return .null }
        var result: JSONObject = ["id": .string(id), "title": .string(value.title)]
        result["subtitle"] = value.subtitle.map(JSONValue.string)
        if metadata != nil {
            result["uri"] = .string(EntityAddress(type: type, id: id).text)
        }
        return .object(result)
    }

    func formKind(_ field: Question.Field) -> Form.Kind { .text(default: field.standingText) }
}
