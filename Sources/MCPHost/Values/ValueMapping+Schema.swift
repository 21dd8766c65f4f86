import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

extension ValueMapping {
    /// Returns the schema of an argument for a parameter, apart from its title and default.
    func argumentSchema(_ parameter: ParameterMetadata) -> JSONObject {
        switch shape {
        case .integer, .number:
            Self.bounded(resultSchema, parameter.lowerBound, parameter.upperBound)
        case .date, .dateParts: dateSchema(parameter.dateKind)
        case .entity:
            parameter.takesFileEntities
                ? ["anyOf": [["type": "string"], .object(FileArgument.schema)]]
                : ["type": "string"]
        case .list(let element):
            Self.counted(
                ["type": "array", "items": .object(types[element].argumentSchema(parameter))],
                parameter.constraints)
        case .opaque: ["not": [:]]
        case .file: FileArgument.schema
        case .bool, .text, .duration, .url, .enumeration, .structure, .union: resultSchema
        }
    }

    private func dateSchema(_ kind: ParameterMetadata.DateKind?) -> JSONObject {
        switch kind {
        case .date?: ["type": "string", "format": "date"]
        case .time?: ["type": "string", "format": "time"]
        case .dateTime?, nil:
            // A point in time would be more than necessary if date components suffice.
            shape == .dateParts
                ? ["type": "string", "examples": ["2026-11-21", "09:30", "2026-11-21T09:30"]]
                : ["type": "string", "format": "date-time"]
        }
    }

    private static func counted(
        _ schema: JSONObject, _ constraints: ValueConstraints
    ) -> JSONObject {
        var schema = schema
        schema["minItems"] = constraints.minimumCount.map { .integer($0) }
        if let most = constraints.maximumCount, most != .max { schema["maxItems"] = .integer(most) }
        return schema
    }

    private static func bounded(
        _ schema: JSONObject, _ lower: Double?, _ upper: Double?
    ) -> JSONObject {
        var schema = schema
        schema["minimum"] = lower.map(JSONValue.shortest)
        schema["maximum"] = upper.map(JSONValue.shortest)
        return schema
    }

    var resultSchema: JSONObject {
        switch shape {
        case .bool: ["type": "boolean"]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .text, .dateParts: ["type": "string"]
        case .date: ["type": "string", "format": "date-time"]
        case .duration: ["type": "string", "format": "duration"]
        case .url: ["type": "string", "format": "uri"]
        case .enumeration(let identifier): enumerationSchema(types.enums[identifier])
        case .entity(let identifier): entitySchema(identifier)
        case .list(let element):
            ["type": "array", "items": .object(types[element].resultSchema)]
        case .structure(let structure): structureSchema(structure)
        case .union(let shapes):
            ["anyOf": .array(shapes.map { .object(types[$0].resultSchema) })]
        case .file: JSONValue.fileSchema
        case .opaque(let name): ["title": .string(name)]
        }
    }

    private func enumerationSchema(_ metadata: EnumMetadata?) -> JSONObject {
        guard let metadata, !metadata.cases.isEmpty else { return ["type": "string"] }
        let cases = metadata.cases.map { item -> JSONValue in
            var schema: JSONObject = [
                "const": .string(item.rawValue), "title": .string(item.title),
            ]
            schema["description"] = item.subtitle.map(JSONValue.string)
            return .object(schema)
        }
        var schema: JSONObject = ["type": "string"]
        schema["description"] = metadata.schema.map { JSONValue.string($0.words) }
        schema["oneOf"] = .array(cases)
        return schema
    }

