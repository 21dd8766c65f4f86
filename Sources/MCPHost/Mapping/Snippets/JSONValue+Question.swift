import AppIntentsMetadata
import Foundation
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
            "type": .string(parameter.type.kindName), "multiline": .bool(parameter.isMultiline),
            "searchable": .bool(field.isSearchable), "value": .value(field.value ?? .null),
        ]
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
        .array(options.map { .object(words(of: $0).merging(["value": .value($0.value)])) })
    }

    private static func words(of option: Question.Option) -> JSONObject {
        var object: JSONObject = ["title": .string(option.title)]
        object["subtitle"] = option.subtitle.map(JSONValue.string)
        return object
    }

    /// A value in the form that `ParameterValue` describes.
    static func value(_ value: ParameterValue) -> JSONValue {
        switch value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .integer(value)
        case .double(let value): .number(value)
        case .string(let text): .string(text)
        case .array(let values): .array(values.map(JSONValue.value))
        case .date(let date):
            [
                "date": .string(
                    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ]
        case .entity(let type, let id): ["entity": .string(type), "id": .string(id)]
        case .enumeration(let type, let rawValue):
            ["enum": .string(type), "case": .string(rawValue)]
        case .data(let bytes): ["data": .string(Data(bytes).base64EncodedString())]
        }
    }
}

extension ParameterValue {
    /// Reads the form that `ParameterValue` describes; `nil` for an object of another.
    init?(tagged json: JSONValue) {
        switch json {
        case .array(let elements):
            var values: [ParameterValue] = []
            for element in elements {
                guard let value = ParameterValue(tagged: element) else { return nil }
                values.append(value)
            }
            self = .array(values)
        case .object(let object):
            if let type = object["entity"]?.string, let id = object["id"]?.string {
                self = .entity(type: type, id: id)
            } else if let type = object["enum"]?.string, let rawValue = object["case"]?.string {
                self = .enumeration(type: type, rawValue: rawValue)
            } else if let text = object["date"]?.string {
                let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
                self = (try? Date(text, strategy: style)).map(ParameterValue.date) ?? .string(text)
            } else if let text = object["data"]?.string, let data = Data(base64Encoded: text) {
                self = .data([UInt8](data))
            } else {
                return nil
            }
        default:
            self.init(json)
        }
    }
}

extension ValueTypeMetadata {
    /// The name of the type's kind in a field.
    fileprivate var kindName: String {
        switch self {
        case .bool: "bool"
        case .int: "int"
        case .double: "double"
        case .string: "string"
        case .date, .dateComponents: "date"
        case .url: "url"
        case .entity: "entity"
        case .enumeration: "enum"
        case .array: "array"
        case .other: "other"
        }
    }
}
