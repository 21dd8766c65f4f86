package import _JSONValue

/// Shapes as the forms of pages know them (`Documentation/WireFormat.md`).
extension ValueShape {
    /// The members that describe the shape: `type`, and what belongs to it.
    package var description: JSONObject {
        switch self {
        case .bool: ["type": "bool"]
        case .integer: ["type": "int"]
        case .number: ["type": "double"]
        case .text: ["type": "string"]
        case .date, .dateParts: ["type": "date"]
        case .duration: ["type": "duration"]
        case .url: ["type": "url"]
        case .entity: ["type": "entity"]
        case .enumeration: ["type": "enum"]
        case .list(let element):
            ["type": "array", "element": .object(element.description)]
        case .structure(let structure):
            ["type": "structure", "fields": .array(structure.fields.map(Self.description))]
        case .union: ["type": "union"]
        case .file(let contentTypes):
            ["type": "file", "contentTypes": .array(contentTypes.map(JSONValue.string))]
        case .opaque: ["type": "other"]
        }
    }

    private static func description(of field: StructureShape.Field) -> JSONValue {
        var object: JSONObject = ["name": .string(field.name), "title": .string(field.title)]
        object = object.merging(field.shape.description)
        object["required"] = .bool(!field.isOptional)
        if !field.choices.isEmpty {
            object["choices"] = .array(
                field.choices.map { ["value": .string($0.value), "title": .string($0.title)] })
        }
        object["default"] = field.defaultValue?.json
        object["min"] = field.lowerBound.map(JSONValue.number)
        object["max"] = field.upperBound.map(JSONValue.number)
        return .object(object)
    }
}
