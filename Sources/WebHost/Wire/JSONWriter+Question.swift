import AppIntentsMetadata
import Foundation
import IntentSystem
import _JSON

extension JSONWriter {
    /// Writes what the person is asked.
    mutating func question(_ question: Question) {
        object { writer in
            writer.member("id", question.id)
            switch question.kind {
            case .values(let fields):
                writer.member("kind", "values")
                writer.name("fields")
                writer.array(fields) { $0.field($1) }
            case .choice(let options):
                writer.member("kind", "choice")
                writer.name("options")
                writer.array(options) { writer, option in
                    writer.object { writer in
                        writer.member("title", option.title)
                        writer.member("subtitle", option.subtitle)
                        writer.member("symbol", option.systemImageName)
                        writer.member("style", option.style.rawValue)
                    }
                }
            case .confirmation:
                writer.member("kind", "confirmation")
            }
        }
    }

    private mutating func field(_ field: Question.Field) {
        let parameter = field.parameter
        object { writer in
            writer.member("name", parameter.name)
            writer.member("title", parameter.title)
            writer.member("description", parameter.description)
            writer.member("type", parameter.type.wireName)
            writer.member("required", !parameter.isOptional)
            writer.member("control", parameter.control?.rawValue)
            writer.member("min", parameter.lowerBound)
            writer.member("max", parameter.upperBound)
            writer.member("dateKind", parameter.dateKind?.rawValue)
            writer.member("multiline", parameter.isMultiline)
            writer.name("options")
            if let options = field.options { writer.options(options) } else { writer.null() }
            writer.member("searchable", field.isSearchable)
            writer.name("value")
            writer.value(field.value ?? .null)
            writer.member("error", field.error)
        }
    }

    /// Writes the choices for a field.
    mutating func options(_ options: [Question.Option]) {
        array(options) { writer, option in
            writer.object { writer in
                writer.member("title", option.title)
                writer.member("subtitle", option.subtitle)
                writer.member("symbol", option.systemImageName)
                writer.name("value")
                writer.value(option.value)
            }
        }
    }

    /// Writes a parameter's value in the form that `ParameterValue` describes.
    mutating func value(_ value: ParameterValue) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .int(let value): int(value)
        case .double(let value): double(value)
        case .string(let text): string(text)
        case .array(let values): array(values) { $0.value($1) }
        case .date(let date):
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
            object { $0.member("date", date.formatted(style)) }
        case .entity(let type, let id):
            object { writer in
                writer.member("entity", type)
                writer.member("id", id)
            }
        case .enumeration(let type, let rawValue):
            object { writer in
                writer.member("enum", type)
                writer.member("case", rawValue)
            }
        case .data(let bytes):
            object { $0.member("data", Data(bytes).base64EncodedString()) }
        }
    }
}

extension ValueTypeMetadata {
    /// The name of the type's kind in a field.
    fileprivate var wireName: String {
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
