import AppIntentsMetadata
import IntentSystem
import _JSON

extension JSONValue {
    /// What the person is asked.
    static func question(_ question: Question) -> JSONValue {
        var object: JSONObject = ["id": .integer(question.id)]
        switch question.kind {
        case .values(let fields):
            object["kind"] = "values"
            object["fields"] = .array(fields.map(field))
        case .choice(let options):
            object["kind"] = "choice"
            object["options"] = .array(
                options.map { option in
                    .object(words(of: option).merging(["style": .string(option.style.rawValue)]))
                })
        case .confirmation:
            object["kind"] = "confirmation"
        }
        return .object(object)
    }

    private static func field(_ field: Question.Field) -> JSONValue {
        let parameter = field.parameter
        var object: JSONObject = [
            "name": .string(parameter.name), "title": .string(parameter.title),
            "required": .bool(!parameter.isOptional), "multiline": .bool(parameter.isMultiline),
            "searchable": .bool(field.isSearchable),
            "value": (field.value ?? .null).json,
        ]
        object = object.merging(parameter.shape.description)
        object["description"] = parameter.description.map(JSONValue.string)
        object["min"] = parameter.lowerBound.map(JSONValue.shortest)
        object["max"] = parameter.upperBound.map(JSONValue.shortest)
        object["control"] = parameter.control.map { .string($0.rawValue) }
        object["dateKind"] = parameter.dateKind.map { .string($0.rawValue) }
        object["options"] = field.options.map(options)
        object["error"] = field.error.map(JSONValue.string)
        return .object(object)
    }

    /// The choices for a field.
    static func options(_ options: [Question.Option]) -> JSONValue {
        .array(options.map { .object(words(of: $0).merging(["value": $0.value.json])) })
    }

    private static func words(of option: Question.Option) -> JSONObject {
        var object: JSONObject = ["title": .string(option.title)]
        object["subtitle"] = option.subtitle.map(JSONValue.string)
        object["section"] = option.section.map { section in
            var heading: JSONObject = ["title": .string(section.title)]
            heading["subtitle"] = section.subtitle.map(JSONValue.string)
            return .object(heading)
        }
        return object
    }
}