    private func entitySchema(_ identifier: String) -> JSONObject {
        let metadata = types.entities[identifier]
        var properties: JSONObject = [
            "id": ["type": "string"], "title": ["type": "string"],
            "subtitle": ["type": "string"],
            "uri": ["type": "string", "format": "uri"],
        ]
        if let declared = metadata?.properties, !declared.isEmpty {
            var values = JSONObject()
            for property in declared where !property.shape.isOpaque {
                var schema = types[property.shape].propertySchema
                schema["title"] = .string(property.title)
                values[property.name] = .object(schema)
            }
            properties["properties"] = ["type": "object", "properties": .object(values)]
        }
        if metadata?.hasLink == true {
            properties["url"] = ["type": "string", "format": "uri"]
        }
        if metadata?.hasOwnership == true {
            properties["ownership"] = [
                "type": "array", "title": "Belongs Also To",
                "items": [
                    "type": "string",
                    "enum": .array(EntityOwner.allCases.map { .string($0.rawValue) }),
                ],
            ]
        }
        if metadata?.hasContents == true {
            properties["files"] = ["type": "array", "items": .object(JSONValue.contentSchema)]
        }
        var schema: JSONObject = [
            "type": "object", "title": .string(metadata?.name ?? identifier),
        ]
        schema["description"] = metadata?.schema.map { JSONValue.string($0.words) }
        schema["properties"] = .object(properties)
        schema["required"] = ["id", "title"]
        return schema
    }

    /// The schema of a property's value; another entity is represented by its identifier.
    private var propertySchema: JSONObject {
        switch shape {
        case .entity: ["type": "string"]
        case .list(let element):
            ["type": "array", "items": .object(types[element].propertySchema)]
        default: resultSchema
        }
    }

    private func structureSchema(_ structure: StructureShape) -> JSONObject {
        var properties = JSONObject()
        for field in structure.fields {
            var schema = Self.bounded(
                types[field.shape].resultSchema, field.lowerBound, field.upperBound)
            schema["title"] = .string(field.title)
            if case .list = field.shape, !field.choices.isEmpty {
                schema["items"] = .object(Self.choice(["type": "string"], of: field.choices))
            } else {
                schema = Self.choice(schema, of: field.choices)
            }
            schema["default"] = field.defaultValue.flatMap { field.shape.json(of: $0) }
            properties[field.name] = .object(schema)
        }
        let required = structure.fields.filter { !$0.isOptional }
        return [
            "type": "object", "properties": .object(properties),
            "required": .array(required.map { .string($0.name) }), "additionalProperties": false,
        ]
    }

    /// Adds the allowed values of a text; a long list such as the currencies has no titles, because
    /// a model knows the codes, and each word costs tokens.
    private static func choice(
        _ schema: JSONObject, of choices: [StructureShape.Choice]
    ) -> JSONObject {
        var schema = schema
        if choices.count > titledChoices {
            schema["enum"] = .array(choices.map { .string($0.value) })
        } else if !choices.isEmpty {
            schema["oneOf"] = .array(
                choices.map { ["const": .string($0.value), "title": .string($0.title)] })
        }
        return schema
    }

    private static let titledChoices = 64

    /// Returns a note about the results of other tools, if the author has described how the
    /// argument relates to them.
    func connectionHint(_ parameter: ParameterMetadata) -> String? {
        switch parameter.connection {
        case .previousResult: "Meant for the result of the tool that was called before."
        case .never: "Not meant for the result of another tool."
        case nil: nil
        }
    }

    /// Returns a note that follows the author's description of an argument, if one helps.
    func hint(_ parameter: ParameterMetadata) -> String? {
        switch shape {
        case .dateParts where parameter.dateKind != .date && parameter.dateKind != .time:
            "A day, a time of day, or both, as in ISO 8601."
        case .duration: "A length of time as in ISO 8601, such as PT1H30M."
        case .entity(let identifier): entityHint(identifier)
        case .list(let element): types[element].hint(parameter)
        case .file: FileArgument.hint
        case .bool:
            parameter.switchNames.map { "True means “\($0.yes)”, false “\($0.no)”." }
        case .structure(let structure) where structure.isGenerable:
            "Make it yourself: fill in its properties from what you know, by their titles."
        case .integer, .number, .text, .date, .dateParts, .url, .enumeration, .structure,
            .union, .opaque:
            nil
        }
    }

    private func entityHint(_ identifier: String) -> String {
        let metadata = types.entities[identifier]
        let way = """
            \(metadata?.name ?? identifier): an identifier, or words to find it by; if several match, \
            the person is asked which one is meant.
            """
        return [way, metadata?.schema?.words].compactMap(\.self).joined(separator: " ")
    }
}

extension JSONValue {
    /// Returns a number, without a fraction if it is whole.
    static func shortest(_ number: Double) -> JSONValue {
        Int(exactly: number).map(JSONValue.integer) ?? .number(number)
    }
}
